import { chooser } from '@colloquy/domain/persona/choose'

/** What the persona says when the call itself was in the way, and not the talk. */
const ASIDES = {
  /** Somebody else's process speaks for it from now on. */
  'taken-over': [
    'Sorry, the line dropped for a second. Go on.',
    'Sorry about that, I lost you for a moment. Please go on.',
    "Sorry, that was my line. I'm back.",
  ],
  /** The same, where something is still to be answered. */
  'taken-over-answering': [
    'Sorry, the line dropped for a second.',
    'Sorry about that, bad connection.',
    'Sorry, I lost you for a moment there.',
  ],
  /** Nobody can make sense of what was heard. */
  'not-caught': [
    "Sorry, I didn't catch that. Could you say it again?",
    'Sorry, could you say that again?',
    "I didn't quite get that. Say it again, please?",
    "Sorry, that didn't come through. Again, please?",
  ],
  back: [
    'Ah, there you are. You dropped off for a moment.',
    "You're back. I lost you there for a moment.",
    'Hello again, you dropped off. Where were we?',
  ],
} as const

export const asideFor = (of: keyof typeof ASIDES, key: string): string =>
  chooser(`${key}/${of}`)(ASIDES[of]) ?? ''
