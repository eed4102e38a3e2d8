import type { Phrases } from '../phrases.ts'

/** How they leave. */
export const ENDING_IN_THERAPY: Phrases = {
  'goodbye-agreed': {
    any: [
      'Okay. Thank you. Bye.',
      'All right. Thank you. Bye.',
      "Okay. I'll try that. Bye.",
      'Thanks. Till then.',
      'Thank you, {learner}. See you.',
      'All right. See you then.',
    ],
  },
  'goodbye-open': {
    any: [
      'Okay. Thank you. Bye.',
      "That wasn't as bad as I thought. Bye.",
      'Thanks. See you, maybe.',
      'All right. Take care.',
      'Okay… bye, then.',
      'Thank you, {learner}. Bye.',
    ],
  },
  'goodbye-cold': {
    any: [
      "Right. So that's that. Bye.",
      'Okay. Bye.',
      "I don't think I'll come again. Bye.",
      'Fine. Bye.',
      'Well. Goodbye.',
      "I told them it wouldn't help. Bye.",
    ],
  },
  warning: {
    any: [
      "I'm not sure this helps me.",
      'I could just get up and go, you know.',
      "You're not really listening, are you?",
      "I don't think I want to do this.",
      'Can I go now?',
      'This is what everybody does with me.',
    ],
  },
  'hang-up': {
    any: [
      "No. I'm going. Goodbye.",
      "This isn't for me. Bye.",
      "I'd like to stop here. Goodbye.",
      "I'm sorry. I can't do this. Bye.",
      "I'll tell them I came. Goodbye.",
      "I think that's enough for me. Bye.",
    ],
  },
}
