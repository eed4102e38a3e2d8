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
      'Right. Carry on.',
      'Okay. What follows from that?',
      'I see. Carry on.',
      'All right. Next.',
      "Fine. I'm following.",
      'Okay. Go on.',
    ],
  },
  'so-what': {
    any: [
      'I see. Go on.',
      'Yes. And?',
      'All right. Go on.',
      "Okay, I'm listening.",
      'Right. What follows?',
      'Mm-hm. Carry on.',
    ],
  },
  'before-doubt': {
    any: [
      'Hm.',
      'One thing.',
      'Right.',
      'Okay, but hang on.',
      "That's where I hesitate.",
      'I see.',
      '',
    ],
  },
  'what-next': {
    any: [
      'I have what I need. So what happens next?',
      "That's my list done. What do you propose?",
      "All right, I've no more questions. What now?",
      'Good. And where do we go from here?',
      'That was clear. What would be the next step?',
      "I've heard enough to decide. What do you suggest?",
    ],
  },
  'any-questions': {
    any: [
      'I have no more questions.',
      "That's all I wanted to know.",
      "That's everything from me.",
      'No more questions from my side.',
      "I think I've asked what I had to ask.",
      "I'm through with my questions.",
    ],
  },
  'back-to-you': {
    any: [
      'But back to what I asked.',
      'My question is still there, though.',
      'But let me come back to my question.',
      'So, back to your subject.',
      'Now back to your part.',
      'But I asked you something, too.',
    ],
  },
  waiting: {
    any: [
      'Take your time.',
      "I'm listening.",
      'We can wait a moment.',
      'No hurry.',
      'Whenever you have it.',
      'Go ahead.',
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
  'why-should-i': {
    any: [
      "I'm not there yet. Keep going.",
      "You haven't told me enough to say yes.",
      'Not on that alone.',
      'I need more than that before I vote.',
      'Convince me first.',
      "I'd need a reason for that first.",
    ],
  },
  'doubt-settled-last': {
    any: [
      'All right. So what comes next?',
      'Fair enough. And how do we go on?',
      'Good. Then what happens next?',
      "That'll do. What next?",
      'Right. Where do we go from here?',
      'I can live with that. What next?',
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
      "You're running out of time, and I'm losing the thread.",
      "I'll be blunt, you've lost me.",
      'There are others waiting. Can we get on?',
      'I stopped following two sentences ago.',
      'Give me the number or give me my evening back.',
      "I've read the page. Tell me something that isn't on it.",
    ],
  },
  'evade-opinion': {
    any: [
      "I'll tell you at the end.",
      "I haven't made up my mind. That's why I'm listening.",
      "So far it's a maybe.",
      "Convince me, then I'll tell you.",
      'I can see both sides.',
      "I'd want to hear the rest before I say.",
    ],
  },
  'evade-anything': {
    any: [
      "I was hoping you'd tell me.",
      "I'd expect that to be in your presentation.",
      "You'll have looked into that, I hope.",
      "That I'd have to look into.",
      "I'd rather hear that from you.",
      "I don't have that here.",
    ],
  },
  'evade-hypothetical': {
    any: [
      "That's for you to tell me.",
      "I'd have to see it first.",
      "I'd rather hear your answer to that.",
      "It depends how it's done.",
      'What would you say?',
      "I haven't thought that far.",
    ],
  },
}
