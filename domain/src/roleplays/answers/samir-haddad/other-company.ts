import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The man who left his card under the door on Saturday. */
export const otherCompany: WrittenAnswer[] = [
  {
    asked: [
      'Have you contacted the other company?',
      'Did you ring the competitor?',
      'Have you spoken to that man?',
      'Why have you not called the other firm?',
      'What keeps you from calling him?',
      'Will you call the other company?',
    ],
    says: [
      "I haven't called him. Not yet. I don't like changing.",
      "No. Six years are six years. I thought, one more call, and that's you.",
      'Not yet. First I want to hear what you do.',
    ],
  },
  {
    asked: [
      'What is the other company called?',
      'Who does the man work for?',
      'Which firm was it that came to you?',
      'What does it say on his card?',
      'Do you know the name of the competitor?',
    ],
    says: [
      "Something with Pay in it. They've all got Pay in it.",
      'I had no glasses on. Pay something, and a telephone number in red.',
    ],
  },
  {
    asked: [
      'How did the competitor hear of your trouble?',
      'How did he know that your machine was dead?',
      'When was the other man there?',
      'Did you talk to him when he came?',
      'Did he just turn up?',
    ],
    says: [
      "He'll have read my sign. It was there when I locked up on Saturday.",
      'Saturday, late. I never saw him. A sign on a door, everybody can read it.',
    ],
  },
  {
    asked: [
      'Where is his card now?',
      'Have you kept the card?',
      'What did you do with the card he left?',
      'Have you thrown the card away?',
      'Is the card still there?',
      "Do you still have that man's card?",
    ],
    says: [
      'By the till. I look at it now and then.',
      "Under the dead machine. It's a good paperweight.",
    ],
  },
  {
    asked: [
      'Would you forget about him if the machine is there tomorrow?',
      'If it comes, do you tear up that card?',
      'Do you bin the other card once it works?',
      'If I keep my word, is the other company out?',
      'What happens to his card when ours works?',
      'Is he out of the race if I deliver?',
    ],
    says: [
      'When it beeps, Rima lights the stove with it.',
      "When I've taken the first payment, yes. Not one minute before.",
    ],
  },
]
