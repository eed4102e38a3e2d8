import type { Phrases } from '../phrases.ts'

/** What they think of whoever asks, and when they would rather ask back. */
export const OF_WHO_ASKS_NOT_KNOWN: Phrases = {
  'evade-about-me': {
    any: [
      "I'd rather keep that to myself.",
      "That's a bit personal.",
      "Let's not get into that.",
      'Is that important?',
      "I don't usually talk about that.",
      'Another time, maybe.',
    ],
    cool: ['Why would you want to know that?'],
    warm: ["Ha, you'd have to know me longer for that."],
  },
  // Of who asks: mild, and either way no more than can be meant.
  'you-no': {
    any: [
      'Not really, no.',
      'No, not really.',
      "I wouldn't say so.",
      "No, it's all right.",
      'No, no.',
      "No, I don't think so.",
    ],
  },
  'you-a-bit': {
    any: [
      'A bit, maybe.',
      'A little, yes.',
      'Perhaps a little.',
      'To be honest, a bit.',
      'A bit, if you ask me.',
      'Maybe a little, yes.',
    ],
  },
  'you-yes': {
    any: [
      'I think so, yes.',
      'By and large, yes.',
      "Yes. I'd say so.",
      'Yes, I think so.',
      'Yes, so far.',
      'So far, yes.',
    ],
  },
  'you-not-quite': {
    any: [
      'Not quite yet.',
      "I'm not sure yet, to be honest.",
      'Not entirely.',
      "Not yet, I'm afraid.",
      'Partly, I would say.',
      "Let's see. Not quite yet.",
    ],
  },
  'you-good': {
    any: [
      "So far I've a good impression.",
      "It's going all right, I think.",
      'Good, so far.',
      'No complaints so far.',
      "It's been all right so far.",
      'Fine, so far.',
    ],
  },
  'you-open': {
    any: [
      "I'm not quite sure yet, to be honest.",
      "I'd like to know you a bit better before I say.",
      "It's a bit early to say.",
      "I couldn't say yet.",
      "I haven't made up my mind about that.",
      "I'd have to think how to say that.",
    ],
  },
  'ask-back': {
    any: [
      'What do you think yourself?',
      'What would you say?',
      "I'd rather hear what you think first.",
      'Tell me how you see it.',
      "Let me ask you. What's your idea?",
      'And you? What do you think?',
    ],
  },
  'what-about-it': {
    any: [
      'What would you like to know about it?',
      'Where do you want me to start?',
      'What do you want to know, exactly?',
      'Which part of it interests you?',
      "Is there something in particular you'd like to know?",
      'What about it would you like to know?',
    ],
  },
  'come-back': {
    any: [
      'Can I come back to that?',
      'Can we come back to that in a minute?',
      "That one I'll have to think about.",
      'Let me come back to that.',
      "Let's leave that one for a moment.",
      'Could you ask me that again later?',
    ],
  },
  'why-you-ask': {
    any: [
      'Why do you ask?',
      'What makes you ask?',
      'Can I ask why you want to know?',
      'Does that matter here?',
      'Why do you want to know?',
      'Is that important?',
    ],
  },
}
