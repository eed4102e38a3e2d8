import type { Phrases } from './phrases.ts'

/** What somebody says who is interviewed, where nothing of their own is written: modest, and nothing invented. */
export const BEING_INTERVIEWED: Phrases = {
  'own-yes': {
    any: [
      'Yes, I do.',
      'Yes, one thing.',
      'I do, yes.',
      'Yes, please.',
      'There is something, yes.',
      'Yes, thank you.',
    ],
  },
  'own-question': {
    any: [
      'What would my first weeks look like?',
      'Who would I be working with most?',
      'What does a good first month look like to you?',
      'How does a normal day go here?',
      'Who would show me how things are done?',
      'What do the people who stay here like about it?',
    ],
  },
  'own-condition': {
    any: [
      'That would be fine with me.',
      'I can live with that. It comes with the work.',
      "That wouldn't put me off.",
      "I'd manage that. I knew it wouldn't all be easy.",
      "That's all right for me.",
      'It would be fine. One gets used to most things.',
    ],
  },
  'own-no-more': {
    any: [
      "No, I think you've told me what I wanted to know.",
      'Nothing more for now, thank you.',
      'No, that was all. Thank you.',
      "I think that's everything, thanks.",
      'Not at the moment, thank you.',
      "No, I've asked what I wanted to ask.",
    ],
  },
  'own-answer': {
    any: [
      "That's good to know, thank you.",
      'Thank you, that helps.',
      'Okay, that sounds good to me.',
      "Good. That's what I wanted to know.",
      'All right, thank you.',
      'I see. That helps me, thanks.',
    ],
  },
  drink: {
    any: [
      "That's kind. A glass of water, please.",
      "Yes, please, if it's no trouble.",
      "I'm fine, thank you.",
      'A coffee would be nice, thank you.',
      'Water would be lovely, thanks.',
      'Thank you, not just now.',
    ],
  },
  journey: {
    any: [
      'Yes, fine, thank you.',
      'It was all right, thanks. No trouble at all.',
      'Fine, thank you. I left in good time.',
      'Good, thanks. I found it without asking.',
      'All well, thank you.',
      "It was fine. I'm glad to be here.",
    ],
  },
  'own-reserve': {
    any: [
      "That's not my favourite subject, I'll admit.",
      "There's a story to that, and not a nice one.",
      "It didn't end the way that I'd have liked.",
      "Hm. I was hoping that you wouldn't ask.",
      "That's a sore point, to be open about it.",
      "It wasn't easy, that part.",
    ],
  },
  'own-opens-up': {
    any: [
      'All right.',
      'Okay, you should hear it from me.',
      "Well, I'd rather say it as it was.",
      'Fair enough.',
      'Okay. It was like this.',
      "Right, I'll tell you.",
    ],
  },
  'own-ask-more': {
    any: [
      "That's the short version. What would you like to know about it?",
      'Ask me what you like about it.',
      "There's not much more to it. What interests you?",
      'I could go on for a while. Where should I begin?',
      'What would you like to hear about it?',
      "It's quickly told, as you see. Ask me anything.",
    ],
  },
  'own-why': {
    any: [
      "It's how it was. There's not much more behind it.",
      "I've asked myself that too. It came together like that.",
      "There isn't one big reason.",
      "I can't explain it any better, to be honest.",
      "It just came to that. I wouldn't make more of it.",
      "That's all there is to it, really.",
    ],
  },
}
