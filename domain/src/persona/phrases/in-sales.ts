import type { Phrases } from './phrases.ts'

export const IN_SALES: Phrases = {
  'what-is-it-about': {
    any: [
      'Okay. What is it about?',
      "Right. You've got me for a few minutes. What's it about?",
      "So what's this about?",
      'Okay. What do you have in mind?',
      'Right. What is it?',
      "Sure. What's on your mind?",
    ],
  },
  'so-what': {
    any: [
      'Okay. And what does that mean for us?',
      'Right. What did you want to know from me?',
      'I see. And where do I come in?',
      'Okay. Tell me a bit more.',
      'All right. And why are you calling me?',
      "Okay. I'm listening.",
    ],
  },
  agree: {
    any: [
      "All right, let's do that.",
      'Okay, that works.',
      'Yes, that works for me.',
      'Okay. That I can say yes to.',
      'All right. No more than that, but yes.',
      "Fine. Let's do it that way.",
    ],
    formal: ["Agreed. I'll make a note of it."],
    casual: ["Yeah, okay, let's do that."],
  },
  decline: {
    any: [
      "No, I don't see it. Not now.",
      "Thanks, but no. I still don't see what it does for us.",
      "I don't see that happening this year.",
      "No. Send me something, and I'll read it when I can.",
      "I'm going to say no. You've told me more than you've asked.",
      "It's not for us. Sorry.",
    ],
  },
  'goodbye-cold': {
    any: [
      'Right. Bye.',
      "Okay. I've got to get on. Bye.",
      'All right. Goodbye.',
      'Fine. Bye, then.',
      "I'll leave it there. Bye.",
      'Okay, bye.',
    ],
  },
}
