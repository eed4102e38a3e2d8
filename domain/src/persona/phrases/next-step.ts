import type { Phrases } from './phrases.ts'

export const NEXT_STEP: Phrases = {
  'what-next': {
    any: [
      'All right. What would happen next?',
      'So what do you suggest we do?',
      'And what would the next step be?',
      'Okay. Where do we go from here?',
      'So, how would that work from here on?',
      'Right. What do you need from me?',
    ],
    cool: ['Okay. And now?'],
  },
  'why-should-i': {
    any: [
      "I'm not sure what that would do for me.",
      "I'd need a better reason first.",
      'Not so fast. What would that do for me?',
      "We're not there yet. You don't know what I need.",
      "Not yet. I don't see what for.",
      "Let's talk about how things are first.",
    ],
    warm: ["I'd like to, but I don't see what for yet."],
  },
  'when-exactly': {
    any: [
      'And when would that be?',
      'All right, but when?',
      'Okay. Which day?',
      "Let's put a date on it, then.",
      "I'd like a day for that. When?",
      'Sounds all right. When?',
      'When, though? My weeks fill up.',
    ],
  },
  'when-sent': {
    any: [
      'All right. When would I have it?',
      'Please do. By when?',
      'Okay. When can I expect it?',
      "I'd read it. When would it come?",
      'Fine, send it. When would that be?',
      "I'll look at it. When would I get it?",
    ],
  },
  'time-suits': {
    any: [
      'Yes, that works.',
      'Yes, that suits me.',
      "That's fine. Let's do that.",
      'Yes, that would be fine.',
      "All right, that's fine.",
      'Yes, that works for me.',
      'Okay. That suits me.',
    ],
    formal: ['That would suit me.'],
    casual: ['Yeah, that works.'],
  },
  'time-chosen': {
    any: [
      '{time}, if I can choose.',
      '{time} would be better.',
      '{time} suits me better.',
      '{time}, please.',
      "{time}. That's easier for me.",
      '{time}, I think.',
    ],
  },
  'contact-given': {
    any: [
      "I'll send it to you in a message, then it's spelled right.",
      "Sure. I'll write it down for you.",
      "I'll text it to you, that's easier.",
      "Of course. I'll send you my details.",
      "You'll have it in a minute, I'll write to you.",
      "Sure, I'll message it to you when we're done.",
    ],
  },
  'signature-given': {
    any: [
      "Yes, I'll sign it.",
      'All right. Where do I sign?',
      "I'd like to read it first, then yes.",
      'Yes. Let me read it through, and I sign.',
      'Okay, give it here.',
      "If it's what we said, yes.",
    ],
  },
  'papers-promised': {
    any: [
      "You'll get them.",
      "Yes. I'll look for it and send it to you.",
      "I'll see that you get it.",
      "All right, I'll bring that.",
      "I'll dig that out for you.",
      'Okay, you can have that.',
    ],
  },
  agree: {
    any: [
      "All right, let's do that.",
      'Yes, that works for me.',
      'Good. That suits me.',
      "Yes, let's do that.",
      'Okay. I can say yes to that.',
      "All right. That's fine by me.",
      "Yes. Let's do it.",
    ],
    casual: ["Yeah, okay, let's do it."],
    warm: ["Yes, I'd like that."],
    formal: ["Agreed. Let's do it that way."],
  },
  decline: {
    any: [
      "No, I don't think so. Not now.",
      'Thanks, but no.',
      "I don't see that happening.",
      "I'd rather not. I'm not convinced yet.",
      "No. I don't feel we're there yet.",
      "I'm going to say no to that for now.",
    ],
    warm: ["I'm sorry, but no. It's not you."],
  },
}
