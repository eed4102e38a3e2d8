/** Lines of a scene's script in which ours may differ from LiveKit's. */
export const MEANT_LINES: { about: RegExp; why: string }[] = [
  {
    about: /^about \w+: (JOINING|JOINED)/,
    why: 'LiveKit gathers news of people who do not publish for three seconds, in which JOINED is overtaken; we tell it at once.',
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
  'pictures from a microphone':
    'Who may use a microphone alone could show pictures by its name: LiveKit looks at the name, we at the type as well.',
  'full reconnect on request':
    'LiveKit has forgotten this rehearsal, and clients still ask for it: we do it.',
}

export const MEANT: string[] = [...MEANT_LINES.map(({ why }) => why), ...Object.values(MEANT_CASES)]

type MeantCase = keyof typeof MEANT_CASES

const isLivekit = process.env.CONFORMANCE_TARGET === 'livekit'

/** For `skip`: whether, and why it is put to the other one only. */
export const notWithLivekit = (about: MeantCase) => [isLivekit, MEANT_CASES[about]] as const
