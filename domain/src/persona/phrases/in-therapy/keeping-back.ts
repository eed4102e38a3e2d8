import type { Phrases } from '../phrases.ts'

/** What they keep back, do not know, or would rather not do. */
export const KEEPING_BACK_IN_THERAPY: Phrases = {
  'not-yet': {
    any: [
      "I don't really want to talk about that.",
      "It's fine. Really.",
      "I'd rather not.",
      'Everybody has something.',
      "There isn't much to say.",
      'Can we talk about something else?',
      "It's nothing. It comes and goes, and then it's morning.",
    ],
  },
  'why-should-i': {
    any: [
      "I don't see what that would change.",
      "I'm not sure I'm ready for that.",
      "I don't know. What for?",
      "That's a bit much for today.",
      'Maybe. Not yet.',
      "I'd have to think about it.",
    ],
  },
  'when-exactly': {
    any: [
      'When would that be?',
      'Okay. When?',
      'Which day?',
      "I'd have to look at my week. When?",
      'Maybe. What day are you thinking of?',
      'And when would I do that?',
    ],
  },
  agree: {
    any: [
      'Okay. I can try that.',
      "All right. I'll do it.",
      'Yes. I think I can do that.',
      "I'll try. I can't promise.",
      'Okay. That much I can do.',
      "Mm. Yes. Let's do that.",
    ],
  },
  decline: {
    any: [
      "No, I don't want to.",
      "I can't do that.",
      "I'd rather not.",
      'No. Not that.',
      "I don't think that's for me.",
      'Sorry. No.',
    ],
  },
  'evade-tried': {
    any: [
      'Other people have asked me that too.',
      "I've thought about it.",
      "I wouldn't know how to start.",
      "It's not that easy.",
      'Not really.',
      'Not properly.',
    ],
  },
  'evade-reason': {
    any: [
      "I don't know. I ask myself that too.",
      'I wish I knew why.',
      'It just is like that.',
      "I couldn't tell you why.",
      "I can't explain it.",
      "Maybe that's why I'm here.",
    ],
  },
  'evade-opinion': {
    any: [
      "I don't know what I think.",
      'Something in me says yes, and something says no.',
      "I'd need time for that.",
      'Hm. You might be right.',
      "I haven't got that far.",
      'I try not to think about it.',
    ],
  },
  'evade-anything': {
    any: [
      "I don't know.",
      'Hm. Nothing, really.',
      "I've never thought about it like that.",
      "It's hard to say.",
      'Do I have to answer that now?',
      "I'm not good at this.",
    ],
  },
  advice: {
    any: [
      "I've been told that before.",
      "I've tried that sort of thing.",
      "It's easy to say.",
      'Everybody says that.',
      'Yes. I have a leaflet about it at home.',
      "If it were that simple I'd have done it.",
    ],
  },
}
