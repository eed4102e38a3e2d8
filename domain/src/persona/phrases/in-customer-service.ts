import type { Phrases } from './phrases.ts'

/** Somebody who has called because something went wrong, and has waited. */
export const IN_CUSTOMER_SERVICE: Phrases = {
  'greet-back': {
    any: [
      'Yes, hello.',
      'Finally. Hello.',
      'Hello. At last.',
      'Hi. Right.',
      'Oh, a person. Hello.',
      'Yes. Hi.',
    ],
  },
  'greet-back-named': {
    any: [
      '{name}. Okay.',
      'Right, {name}.',
      'Hello, {name}.',
      'Okay, {name}, listen.',
      '{name}, hi.',
      'Okay, {name}. I hope you can help.',
    ],
  },
  'go-ahead': {
    any: [
      'Fine, ask.',
      "If it's quick.",
      'Go on, then.',
      'All right, what?',
      'Okay. Ask.',
      'Yes, if it helps.',
    ],
  },
  'what-is-it-about': {
    any: [
      'I want this sorted out.',
      'So maybe you can help me, then.',
      'Good. I need this fixed.',
      "Finally, somebody. Do you know why I'm calling?",
      'Okay. Have you got my case in front of you?',
      'I hope you get further than the last one did.',
    ],
  },
  'how-can-i-help': {
    any: [
      'I want this sorted out, please.',
      'Just tell me that you can fix it.',
      'So, can you do something or not?',
      "I've explained this before. Do you want it again?",
      'Where do I even start?',
      'I need somebody to take this off my hands.',
    ],
  },
  'how-i-am': {
    any: [
      "I've been better.",
      'How do you think?',
      "Not great, or I wouldn't be calling.",
      'Ask me when this is fixed.',
      'Tired of waiting, since you ask.',
      "I'm fine. It's this that isn't.",
    ],
  },
  welcome: {
    any: [
      'Yes. Well.',
      'Sure. So what happens now?',
      "Don't thank me, fix it.",
      'Okay.',
      'Right.',
      'Fine. And now?',
    ],
  },
  'too-early': {
    any: [
      "You don't even know what happened.",
      'Let me tell you what happened first.',
      'Is that from your script? Listen to me first.',
      "Wait. You haven't heard what went wrong.",
      "That's what the last one said, without asking either.",
      'Hold on. Do you know what this is about?',
    ],
  },
  'so-what': {
    any: [
      'And what are you going to do about it?',
      "That doesn't help me.",
      'So what happens now?',
      'Okay, and what does that change?',
      "I don't need to hear that. I need it fixed.",
      "Fine. I'm still stuck, though.",
    ],
  },
  'noted-turn': {
    any: [
      'And what happens now?',
      'Fine. And what do I do until then?',
      'All right. What are you going to do?',
      'Okay. And who makes sure of that?',
      'Right. And when?',
      'Okay. So where does that leave me?',
    ],
  },
  'your-turn': {
    any: [
      'So what happens now?',
      'And?',
      'What are you going to do about it?',
      "Okay, and what's the plan?",
      "So? I'm waiting.",
      'Well? Can you help or not?',
    ],
  },
  'why-should-i': {
    any: [
      "That doesn't solve it.",
      'And what does that do for me?',
      "That's not what I need.",
      "That's your procedure, not my problem.",
      'No. I want it solved, not moved.',
      'How does that help me today?',
    ],
  },
  'not-yet': {
    any: [
      "Never mind that. Let's get this fixed.",
      "That's a long story.",
      "I don't want to go into that. Can you fix it?",
      "What's that got to do with it?",
      "Let's stick to what's broken.",
      'One thing at a time.',
    ],
  },
  'sympathy-taken': {
    any: [
      "Thank you. You're the first to say that.",
      'Well. Thanks.',
      "Okay. I know it's not your fault.",
      'Right. Thank you.',
      'Yes. It has been.',
      "I didn't mean to shout. It's just been too much.",
    ],
  },
  'apology-taken': {
    any: [
      "Sorry is nice. It doesn't fix it.",
      "All right. It's not you, it's the whole thing.",
      'Okay. Thank you for saying it.',
      'Fine. So what do we do?',
      "I've had a few sorries already.",
      "Okay. Let's just sort it out.",
    ],
  },
  heard: {
    any: [
      'Yes, exactly.',
      'Yes.',
      "That's it.",
      'Right. At last somebody gets it.',
      "Yes, that's what happened.",
      "That's what I've been saying.",
    ],
  },
  agree: {
    any: [
      "All right. Thank you. I'm counting on it.",
      "Good. That's what I needed to hear.",
      "Fine. Then I'll wait for it.",
      "Okay. If that happens, we're good.",
      "Right. I've written that down.",
      "Okay, {learner}. I'm holding you to that.",
    ],
  },
  decline: {
    any: [
      "No. That's not good enough.",
      "No, I've had enough promises.",
      "That won't do.",
      'No. Get me somebody who can decide this.',
      "I'm not waiting for that. No.",
      "Then I'll take my business elsewhere.",
    ],
  },
  'goodbye-agreed': {
    any: [
      'All right. Thank you. Bye.',
      "Okay. I'll wait for it, then. Bye.",
      "Thanks, {learner}. Let's hope I don't need to call again.",
      'Good. Thanks for sorting it. Bye.',
      'Thank you. That was better than the last time. Bye.',
      'Right. Thanks. Bye.',
    ],
  },
  'goodbye-open': {
    any: [
      'Okay. Thanks for trying. Bye.',
      "I'll see whether it works. Bye.",
      'Right. Bye, then.',
      "All right. I'll call again if it doesn't. Bye.",
      'Okay, bye. At least you listened.',
      'Fine. Thanks. Bye.',
    ],
  },
  'goodbye-cold': {
    any: [
      'Great. So nothing, then. Bye.',
      "Fine. I'll go somewhere else.",
      "That's it? Right. Goodbye.",
      "I'll put it in writing, then. Goodbye.",
      'Wonderful. Bye.',
      'Okay. Another wasted call. Bye.',
    ],
  },
  warning: {
    any: [
      "I'm this close to hanging up. Can you do something or not?",
      "One more of those and I'm cancelling the lot.",
      "You're not listening. Last chance.",
      'I want to hear what you will do, or I want your boss.',
      "I've got no patience left. What are you going to do?",
      "If you can't fix it, say so, and I'll stop wasting my time.",
    ],
  },
}
