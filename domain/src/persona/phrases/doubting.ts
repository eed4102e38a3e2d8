import type { Phrases } from './phrases.ts'

export const DOUBTING: Phrases = {
  'too-early': {
    any: [
      "Hold on. You don't know much about us yet.",
      'Slow down. Do you know what I need?',
      "That's quick. You haven't asked me anything.",
      "You're offering me something and you don't know what I've got.",
      "Wait a second. What makes you think that's my problem?",
      'Not yet, please. You know nothing about me.',
      "That's your answer? I haven't told you what's wrong.",
    ],
    cool: ['And there it is, the pitch.'],
    warm: ["I'm sure it's good. But ask me a few things first."],
  },
  interested: {
    any: [
      'That could be something.',
      "All right, I'm listening.",
      'It sounds possible.',
      'Hm. Maybe.',
      'Okay, tell me a bit more.',
      "I can see why you'd say that.",
      "That's worth a thought.",
    ],
    cool: ["I'm not saying no."],
    casual: ['Okay, that could work.'],
  },
  'before-doubt': {
    any: [
      'Hm.',
      "I don't know.",
      'To be honest,',
      "I'm not sure.",
      "That's where I hesitate.",
      'Okay, but:',
      '',
    ],
    cool: ['Easy to say.'],
    casual: ['Yeah, but:'],
    formal: ['One thing.'],
  },
  'doubt-settled': {
    any: [
      'All right, that helps.',
      'Okay. I can see that.',
      'Fair enough.',
      'Okay, I hear you.',
      'Right, that makes sense.',
      'Okay, I can live with that.',
    ],
    cool: ["I'll believe it when I see it, but okay."],
    casual: ['Yeah, fair.'],
  },
  'doubt-settled-last': {
    any: [
      'All right. So what would happen next?',
      'Okay, I can live with that. What do you suggest?',
      "Fair enough. What's the next step?",
      'Good. Then what do we do now?',
      "Okay, that's settled then. Where do we go from here?",
      'Right. So how would we start?',
    ],
    casual: ['Yeah, okay. So what now?'],
  },
  'doubt-stays': {
    any: [
      "That doesn't really answer it.",
      "You've gone past what I said.",
      "I hear that, but it's still my worry.",
      "That's not what I asked.",
      "Mm. I'm still not there.",
      'You talk well, but it still bothers me.',
      'Okay, but that was not my point.',
    ],
  },
  advice: {
    any: [
      "I've been told that before.",
      "I've tried that sort of thing.",
      "That's easy to say.",
      'Everybody says that.',
      'My family tell me the same.',
      "Yes, I've read that too.",
      "If it were that simple, I'd have done it.",
    ],
    warm: ["I know you mean well. It's just not that easy."],
  },
  sustain: {
    any: [
      "It isn't as bad as people make out.",
      'I manage, really.',
      "I'm not sure it's such a problem.",
      'It works well enough for now.',
      "I've got through worse.",
      "It's not like that every day.",
    ],
  },
}
