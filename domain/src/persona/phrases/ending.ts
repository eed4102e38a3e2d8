import type { Phrases } from './phrases.ts'

export const ENDING: Phrases = {
  'goodbye-agreed': {
    any: [
      'Good. Thank you. Bye.',
      'All right, until then. Bye.',
      "Okay, that's a plan. Goodbye.",
      "Thanks. Let's do it like that. Bye.",
      'Good talking to you, {learner}. Bye.',
      'Good. Thanks for your time. Bye.',
      'All right, thank you. Bye.',
    ],
    formal: ["I'll expect you then. Goodbye."],
    casual: ['Great, catch you then. Bye.'],
  },
  'goodbye-open': {
    any: [
      'All right. Thanks for the talk. Bye.',
      'Thank you. Take care.',
      'Okay, bye. It was good to talk.',
      'Right. You know where to find me. Bye.',
      'Bye, {learner}. Take care.',
      'Okay, thanks for your time. Goodbye.',
    ],
    warm: ['It was nice talking to you. Bye now.'],
    casual: ['Okay, see you.'],
  },
  'goodbye-cold': {
    any: [
      'Right. Goodbye.',
      'Fine. Bye, then.',
      'All right. Goodbye.',
      'Okay. Bye.',
      'Well. Goodbye, then.',
      'Bye.',
    ],
  },
  warning: {
    any: [
      "Look, I don't have much time left for this. What's the point?",
      "I'll be honest, you're losing me.",
      "I'm close to leaving it here. Is there something you need from me?",
      "Can we get to it? I've got other things waiting.",
      "We're going round in circles, and I haven't got long.",
      'I need this to get somewhere, or I have to go.',
    ],
  },
  'hang-up': {
    any: [
      "I'm sorry, I have to go. This isn't leading anywhere. Goodbye.",
      "That's it for me. Goodbye.",
      "I've given this enough time. Goodbye.",
      "No, I'm stopping here. Bye.",
      "I did say. I've got to get on. Goodbye.",
      "Let's leave it. Goodbye.",
    ],
  },
  rude: {
    any: [
      "There's no need for that.",
      "I won't be spoken to like that.",
      'Excuse me?',
      "Say that once more and I'm gone.",
      "Watch it. I didn't have to talk to you.",
      'That was uncalled for.',
    ],
    formal: ["I'd ask you to keep a civil tone."],
    casual: ['Hey. Not like that.'],
  },
  'hang-up-rude': {
    any: [
      "That's enough. Goodbye.",
      "I don't have to listen to this. Goodbye.",
      "We're done here. Goodbye.",
      "No. I'm not having that. Goodbye.",
      'I warned you. Goodbye.',
      "Right, that's it. Bye.",
    ],
  },
  silence: {
    any: [
      'Are you still there?',
      'Hello?',
      "It's gone quiet. Are you there?",
      'Did I lose you?',
      'You there?',
      'Sorry, did you say something?',
    ],
  },
  'silence-again': {
    any: [
      "I still can't hear anything. Are you there?",
      'Hello? Take your time, but say something.',
      'Is the line all right?',
      'Still nothing. Can you hear me?',
      'Hello? Can you hear me at all?',
      "If you're talking, it isn't coming through.",
    ],
  },
  'silence-goodbye': {
    any: [
      "I think we've lost each other. I'll leave it here. Goodbye.",
      'Nobody there, it seems. Goodbye.',
      "I can't hear a thing. I'm hanging up. Bye.",
      "This isn't working. Try me another time. Bye.",
      'Okay, the line must be dead. Bye.',
      "I'll give up, then. Goodbye.",
    ],
  },
}
