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
      'All right, but when, and with whom?',
      'Okay. Which day?',
      "Let's put a date on it, then.",
      '"Soon" never happens. Give me a day.',
      'Sounds all right. When?',
      'When, though? My weeks fill up.',
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
    formal: ["Agreed. I'll make a note of it."],
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
