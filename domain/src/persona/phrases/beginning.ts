import type { Phrases } from './phrases.ts'

export const BEGINNING: Phrases = {
  'greet-back': {
    any: ['Hello.', 'Hi.', 'Hi there.', 'Hello there.'],
    warm: ['Hello, good to talk to you.', 'Hi, nice to hear from you.'],
    cool: ['Yes, hello.'],
    casual: ['Hey.'],
    formal: ['Good to meet you.', 'How do you do.'],
  },
  'greet-back-named': {
    any: ['Hello, {name}.', 'Hi, {name}.', '{name}, hello.', 'Hi there, {name}.'],
    warm: ['Good to meet you, {name}.', 'Nice to meet you, {name}.'],
    casual: ['Hey, {name}.'],
    formal: ['How do you do, {name}.'],
    cool: ['{name}. Right.'],
  },
  'good-time': {
    any: [
      "Yes, it's fine.",
      'It is, yes.',
      'Yes, now is all right.',
      'Now is as good as any.',
      "Yes. I've a few minutes.",
      'It will do, yes.',
    ],
    formal: ['It is, thank you.', 'Yes, now is convenient.'],
  },
  'go-ahead': {
    any: [
      'Sure, go ahead.',
      'Yes, fine.',
      'Fine by me.',
      'Sure.',
      'Okay, go ahead.',
      'Yes, go on.',
    ],
    warm: ['Of course, ask away.', "Yes, I'd like that."],
    cool: ["If it doesn't take long.", 'All right. Ask.'],
    casual: ['Yeah, shoot.', 'Yeah, go for it.'],
    formal: ['Please do.', 'Certainly.'],
  },
  'what-is-it-about': {
    any: [
      "So, what's this about?",
      'What did you want to talk about?',
      'Okay. What is it you wanted?',
      "Right. What's on your mind?",
      'So what can I do for you?',
      "All right, I've got a few minutes. What's it about?",
    ],
    cool: ["Okay. And what's this about?", "I've not got long. What is it?"],
    warm: ['Lovely. So what shall we talk about?'],
  },
  'how-can-i-help': {
    any: [
      'So, what would you like to know?',
      'Where do you want to start?',
      "Okay, I'm listening.",
      'So what did you have in mind?',
      'What do you want to hear about?',
      'Right, where do we begin?',
    ],
    warm: ['So, ask me anything you like.'],
    cool: ["Well, it's your call. Where do we start?"],
  },
  'how-i-am': {
    any: [
      "I'm all right, thanks. Busy.",
      'Not too bad, thanks.',
      "Fine, thanks. It's been a long week.",
      "I'm okay. Yourself?",
      "Oh, can't complain. You?",
      'Bit tired, but fine.',
    ],
    warm: ["I'm well, thanks. How are you?", 'Good, thanks for asking. And you?'],
    cool: ['Busy.', 'Fine. Shall we get on with it?'],
    formal: ['Very well, thank you.'],
    casual: ["Yeah, I'm good. You?"],
  },
  'who-i-am': {
    any: [
      "I'm {name}.",
      "{name}. That's me.",
      'My name is {name}.',
      "You've got {name} here.",
      "It's {name}.",
      "You're talking to {name}.",
    ],
    casual: ['{name}. Just the first name will do.'],
  },
  'that-is-me': {
    any: [
      "Yes, that's me.",
      'Speaking.',
      "It is, yes. Who's this?",
      'Yes, this is {name}.',
      "That's right, yes.",
      'Yes, you have the right one.',
    ],
    casual: ["Yep, that's me."],
  },
  'what-i-do': {
    any: [
      "I'm {role}.",
      "Me? I'm {role}.",
      "I'm {role}. Most days I like it.",
      "By trade? I'm {role}.",
      "I'm {role}, for my sins.",
      "I'm {role}. That's what pays the bills.",
    ],
  },
}
