/** What a key does in a call, where it does anything. */
export type KeyDeed = 'mute' | 'chat' | 'captions' | 'keys' | 'close' | 'talk'

export type Pressed = {
  key: string
  /** With Control, Alt or Meta it belongs to the browser. */
  hasModifier: boolean
  /** Whether it goes into a field. */
  isTyping: boolean
  pushToTalk: boolean
}

/** As people are told of them. */
export const KEYS: readonly { key: string; does: string }[] = [
  { key: 'M', does: 'Microphone on or off' },
  { key: 'C', does: 'Open or close the chat' },
  { key: 'T', does: 'Captions on or off' },
  { key: 'Space', does: 'Hold to talk, with push-to-talk' },
  { key: '?', does: 'Show these keys' },
  { key: 'Esc', does: 'Close what is open' },
]

export function deedOf({ key, hasModifier, isTyping, pushToTalk }: Pressed): KeyDeed | null {
  if (hasModifier) return null
  // The only key that nobody types.
  if (key === 'Escape') return 'close'
  if (isTyping) return null
  switch (key.toLowerCase()) {
    case 'm':
      return 'mute'
    case 'c':
      return 'chat'
    case 't':
      return 'captions'
    case '?':
      return 'keys'
    case ' ':
      return pushToTalk ? 'talk' : null
    default:
      return null
  }
}
