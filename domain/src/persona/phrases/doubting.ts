import type { Phrases } from './phrases.ts'

export const DOUBTING: Phrases = {
  'too-early': {
    any: [
      "Hold on. You don't know much about my side yet.",
      'Slow down. Do you know what I need?',
      "That's quick. Ask me a few things first.",
      "Maybe. But you don't know how things are here yet.",
      'Wait a second. What makes you think I need that?',
      'Not yet, please. Let me tell you how it is first.',
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
      'Okay, I can see the idea.',
      "I can see why you'd say that.",
      "That's worth a thought.",
    ],
    cool: ["I'm not saying no."],
    casual: ['Okay, that could work.'],
  },
  'before-doubt': {
    any: [
      'Hm.',
      'One thing, though.',
      'Okay, but wait.',
      'Mm.',
      'Just a moment.',
      'Wait a second.',
      '',
    ],
    cool: ['Not so fast.'],
    casual: ['Yeah, but hang on.'],
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
  'doubt-half-met': {
    any: [
      'Okay. That helps a bit.',
      'All right, go on.',
      "Mm. That's something.",
      'That helps a bit. Go on.',
      "Okay, I'm with you so far.",
      "Right. That's part of it.",
    ],
  },
  'doubt-stays': {
    any: [
      "Okay. That doesn't quite answer it, though.",
      'Hm. I still have that worry.',
      'Right, but what about what I just said?',
      "I'm still not sure about that one point.",
      'Okay, but I did mean that.',
      "Mm. I'm not quite there yet.",
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
  'doubt-comes-back': {
    any: [
      'Before I say yes, though.',
      "There's still what I said before.",
      "I haven't forgotten my question.",
      'Okay, but I did ask you something.',
      'Not before this is clear.',
      'That still leaves one thing.',
    ],
  },
}
