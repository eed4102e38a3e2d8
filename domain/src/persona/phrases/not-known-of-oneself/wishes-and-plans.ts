import type { Phrases } from '../phrases.ts'

/** What they want and what comes next, where nobody wrote it down. */
export const WISHES_AND_PLANS_NOT_KNOWN: Phrases = {
  'evade-plan': {
    any: [
      "I don't know yet. What would you suggest?",
      "I'm not sure. What would you do?",
      "I haven't decided yet.",
      "I'm still thinking about that.",
      "I'm open to ideas.",
      "I haven't got that far yet.",
    ],
  },
  // In the vaguest form that is true of whoever talks: their own wish is told before it comes to this.
  'evade-need': {
    any: [
      "That it gets better than it is now. More I can't say yet.",
      "I'm still working out what I want myself.",
      "I couldn't put that into one sentence yet.",
      "I couldn't say that yet, to be honest.",
      "I'd have to think about what matters most.",
      "Let me think about that. I don't want to say just anything.",
    ],
  },
  'wish-told': {
    any: [
      "What I told you just now. That's the main thing.",
      'Just that, really.',
      'Nothing beyond what I said.',
      "What I've told you already, mostly.",
      "That's really all I want.",
      'The same. I have no other wish.',
    ],
  },
  'evade-next-step': {
    any: [
      'What would you suggest?',
      'What do you have in mind?',
      "I'd leave that to you. What do you propose?",
      'I thought you would tell me.',
      "That's up to you, I think.",
      'Make me a suggestion.',
    ],
  },
}
