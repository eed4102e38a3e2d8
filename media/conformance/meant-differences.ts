/** Lines of a scene's script in which ours may differ from LiveKit's. */
export const MEANT_LINES: { about: RegExp; why: string }[] = [
  {
    about: /^about \w+: (JOINING|JOINED|DISCONNECTED, [A-Z_]+$)/,
    why: 'LiveKit gathers news of people who do not publish for three seconds, in which JOINED is overtaken, and DISCONNECTED by who comes back; we tell it at once.',
  },
  {
    about: /^about \w+: ACTIVE, name \w+$/,
    why: 'LiveKit tells a new name and new metadata one after the other, we at once.',
  },
  {
    about: /^descriptions: /,
    why: 'How many descriptions are exchanged depends on what falls together; that each track is carried is tested.',
  },
  {
    about: /^room: /,
    why: 'LiveKit tells the room anew whenever its numbers change, some seconds late; its metadata is tested.',
  },
  {
    about: /^sections: /,
    why: 'LiveKit asks for sections one track at a time, we for all at once.',
  },
]

/** Cases that are put to one of the two only. */
const MEANT_CASES = {
  'for who is still connecting':
    'LiveKit drops what is not numbered for who is not connected yet; we keep it for them as well.',
  'late workers':
    'LiveKit gives a job to workers that are there already, and forgets it otherwise; ours waits for the first.',
  'lost workers':
    'LiveKit forgets the jobs of a worker that is lost; we give them to another when the agent is gone too.',
  'pictures from a microphone':
    'Who may use a microphone alone could show pictures by its name: LiveKit looks at the name, we at the type as well.',
  'full reconnect on request':
    'LiveKit has forgotten this rehearsal, and clients still ask for it: we do it.',
  'first the word':
    'LiveKit ends the media of who is put out beside the word that says so; we let the client read it first.',
  'sent again':
    'To clients that do not offer it, and can RED, LiveKit names no NACK for Opus; we ask everybody for what was lost.',
}

export const MEANT: string[] = [...MEANT_LINES.map(({ why }) => why), ...Object.values(MEANT_CASES)]

type MeantCase = keyof typeof MEANT_CASES

const isLivekit = process.env.CONFORMANCE_TARGET === 'livekit'

/** For `skip`: whether, and why it is put to the other one only. */
export const notWithLivekit = (about: MeantCase) => [isLivekit, MEANT_CASES[about]] as const
