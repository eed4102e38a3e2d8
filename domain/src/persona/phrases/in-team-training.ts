import type { Phrases } from './phrases.ts'

/** A colleague who was asked to come by, and has a guess what about. */
export const IN_TEAM_TRAINING: Phrases = {
  'greet-back': {
    any: [
      'Hi.',
      'Hello.',
      'Morning.',
      'Hi. You wanted to see me.',
      'Hey.',
      'Hi. Is this going to take long?',
    ],
  },
  'greet-back-named': {
    any: [
      'Hi, {name}.',
      '{name}. Hi.',
      'Hello, {name}.',
      'Morning, {name}.',
      'Hi, {name}. What is it?',
      'Hey, {name}.',
    ],
  },
  'go-ahead': {
    any: ['Sure.', 'Okay.', 'Go on.', "That's why I'm here, isn't it.", 'Yes, fine.', 'Say it.'],
  },
  'how-i-am': {
    any: [
      'Tired.',
      "I'm all right. It's been a lot lately.",
      'Fine. Ready for bed.',
      "I'm okay. What's this about?",
      'Not my best day, to be honest.',
      "I'm fine. You?",
    ],
  },
  'what-is-it-about': {
    any: [
      'Okay. What is it?',
      "So, what's this about?",
      'Have I done something?',
      'Right. I think I know what this is.',
      'Is this about me?',
      "Okay. Let's have it.",
    ],
  },
  'how-can-i-help': {
    any: [
      "Okay, I'm listening.",
      'So, what have I done?',
      "Let's have it, then.",
      'What did you want to say?',
      'You called me in. Go on.',
      'So?',
    ],
  },
  'noted-turn': {
    any: [
      'Okay. I hear you.',
      'Right. And what do you want me to do?',
      "If that's how you see it.",
      'I see. Is that all?',
      'Okay. And what about my side?',
      'Right. And now?',
    ],
  },
  'so-what': {
    any: [
      "Okay. What's that got to do with me?",
      'Right. What are you actually saying?',
      "If you've got something to say, say it.",
      'Mm-hm. And?',
      "I don't know what you want me to say to that.",
      'Okay. And what did I do?',
    ],
  },
  'your-turn': {
    any: [
      'So?',
      'And?',
      'What do you want me to say?',
      'Is that it?',
      "I'm listening.",
      "Well, that's my side.",
      'You wanted to talk.',
    ],
  },
  'not-yet': {
    any: [
      "I'm fine.",
      "Let's not make it about that.",
      "I don't want to go into that here.",
      "It's nothing. Everybody's tired.",
      "I'd rather leave that out of it.",
      'Does it matter?',
    ],
  },
  'too-early': {
    any: [
      "You haven't heard my side.",
      'Wait. Were you even there?',
      "So it's decided already?",
      'Before you fix me, do you know what happened?',
      "You haven't asked me anything yet.",
      'Hold on. What exactly am I supposed to have done?',
    ],
  },
  'why-should-i': {
    any: [
      'And what changes for me?',
      "I'm not promising that just so it's off your list.",
      'Why only me?',
      "That doesn't fix what's wrong.",
      "I'd need to see something from your side, too.",
      "You still haven't heard me out.",
    ],
  },
  'sympathy-taken': {
    any: [
      'Thanks. I mean that.',
      "That's the first time anybody's said so.",
      'Yes. It has been hard.',
      'Well. Thank you.',
      'Okay. Thanks.',
      "I wasn't fishing for that. But thanks.",
    ],
  },
  'praise-taken': {
    any: [
      'Thanks.',
      "Good to hear. It doesn't happen often.",
      'Okay. And now the but.',
      'Well, thank you.',
      'I try.',
      'Thanks. I do care about it.',
    ],
  },
  advice: {
    any: [
      'I know how to do my job.',
      "I've tried that.",
      'Easy to say from an office.',
      'Have you tried it, in the middle of a shift?',
      'That works on paper.',
      "I'd do that if I had the time.",
    ],
  },
  agree: {
    any: [
      "Okay. I'll do that.",
      "Fair. Let's do it that way.",
      "All right. You've got my word.",
      'Yes, I can do that.',
      "Okay. And I'll hold you to your half.",
      'Deal.',
    ],
  },
  decline: {
    any: [
      "No. I don't think that's fair.",
      "I'm not agreeing to that.",
      'No, not like that.',
      "I can't promise you that.",
      'No. Not while nothing else changes.',
      "I'd be lying if I said yes.",
    ],
  },
  'goodbye-agreed': {
    any: [
      'Okay. Thanks for saying it to my face.',
      "Right. I'll see you then.",
      "Good. I'm going home now. Bye.",
      'Okay, {learner}. Thanks.',
      "All right. Let's see how it goes.",
      'Thanks. See you.',
    ],
  },
  'goodbye-open': {
    any: [
      'Okay. See you later.',
      "Right. I'll think about it.",
      'Thanks for the talk.',
      "Okay. I'm off, then.",
      'All right. See you tomorrow.',
      'Bye, {learner}.',
    ],
  },
  'goodbye-cold': {
    any: [
      'Right. Are we done?',
      'Fine. Bye.',
      "Okay. I'll get back to work, then.",
      'Great talk. Bye.',
      'If you say so. Bye.',
      'Whatever you say. Bye.',
    ],
  },
  warning: {
    any: [
      "I've heard enough of this, I think.",
      "If this is just a telling-off, I'll go.",
      "You're not listening to me at all.",
      'Is there a point to this?',
      "I'm not going to sit here for that.",
      "I'm tired. Say what you want or let me go.",
    ],
  },
}
