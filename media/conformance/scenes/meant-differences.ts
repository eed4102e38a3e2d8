/** Lines of a script in which ours may differ from LiveKit's, and why. */
export const MEANT_DIFFERENCES: { about: RegExp; why: string }[] = [
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
