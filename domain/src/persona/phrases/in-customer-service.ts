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
      'Okay.',
      'Sure.',
      "That's all right.",
      'Right. Thank you.',
      'Fine.',
      'Thanks for helping.',
    ],
  },
  'too-early': {
    any: [
      "You don't know what happened yet.",
      'Let me tell you what happened first.',
      "Wait. You haven't heard what went wrong.",
      'Can I tell you what happened first?',
      'Hold on. Do you know what this is about?',
      'One moment. Let me explain it first.',
    ],
  },
  'so-what': {
    any: [
      'Okay. And can you help me with it?',
      'Right. What happens now?',
      'Okay. I hope you can sort it out.',
      'Fine. I just want it fixed.',
      "All right. I'm listening.",
      'Okay. What do you need from me?',
    ],
  },
  'noted-turn': {
    any: ['Okay.', 'All right.', 'Right.', 'Okay, I see.', 'Fine.', 'Mm. Okay.', 'I see.'],
  },
  'your-turn': {
    any: [
      'So what happens now?',
      "Okay. What's the plan?",
      'So, can you help me?',
      'Okay, what do you need from me?',
      'And now?',
      'So?',
    ],
  },
  'why-should-i': {
    any: [
      "That doesn't solve it.",
      'And what does that do for me?',
      "That's not what I need.",
      'I want it solved, not moved.',
      'How does that help me today?',
      "I'd need a bit more than that.",
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
  'evade-reason': {
    any: [
      "That's what I'd like to know from you.",
      'I was hoping you could tell me that.',
      "If I knew that, I wouldn't be calling.",
      "You tell me. It's your side.",
      "Nobody's explained it to me so far.",
      "I have my guesses. I'd rather hear it from you.",
    ],
  },
  'evade-tried': {
    any: [
      "I've done all that.",
      'Of course I have.',
      'Yes. Twice.',
      'That was the first thing I tried.',
      "I've been through that list with the last person.",
      "Everything that's on your list, yes.",
    ],
  },
  accused: {
    any: [
      'And how would you be, in my place?',
      "I'm the customer. Your lot broke it.",
      "I wasn't, three calls ago.",
      'Maybe. So fix it.',
      'Wait as long as I did, and then tell me that.',
      "That's rich.",
    ],
  },
  'sympathy-taken': {
    any: [
      "Thank you. You're the first to say that.",
      'Well. Thanks.',
      "Okay. I know it's not your fault.",
      'Right. Thank you.',
      "Thanks. It's just been too much.",
      "I didn't mean to shout. It's just been too much.",
    ],
  },
  'apology-taken': {
    any: [
      "All right. It's not you, it's the whole thing.",
      'Okay. Thank you for saying it.',
      'Well. Thank you.',
      "Right. Let's just sort it out.",
      'Okay. I appreciate that.',
      "Fine. I know it's not your fault.",
    ],
  },
  heard: {
    any: [
      'Yes.',
      "That's it.",
      'Right.',
      "Yes, that's what happened.",
      "Yes, that's so.",
      "That's right.",
    ],
  },
  agree: {
    any: [
      "All right. Thank you. I'm counting on it.",
      "Good. That's what I needed to hear.",
      "Fine. Then I'll wait for it.",
      "Okay. If that happens, we're good.",
      'All right. That I can live with.',
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
      'Thanks, {learner}. Bye.',
      'Good. Thanks for sorting it. Bye.',
      'Thank you for your help. Bye.',
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
  understood: {
    any: [
      'Yes. Exactly.',
      "That's it. Thank you.",
      "Yes, that's what it is.",
      "Right. You've got it.",
      'Yes.',
      'At last somebody gets it.',
    ],
  },
  'offer-welcome': {
    any: [
      'That would help.',
      'Yes, please.',
      "Okay. That's what I need.",
      'That would be something.',
      'Good. That would do it.',
      'Fine, that would help.',
    ],
  },
  'news-taken': {
    any: [
      'Okay. Go on.',
      'I see. Go on.',
      'Right, I see.',
      'Okay, I see.',
      'All right, I see.',
      'I see. Okay.',
    ],
  },
  'script-heard': {
    any: [
      'Do you? Then please fix it.',
      'Everybody there says that.',
      "That's what they said the last time, too.",
      "I don't need that sentence. I need it fixed.",
      "Please don't read that to me.",
      "Understanding doesn't fix it.",
    ],
  },
  'bad-news-taken': {
    any: [
      "That's not good enough, I'm afraid.",
      'Great. And what am I meant to do now?',
      "So that's it? There has to be something.",
      "That's not what I wanted to hear.",
      'Oh, wonderful.',
      'Is there really nothing you can do?',
    ],
  },
  'promise-taken': {
    any: [
      "Thank you. I'm counting on it.",
      'Good. Thank you.',
      "Okay. Then I'll wait for that.",
      'All right. Thanks for doing that.',
      'Right. That would be a relief.',
      "Okay, thank you. I've noted that.",
    ],
  },
  'admission-taken': {
    any: [
      "Thank you. That's all I wanted to hear.",
      'Okay. Thanks for saying it.',
      'Well. At least you say so.',
      'Right. I appreciate that.',
      'Thank you. Nobody has said that yet.',
      'All right. Thank you.',
    ],
  },
  'feels-bad': {
    any: [
      "How would you feel? I'm fed up.",
      'Angry, to be honest.',
      'Like nobody cares.',
      "I'm tired of it, that's how.",
      'Let down, mostly.',
      'Stupid, for having trusted you.',
    ],
  },
  'felt-bad': {
    any: [
      "I was furious, I won't lie.",
      'Like a fool, to be honest.',
      'It was embarrassing.',
      "I was at my wits' end.",
      'I felt left alone with it.',
      'How do you think? Not good.',
    ],
  },
}
