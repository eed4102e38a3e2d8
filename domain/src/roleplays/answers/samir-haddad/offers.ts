import type { WrittenAnswer } from '../../../graph/plan.ts'

/** A new machine, and when. */
export const offers: WrittenAnswer[] = [
  {
    asked: [
      'Do you want a new machine?',
      'Would you be happy with the same model?',
      'Shall I send you a new machine?',
      'Would a replacement help?',
      'Should I order a replacement for you?',
      'Would you like me to send another terminal?',
      'Do you want me to swap the machine?',
      'I could order one?',
      'So about the new machine, I could order one?',
      'Can I send you a new one?',
    ],
    says: [
      'A machine, and not a charger? Then yes, send it.',
      "Of course I want a new machine. Why do you think I'm calling?",
      'Yes. Send it. And look into the box first.',
    ],
    more: ['Leah said machine, too. So this time somebody looks into the box.'],
  },
  {
    asked: [
      'Shall I send a courier tonight?',
      'Would an overnight courier be okay?',
      'Should I send it by courier?',
      'Can it come with the courier overnight?',
      'Would express delivery help?',
    ],
    says: [
      "Tonight, overnight, on a horse, I don't mind. If it's a machine.",
      'Yes, tonight. The last one took until four.',
      "Do that. I'm here from nine.",
    ],
  },
  {
    asked: [
      'Is tomorrow good?',
      'Would tomorrow morning be soon enough?',
      'Is tomorrow okay?',
      'Would Tuesday suit you?',
      'If it comes tomorrow, is that all right?',
      'Would tomorrow at nine work?',
      'Can it be there tomorrow, would that do?',
    ],
    says: [
      "Tomorrow's good. Before twelve, then I have it for lunch.",
      'Tomorrow. The sooner the better.',
      "Yes, tomorrow. I've heard tomorrow before, so write it down.",
    ],
  },
  {
    asked: [
      'Would Thursday be early enough?',
      'Is Wednesday okay?',
      'Would Thursday work?',
      "What if it's there on Wednesday?",
      'Would Friday morning be too late?',
    ],
    says: [
      "That's cutting it fine. I want to try it out before forty people come.",
      "If it can't be sooner. But each day costs me.",
      "Earlier, please. I've been without since Friday.",
    ],
  },
]
