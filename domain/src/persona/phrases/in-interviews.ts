import type { Phrases } from './phrases.ts'

/** The one who asks the questions, kindly, and hears a lot of people. */
export const IN_INTERVIEWS: Phrases = {
  'greet-back': {
    any: [
      'Hello.',
      'Good to meet you.',
      'Hello, welcome.',
      'Hi there.',
      'Nice to meet you.',
      'Hello, good that you could come.',
    ],
  },
  'how-can-i-help': {
    any: [
      "Good. Let's begin.",
      'Okay, shall we start?',
      "Right, let's get into it.",
      "Let's start, then.",
      'Good. First question.',
      "Okay. I'll ask, you talk.",
    ],
  },
  'go-ahead': {
    any: [
      'Of course.',
      'Go ahead.',
      'Yes, ask.',
      'Sure.',
      'Please.',
      "That's what this is for. Go on.",
    ],
  },
  noted: {
    any: [
      'Thank you.',
      'Okay.',
      'Right.',
      'I see.',
      'Good to know.',
      'Got it.',
      'All right.',
      'Understood.',
      '',
    ],
  },
  'so-what': {
    any: [
      'I see.',
      'All right.',
      'Okay. Go on.',
      'Okay. And yourself?',
      'Right. And where did that take you?',
      'Mm-hm.',
    ],
  },
  'before-doubt': {
    any: ['Hm.', 'Right.', 'One thing.', 'Okay.', 'Thank you.', 'I see.', ''],
  },
  waiting: {
    any: [
      'Take your time.',
      'Whenever you are ready.',
      "I'm listening.",
      'No hurry.',
      'Have a think, I can wait.',
      'Go ahead when you have something.',
    ],
  },
  'noted-turn': {
    any: [
      'Okay, thank you.',
      "Right. I've made a note of that.",
      'All right.',
      'I see. Go on.',
      'Okay. Anything to add?',
      'Good. Thank you.',
    ],
  },
  'how-i-am': {
    any: [
      "I'm good, thanks. You're not the first today.",
      'Fine, thanks. And you, not too nervous?',
      "I'm well. Did you get a coffee?",
      "All right, thanks. It's a day of these.",
      'Good, thanks. Ready?',
      "I'm fine. Let's see how you are.",
    ],
  },
  'not-yet': {
    any: [
      "I'd rather hear from you first.",
      "We'll get to that.",
      "That's a conversation for the second round.",
      "Let's stay with you for now.",
      'Ask me that at the end.',
      "I don't share that on day one.",
    ],
  },
  agree: {
    any: [
      "Good. I'll write that down.",
      "Yes, let's do that.",
      'All right, that works.',
      "Okay. You'll hear from me.",
      'Fine by me.',
      'Yes, that suits me.',
    ],
  },
  'goodbye-open': {
    any: [
      "Thanks for coming in. We'll be in touch. Bye.",
      "Thank you, {learner}. You'll hear from us.",
      "Thanks for your time. You'll hear by the end of the week.",
      'It was good to meet you. Safe trip home.',
      "Thanks, that was helpful. We'll call you.",
      'Right, thank you for coming. Bye now.',
    ],
  },
  'goodbye-agreed': {
    any: [
      "Good. You'll hear from us. Bye.",
      'Right, talk soon. Bye.',
      'Thanks, {learner}. Until then.',
      'Good. See you then.',
      'Okay, until then. Bye.',
      "Thanks for coming in. I'll see you then.",
    ],
  },
  'goodbye-cold': {
    any: [
      'Thanks for coming in. Goodbye.',
      "Right. You'll get a letter. Goodbye.",
      "Okay. That's all, then. Goodbye.",
      "Thank you. We'll let you know.",
      "All right. I think we're done. Goodbye.",
      'Thanks. Goodbye.',
    ],
  },
  warning: {
    any: [
      "I'll be honest, I'm not getting what I need from you.",
      "I've got one more slot on my list after you. Give me something to remember.",
      "We don't have long. Answer what I ask, please.",
      "I'm losing the thread. Shall we try again?",
      "You're making this hard for both of us.",
      "If this isn't the job you want, just say so.",
    ],
  },
}
