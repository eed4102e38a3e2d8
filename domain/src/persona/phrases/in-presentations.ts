import type { Phrases } from './phrases.ts'

/** Somebody on a committee, with other items after this one. */
export const IN_PRESENTATIONS: Phrases = {
  'greet-back': {
    any: [
      'Good evening.',
      'Hello.',
      'Hello. Do sit, or stand, as you like.',
      'Yes, hello.',
      'Hello, come in.',
      'Good to see you.',
    ],
  },
  'how-can-i-help': {
    any: [
      'The floor is yours.',
      'Off you go.',
      'Okay, what have you got?',
      "Let's hear it.",
      'Start with what you want.',
      "We're listening.",
    ],
  },
  'what-is-it-about': {
    any: [
      'And what are you asking for?',
      "Let's hear it, then.",
      'Good. Start with the ask.',
      'Okay. What do you need from us?',
      'Right, in one sentence: what is it?',
      'Off you go. You have our ears.',
    ],
  },
  'go-ahead': {
    any: ['Go ahead.', 'Yes, please.', 'Of course.', 'Carry on.', 'Do.', 'Yes, but keep it short.'],
  },
  noted: {
    any: ['Right.', 'Okay.', 'I see.', 'Noted.', 'Mm-hm.', 'All right.', '', ''],
  },
  'noted-turn': {
    any: [
      "Right. What's the number?",
      'Okay. And the point is?',
      'I see. Carry on.',
      'All right. What follows from that?',
      'Fine. And what do you need us to decide?',
      'Okay. Next.',
    ],
  },
  'so-what': {
    any: [
      'And what are you asking us for?',
      "I haven't heard a number yet.",
      'Yes. And?',
      'All right. What does it come to?',
      'Get to the point for me.',
      'I see. What do we have to decide?',
    ],
  },
  'your-turn': {
    any: [
      'Carry on.',
      'What else?',
      'Is that all of it?',
      'Go on. Time is short.',
      'And then?',
      "You've still got a few minutes.",
    ],
  },
  interested: {
    any: [
      'That is worth something.',
      'All right, I follow.',
      "I'm listening.",
      'Hm. Go on.',
      'That could carry.',
      "I don't dislike it.",
    ],
  },
  agree: {
    any: [
      'Then I can put it to the others.',
      "All right. I'll support that.",
      'Good. That we can vote on.',
      'Yes, I can work with that.',
      'Fine. Put it on one page, and it goes on the table.',
      'Very well. Yes.',
    ],
  },
  decline: {
    any: [
      'No. Not on those numbers.',
      "I can't support it like that.",
      "I don't think so. Not tonight.",
      'No, I would be voting for a hope.',
      "I'm going to say no, as it stands.",
      "It's not ready. No.",
    ],
  },
  'goodbye-open': {
    any: [
      "Thank you. We'll let you know after the vote.",
      "Thanks, {learner}. You'll hear tonight.",
      'Thank you for coming in. Goodbye.',
      "Right, thank you. I'll take it to the others.",
      "That's your time. Thank you.",
      'Thanks. That was clear enough. Goodbye.',
    ],
  },
  'goodbye-cold': {
    any: [
      'Thank you. Next item.',
      "That's your time. Goodbye.",
      'Right. Thank you, goodbye.',
      "We'll leave it there. Goodbye.",
      'Thank you. I think we have heard enough.',
      'Fine. Goodbye.',
    ],
  },
  warning: {
    any: [
      "You're running out of time, and I still don't know what you want.",
      "I'll be blunt, you've lost me.",
      'There are others waiting. What is it you want from us?',
      'I stopped following two sentences ago.',
      'Give me the number or give me my evening back.',
      "I've read the page. Tell me something that isn't on it.",
    ],
  },
}
