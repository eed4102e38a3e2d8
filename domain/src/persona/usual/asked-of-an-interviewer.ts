import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_OF_AN_INTERVIEWER: readonly UsualQuestion[] = [
  {
    asked: ['How long have you worked here?', 'How long have you been here?', 'When did you join?'],
    says: [
      'Long enough to have seen a few people come and go.',
      'A good while.',
      'Long enough to still like it.',
    ],
  },
  {
    asked: [
      'Why is the post free?',
      'Why is this position open?',
      'What happened to the last person?',
      'Who had the job before?',
    ],
    says: [
      'Somebody moved on.',
      'The one before you went somewhere else. It happens.',
      "We need somebody, it's as simple as that.",
    ],
  },
  {
    asked: [
      'What do you expect in the first three months?',
      'What should I have achieved after six months?',
      'What would success look like in this role?',
    ],
    says: [
      'That people come to you and not to me.',
      'That you know how things go here, and have made one thing better.',
      "That I don't have to check any more.",
    ],
  },
  {
    asked: [
      'How many other candidates are there?',
      'Am I the only candidate?',
      'How many people applied?',
    ],
    says: ['A few. I take my time with each.', 'Enough to choose from.', 'That I keep to myself.'],
  },
  {
    asked: [
      'Do I get training?',
      'Is there any training?',
      'How will I be trained?',
      'Who will show me the ropes?',
    ],
    says: [
      "Yes. You won't be alone at the beginning.",
      'Somebody goes with you for the first weeks.',
      'There is, and nobody is thrown in.',
    ],
  },
  {
    asked: ['Can I see the place?', 'Could I have a look around?', 'Can you show me around?'],
    says: [
      'If we get to a second talk, gladly.',
      'Next time, yes.',
      "We'll see about that afterwards.",
    ],
  },
  {
    asked: [
      'Did I do all right?',
      'How did I do?',
      'What do you think of me?',
      'Do I have a chance?',
    ],
    says: [
      "I'll sleep on it.",
      "You'll hear from me. I don't do that on the spot.",
      "I've seen worse, and I've seen better.",
    ],
  },
  {
    asked: [
      'Are there chances to move up?',
      'Is there room for promotion?',
      'What career opportunities are there?',
    ],
    says: [
      'For who is good, there usually are.',
      'Do this well first, then ask me again.',
      'There have been. It takes time.',
    ],
  },
]
