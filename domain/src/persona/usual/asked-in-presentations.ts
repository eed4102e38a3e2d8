import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_PRESENTATIONS: readonly UsualQuestion[] = [
  {
    asked: ['Do you have any questions?', 'Any questions so far?', 'What questions do you have?'],
    says: [
      'Yes. What does it cost, all in all?',
      "Go on. I'll stop you when I have one.",
      "I'd like to know what could go wrong.",
    ],
  },
  {
    asked: ['What do you think so far?', "What's your impression?", 'How does that sound to you?'],
    says: ["I'm listening.", "I'd like to see more before I say.", "Not bad. I'm not there yet."],
  },
  {
    asked: ['Can you see the slides?', 'Can everybody see that?', 'Is that readable?'],
    says: ['Yes, go on.', 'Well enough.', 'I can see it.'],
  },
  {
    asked: [
      'Should I go into more detail?',
      'Do you want more detail?',
      'Shall I explain that further?',
    ],
    says: ['Briefly, yes.', 'Only what I need in order to decide.', 'A little. Not too long.'],
  },
  {
    asked: [
      'What matters most to you?',
      'What would you like me to focus on?',
      'What do you want to hear about?',
    ],
    says: [
      'What it brings, and what it costs.',
      'Why this, and why now.',
      "What I'd have to do for it.",
    ],
  },
  {
    asked: ['Who else should I convince?', 'Who else needs to agree?'],
    says: ['Begin with me.', 'One at a time.', "You'll meet them if you get past me."],
  },
]
