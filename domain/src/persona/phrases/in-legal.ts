import type { Phrases } from './phrases.ts'

/** Somebody at a lawyer's: worried, and not sure what may be said. */
export const IN_LEGAL: Phrases = {
  'greet-back': {
    any: [
      'Hello.',
      'Hello. Thanks for seeing me.',
      "Hi. Sorry, I'm a bit nervous.",
      'Good to meet you.',
      "Hello. I hope I'm in the right place.",
      'Hi.',
    ],
  },
  'how-can-i-help': {
    any: [
      "I don't know where to begin.",
      'Do you want it from the start?',
      'What do you need to know?',
      "I've brought what papers I have.",
      "Ask me. I'll tell you what I can.",
      'Where should I start?',
    ],
  },
  'what-is-it-about': {
    any: [
      'I hope you can tell me where I stand.',
      'So… do I just tell you what happened?',
      'Do you want to hear it from the start?',
      "I've never needed a lawyer before.",
      "I don't know what you need from me.",
      'Is this the part where I talk?',
    ],
  },
  'go-ahead': {
    any: [
      'Yes, of course.',
      'Ask me.',
      'Okay.',
      "I'll try.",
      'Sure, whatever you need.',
      'Yes. Does this stay between us?',
    ],
  },
  'how-i-am': {
    any: [
      'Nervous, to be honest.',
      "I've been better.",
      "I'm not sleeping much.",
      "I'm all right. Worried.",
      'Okay. I want this over with.',
      'Glad to be here at last.',
    ],
  },
  'not-yet': {
    any: [
      'Do I have to say that?',
      "I'd rather leave that out.",
      'Is that important?',
      'Can that be used against me?',
      "That's… a bit awkward.",
      "I don't see what that has to do with it.",
      'Who gets to hear this?',
    ],
  },
  'noted-turn': {
    any: [
      'Okay.',
      'I see.',
      'Right. I think I follow.',
      'All right.',
      'Okay, I understand.',
      'Mm-hm. Okay.',
    ],
  },
  'so-what': {
    any: [
      'Okay. Should I tell you what happened?',
      'Right. Do you need anything from me?',
      'All right. Where should I begin?',
      'Okay. What do you need to know?',
      'I see. And how does this work?',
      "Okay. I've not done this before.",
    ],
  },
  'your-turn': {
    any: [
      'What else do you need?',
      'Is that the sort of thing you wanted?',
      'Does that make a difference?',
      'Should I go on?',
      'Does any of that help?',
      'Is it bad?',
    ],
  },
  'too-early': {
    any: [
      "You don't know the whole story yet.",
      "Wait, I haven't told you everything.",
      "Shouldn't you hear what happened first?",
      "Already? You haven't seen the papers.",
      "Hold on. I'm not finished.",
      "How can you say that? You've only just met me.",
    ],
  },
  'doubt-settled-last': {
    any: [
      'All right. So what do we do first?',
      "Okay. What's the next step?",
      'Good. Then what do you need from me?',
      'I feel a bit better. What now?',
      'Okay. So where do we start?',
      "Right. I'm in your hands.",
    ],
  },
  agree: {
    any: [
      "Yes. Let's do that.",
      "All right, let's do it like that.",
      'Okay. I trust you on that.',
      'Yes, please.',
      "Good. I'll sleep a bit better.",
      "Okay, that's fine by me.",
    ],
  },
  decline: {
    any: [
      "I don't think I can do that yet.",
      'No, I need to think about it.',
      "I'd rather talk it over at home first.",
      "Not yet. I'm not sure about it.",
      "I'm not ready to decide that.",
      "No. I don't want it to go that far.",
    ],
  },
  'goodbye-agreed': {
    any: [
      'Thank you. Bye.',
      'Okay. Thank you, {learner}. Bye.',
      'Thanks. That helped. Bye.',
      "Good. I'll see to it. Bye.",
      'Thank you. Until then.',
      'Okay. I feel better now. Bye.',
    ],
  },
  'goodbye-open': {
    any: [
      "Thank you. I'll think it over. Bye.",
      'Thanks for listening. Bye.',
      'Okay. Thank you, {learner}.',
      "I'll be in touch. Bye.",
      'Thank you for your time. Goodbye.',
      'All right. Thanks. Bye.',
    ],
  },
  'news-taken': {
    any: [
      'Okay. I think I follow.',
      'I see. Go on.',
      'Right, I see.',
      'Okay, I see.',
      'All right, I see.',
      'I see. Okay.',
    ],
  },
  reassured: {
    any: [
      "That's a relief.",
      'Good. I was worried about that.',
      'Okay. I can talk more easily, then.',
      'Thank you. That helps.',
      "All right. That's good to know.",
      'Okay. I feel a bit better.',
    ],
  },
  'bad-news-taken': {
    any: [
      'Oh. I was afraid of that.',
      "That's not what I was hoping for.",
      "So it doesn't look good?",
      "Right… That's hard to hear.",
      "Okay. I'd hoped for more.",
      'Well. Better to know it now.',
    ],
  },
  'offer-welcome': {
    any: [
      'Yes, please. That would help.',
      'That sounds right to me.',
      "I'd be glad of that.",
      "Yes, I'd like you to do that.",
      'Okay, that would help a lot.',
      "Yes. That's what I came for.",
    ],
  },
  'evade-yes-no': {
    any: [
      "I'd rather not say it if I'm not sure.",
      "I'm not sure, to be honest.",
      "I'm not certain enough to say so.",
      "I couldn't swear to it either way.",
      "I don't know, I'm afraid.",
      "I'd want to check that before I say so.",
    ],
  },
  'evade-yes-no-past': {
    any: [
      "I'm not sure I remember.",
      "I'd rather not say if I'm not sure.",
      "I'm not certain any more.",
      "I couldn't swear to it.",
      "I don't remember exactly.",
      "I'd have to think back.",
    ],
  },
  'feels-bad': {
    any: [
      "I'm worried sick, to be honest.",
      'It keeps me awake.',
      'Helpless, mostly.',
      'Angry. And scared of what comes next.',
      "I try to stay calm. It doesn't work.",
      "It's on my mind all day.",
    ],
  },
}
