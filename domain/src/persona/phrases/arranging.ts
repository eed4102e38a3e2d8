import type { Phrases } from './phrases.ts'

/** While something is arranged: who decides the small things, who will be there, and whether it was clear. */
export const ARRANGING: Phrases = {
  'leave-it-to-you': {
    any: [
      "I'd leave that to you.",
      'As you think best.',
      "You decide that. I don't mind.",
      "I don't mind. Whatever you think best.",
      "That's up to you, I'd say.",
      "You know better than I do. I'd leave it to you.",
    ],
  },
  'ask-for-me': {
    any: [
      'Ask for me.',
      'For me, please.',
      'Just ask for me.',
      'That would be me.',
      'Me, best of all.',
      'Directly for me.',
    ],
  },
  'somebody-there': {
    any: [
      "I'd think so, yes.",
      'Yes, I should think so.',
      'There should be, yes.',
      "Yes. I'll see to it.",
      'Yes, somebody will.',
      "Yes, I'll make sure of it.",
    ],
  },
  'what-you-mean': {
    any: [
      "I'm not sure. Tell me.",
      "Not quite. What's it about?",
      'I have an idea. But say it.',
      'Go on, tell me.',
      "I'd rather not guess. Tell me.",
      'Perhaps. Say what it is.',
    ],
  },
  'no-problem': {
    any: [
      "No, that's no problem.",
      'Not for me, no.',
      "No. It's good that you say it.",
      "No, that's all right.",
      'No, not as such.',
      "I don't think so, no.",
    ],
  },
  'a-problem': {
    any: [
      "I'd have to think about that.",
      'It might be. I can say more later.',
      "It could be. I don't know yet.",
      'Perhaps. Let me think about it.',
      "I'm not sure yet.",
      "It might be, I won't lie.",
    ],
  },
  'is-clear': {
    any: [
      "Yes. That's clear.",
      'Clear enough, yes.',
      "Yes, I've got it.",
      'Yes, I understand.',
      'Yes, I can follow that.',
      'So far, yes.',
    ],
  },
  'wished-for': {
    any: [
      "That's what I had in mind.",
      'Good. That would suit me.',
      "Yes, that's what I was hoping for.",
      'That would be the right way for me.',
      'Yes, that fits.',
      'Now that I like.',
    ],
  },
  'rather-myself': {
    any: [
      "I'd rather do it myself.",
      'Let me do it. It should come from me.',
      "I'll do it. That's only right.",
      "I'd do it myself, if you give me a little time.",
      "Myself, I think. That's better.",
      'Leave that to me, please.',
    ],
  },
}
