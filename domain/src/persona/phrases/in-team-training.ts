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
    any: ['Okay.', 'Right.', 'I see.', 'Okay. I hear you.', 'All right.', 'Mm. Okay.'],
  },
  'so-what': {
    any: [
      'Okay. Go on.',
      'Right. What is it?',
      "Okay, I'm listening.",
      'Mm-hm. And?',
      'All right. Say it.',
      "Okay. What's it about?",
    ],
  },
  'your-turn': {
    any: [
      'So?',
      'And?',
      "I'm listening.",
      "Well, that's my side.",
      'What else?',
      'Okay. What now?',
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
      "I'm not promising that just like that.",
      "I'd need to see something from your side, too.",
      "You still haven't heard my side.",
      "Let's talk about why it happens first.",
      "Not before you've heard me out.",
    ],
  },
  'sympathy-taken': {
    any: [
      'Thanks. I mean that.',
      "That's good of you.",
      'Well. Thank you.',
      'Okay. Thanks.',
      'Thanks for saying it.',
      "I wasn't fishing for that. But thanks.",
    ],
  },
  'praise-taken': {
    any: [
      'Thanks.',
      "Good to hear. It doesn't happen often.",
      "Thanks. That's nice to hear.",
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
      "Okay. Let's do that.",
      "Fair. Let's do it that way.",
      "All right. You've got my word.",
      "Okay, that's fair.",
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
      'Okay. Thanks for the talk.',
      "Right. I'll see you then.",
      'Good. Thank you. Bye.',
      'Okay, {learner}. Thanks.',
      "All right. Let's do it like that. Bye.",
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
  'observation-taken': {
    any: [
      'Okay. I hear you.',
      "I didn't realise it was like that.",
      'Right. I see.',
      "Okay. I hadn't seen it like that.",
      "I know. It wasn't my best moment.",
      "All right. I'll think about that.",
    ],
  },
  'subject-taken': {
    any: [
      'Okay. What about it?',
      "Right. I'm listening.",
      'Okay. Go on.',
      'Sure. What is it?',
      'All right. Tell me.',
      "Okay, let's hear it.",
    ],
  },
  'bad-news-taken': {
    any: [
      "Oh. That's hard to hear.",
      "Right… I'd hoped for something else.",
      "I can't say I'm not disappointed.",
      "Okay. I didn't expect that.",
      'Well. That hurts.',
      "That's not what I was hoping for.",
    ],
  },
  reassured: {
    any: [
      "Okay. That's a relief.",
      'Good. I was worried about that.',
      'Thanks. I needed to hear that.',
      'All right. That helps.',
      'Okay. Thank you for saying that.',
      'Good to hear.',
    ],
  },
  'feels-bad': {
    any: [
      'Honestly? It hurts a bit.',
      'It gets to me, more than I show.',
      "Tired. I'm tired of it.",
      'Not good, to be honest.',
      "Like it doesn't count what I do.",
      "I'm fed up, if you really want to know.",
    ],
  },
}
