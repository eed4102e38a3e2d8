import type { Phrases } from './phrases.ts'

export const IN_SALES: Phrases = {
  'what-is-it-about': {
    any: [
      'Okay. And what are you selling?',
      "Right. You've got me for a few minutes. What's it about?",
      "So what's this about?",
      'Okay. What do you people do?',
      'Right. I get a lot of these calls. What is it?',
      "Sure. What's on your mind?",
    ],
  },
  'so-what': {
    any: [
      'All right. And what does that have to do with us?',
      "Okay. You haven't asked me anything yet.",
      'Right. So what do you want to know from me?',
      "I hear you. I'm not sure where we come in.",
      'Okay, I get a lot of calls. Why me?',
      "Good for you. What's that to us?",
    ],
  },
  agree: {
    any: [
      "All right, let's do that. Send me an invite.",
      'Okay, that works. Put it in the calendar.',
      "Fine. I'll be there.",
      'Yes, I can make that.',
      'Okay. That I can say yes to.',
      'All right. No more than that, but yes.',
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
