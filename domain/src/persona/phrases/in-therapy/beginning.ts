import type { Phrases } from '../phrases.ts'

/** Somebody who is not sure that they want to be there, as it begins. */
export const BEGINNING_IN_THERAPY: Phrases = {
  'greet-back': {
    any: [
      'Hello.',
      'Hi.',
      'Yes. Hello.',
      'Hi. Thanks.',
      "Hello. Sorry, I'm a bit early.",
      'Hi there.',
    ],
  },
  'lead-in': { any: ['Mm.', 'Well…', 'So…', 'Okay.', 'Hm.', "I don't know."] },
  'greet-back-named': {
    any: [
      'Hello, {name}.',
      'Hi, {name}.',
      '{name}. Okay. Hi.',
      'Hello, {name}. Nice room.',
      'Hi. {name}, was it?',
      'Okay. Hello, {name}.',
    ],
  },
  'how-i-am': {
    any: [
      "I'm fine. Really.",
      'Okay, I suppose.',
      'Getting by.',
      'You know. Up and down.',
      "All right. That's what I tell everybody, anyway.",
      'Fine. A bit tired.',
    ],
  },
  'go-ahead': {
    any: [
      'Okay.',
      'Yes, if you like.',
      "That's what I'm here for, I suppose.",
      'Sure.',
      'You can ask.',
      'Mm. Go on.',
    ],
  },
  'what-is-it-about': {
    any: [
      "I'm not sure what I'm meant to say.",
      "I'm a bit nervous, to be honest.",
      'So… how does this work?',
      "I don't know how these things go.",
      'Is this where I talk?',
      "Okay. I've not done this before.",
    ],
  },
  'how-can-i-help': {
    any: [
      "I don't really know where to start.",
      "I'm not sure what I'm supposed to say.",
      "You ask, maybe. That's easier.",
      'Where do people start?',
      "Okay… I'm here.",
      "I don't talk about myself much.",
    ],
  },
  'your-turn': {
    any: [
      "I don't know what else to say.",
      'So… what now?',
      'Mm.',
      "That's how it is.",
      "I don't know.",
      "You're quiet.",
      'Was that what you wanted?',
    ],
  },
}
