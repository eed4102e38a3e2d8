import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_SALES: readonly UsualQuestion[] = [
  {
    asked: [
      "What's your budget?",
      'How much could you spend on it?',
      'Is there a budget for this?',
    ],
    says: [
      "That depends on what I'd be getting for it.",
      "Tell me what it costs, and I'll tell you if it's in the budget.",
      "I'd rather hear your price before I name a number.",
    ],
  },
]
