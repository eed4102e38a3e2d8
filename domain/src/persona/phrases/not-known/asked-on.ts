import type { Phrases } from '../phrases.ts'

/** When what is not known is asked again, or all that is known was said: and whom to ask instead. */
export const ASKED_ON_NOT_KNOWN: Phrases = {
  'evade-told': {
    any: [
      "I don't know more about it than I've told you.",
      "More than that I couldn't tell you.",
      "That's as much as I can say about it.",
      "There isn't much to add to what I've said.",
      "I've told you what I know there.",
      "I couldn't add much to what I've said.",
    ],
  },
  'evade-again': {
    any: [
      "I can't be more exact than that, sorry.",
      "As I said, it's hard to be more exact there.",
      "I've got nothing to add to that.",
      "You asked me that. I can't put it any better.",
      "It's the same as a minute ago.",
      "No better answer than before, I'm afraid.",
    ],
    warm: ["I'd love to help you there, but that's all I have."],
  },
  matter: {
    any: [
      '{matter}?',
      '{matter}? Hm.',
      '{matter}, you mean?',
      '{matter}? Let me see.',
      '{matter}, hm.',
      '{matter}…',
    ],
  },
  'evade-still': {
    any: [
      "I can't put it any better, I'm sorry. It isn't that I don't want to.",
      "Honestly, that's as far as I've got with it.",
      "I'm not dodging it. I just don't have it clear in my own head.",
      'I wish I had a better answer for you there.',
      "That's all I have on that, to be honest.",
      "I've never had to explain it to anybody, that's why.",
    ],
  },
  'find-out': {
    any: [
      "I don't know that either. I can find out and let you know.",
      'I can find that out for you, if it helps.',
      "Give me a little time, and I'll find out.",
      "I don't have that here. I can look into it for you.",
      "I could find out by next time, if it's important.",
      "I'd have to ask a colleague. I'll let you know.",
    ],
  },
  'evade-and-that': {
    any: [
      "That's another matter.",
      'Much the same.',
      "There's not much to say about that.",
      "That's a different story.",
      'Same there, more or less.',
      "That I couldn't tell you.",
    ],
  },
  'evade-advice': {
    any: [
      "I'd have to take advice on that.",
      "You'd expect me to keep that to myself.",
      "I'm not going to answer that today.",
      "You wouldn't tell me that either.",
      "That's not for today.",
      "I'll keep my cards to myself there.",
    ],
  },
  'what-i-can-say': {
    any: [
      'All I can tell you is this:',
      'What I know is this:',
      'I can only tell you this much:',
      'All I know is this:',
      'This much I know:',
      'As far as I can say:',
    ],
  },
}
