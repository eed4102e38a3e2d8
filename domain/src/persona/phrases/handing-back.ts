import type { Phrases } from './phrases.ts'

/** Before and after what is told, where a person would have a word of their own. */
export const HANDING_BACK: Phrases = {
  'lead-in': {
    any: ['Well,', 'So,', 'Hm.', 'Okay.', 'Right.', 'Oh,'],
    casual: ['Yeah, so,', 'I mean,'],
    formal: ['As it happens,'],
    warm: ['Ah,', 'You know,'],
    cool: ['Look,'],
  },
  'ask-back': {
    any: ['Why do you ask?', 'Why?', 'Does that help?', 'Is that what you wanted to know?'],
    cool: ['What do you need that for?', 'Why does that matter?'],
    warm: ['Does that make sense?'],
    casual: ['How come?'],
    formal: ['May I ask why?'],
  },
  'hint-money': {
    any: [
      "It's not exactly cheap, either.",
      'And somebody has to pay for it.',
      "Don't ask me what it costs.",
      "And that's before the money.",
      'The bills are another story.',
      "Money's another matter.",
    ],
  },
  'hint-time': {
    any: [
      'It takes more out of the day than it should.',
      'When there is time, that is.',
      'It used to go faster.',
      'The days are never long enough.',
      'If the clock lets me.',
      'It does eat hours.',
    ],
  },
  'hint-people': {
    any: [
      'As long as everybody stays, that is.',
      'With the people we have.',
      'It hangs on a few people, mind.',
      "It's not always easy with people.",
      'And people only put up with so much.',
      'If nobody drops out.',
    ],
  },
  'hint-customers': {
    any: [
      'Not everybody who buys from us is as patient as you.',
      'The phone does ring about it.',
      'Not that everyone out there is happy.',
      'We do hear about it.',
      'Some of them have stopped being polite.',
      "You can't please them all, as it turns out.",
    ],
  },
  'hint-tools': {
    any: [
      'When it works.',
      "On a good day, that's how it goes.",
      'As long as nothing breaks.',
      'If it does what it should.',
      "That's the theory, anyway.",
      'It has its days.',
    ],
  },
  'hint-rest': {
    any: [
      "I've had better nights.",
      "I'm running on coffee, if I'm honest.",
      'I could do with a day off.',
      "It's been a long few weeks.",
      'I may look awake.',
      "I've been sharper.",
    ],
  },
  'hint-home': {
    any: [
      "Home's another matter.",
      'It does follow me home.',
      'They notice it at home, too.',
      "I'd rather be easier to live with.",
      "It doesn't stop at the front door.",
      'My family could tell you more.',
    ],
  },
  'hint-anything': {
    any: [
      "It's not as simple as it sounds.",
      "Well. That's the idea, anyway.",
      "It's a long story.",
      'In theory, anyway.',
      'Most of the time, at least.',
      "That's how it goes.",
    ],
  },
}
