import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Her parents, her grandchildren, her dinner, and how she came to sums. */
export const ruthAtHerOwnTable: WrittenAnswer[] = [
  {
    asked: [
      'How did you become an actuary?',
      'Why did you choose that profession?',
      'What made you want to be an actuary?',
      'How did you get into that line of work?',
    ],
    says: [
      'A teacher gave me a table of deaths to copy, as a punishment. I found a mistake in it.',
      'An advertisement asked for patience. It meant tables.',
    ],
  },
  {
    asked: [
      'What do you remember of Haifa?',
      'What was Haifa like when you were small?',
      'Do you have memories of your first home?',
      'What do you still see when you think of Haifa?',
    ],
    says: [
      'The steps down to the sea, and how hot the railing was.',
      'Washing on every balcony, and one could smell the harbour. I was seven, one keeps the smells.',
    ],
    more: [
      'There was a neighbour who let down a basket for the bread. I thought that people did so everywhere.',
    ],
  },
  {
    asked: [
      'What did your parents do?',
      'What work did your mother do?',
      'What did your father do for work?',
      'Did both your parents have a job?',
      'Tell me about your parents.',
    ],
    says: [
      'My father mended watches. My mother took in sewing, behind the same shop.',
      'Watches and hems. They worked till seven, and never owed a penny.',
    ],
  },
  {
    asked: [
      'What would you have been instead?',
      'What other job would you have liked?',
      'Did you ever want to be a librarian?',
      'What did you want to be as a child?',
      'Was there something else you wished to become?',
    ],
    says: [
      "A librarian, if I could whisper. I was told within a week that I couldn't.",
      'A judge, perhaps. They get to interrupt as well.',
    ],
  },
  {
    asked: [
      'Do your grandchildren go to the library?',
      'Do your grandchildren like reading?',
      'How old are your grandchildren?',
      'Do you take your grandchildren to a branch?',
      'Tell me about your grandchildren.',
    ],
    says: [
      'Three for the books, one for the wifi. The youngest is five and reads to the cat.',
      'On Saturdays, with me, from five to fifteen. They think that I own it.',
    ],
  },
  {
    asked: [
      "What's for dinner tonight?",
      'What will you eat at home?',
      'What is waiting for you on the stove?',
      'Who cooks at your house?',
      'What does your husband cook?',
    ],
    says: [
      'Soup, on committee nights. It forgives one for being late.',
      'My husband cooks. It will be soup, and an atlas beside it.',
    ],
  },
  {
    asked: [
      'Does your husband mind your being out so late?',
      'What does your husband say about the committee?',
      'Does your family see enough of you?',
      'What do they say at home about these evenings?',
      'Does it bother your family that you do this?',
    ],
    says: [
      'He says that it keeps me from auditing the kitchen.',
      'He minds the telephone. The evenings he has for the wireless.',
    ],
  },
  {
    asked: [
      'How often do you swim?',
      'Where do you swim?',
      'Do you swim every day?',
      'Do you enjoy swimming?',
      'How far do you swim in the morning?',
    ],
    says: [
      "Every morning, forty lengths, at the pool. I lose count only when I'm cross.",
      'Daily, at the pool that I chair. It gives the lifeguards a certain posture.',
    ],
  },
  {
    asked: [
      'How do you stay so sharp?',
      'What is your secret?',
      'How do you keep so fit?',
      'What keeps you going at your age?',
    ],
    says: [
      "Cold water, and other people's invoices.",
      'By being contradicted. I recommend a committee.',
    ],
  },
  {
    asked: [
      'What do you enjoy most in life?',
      'What gives you pleasure?',
      'What do you look forward to?',
      'What makes you happy?',
      'When are you happiest?',
    ],
    says: [
      'When a column adds up from both ends. And when a child reads a long word aloud.',
      'My grandson with a book upside down. He was telling it very well.',
    ],
  },
  {
    asked: [
      'How do you do those sums in your head?',
      'Is there a trick to calculating so fast?',
      'Can you teach me to do sums like that?',
      'How can you divide so quickly?',
      'Do you always do it without paper?',
    ],
    says: [
      "Round first, then mend. It's quicker than a machine, and it impresses people.",
      "I learnt it under a shop counter. My father's change was never wrong.",
    ],
  },
  {
    asked: [
      'What do your sons do?',
      'What became of your sons?',
      'Are your sons good with numbers, too?',
      'Do your children live near you?',
      'What jobs do your boys have?',
    ],
    says: [
      'One builds bridges, one mends hearing aids. Neither of them can add.',
      'Bridges and hearing aids. They live near enough to be corrected.',
    ],
  },
  {
    asked: [
      'What did you study?',
      'Where did you learn all that?',
      'Did you go to university?',
      'What did you train in?',
      'Which exams did you have to take?',
    ],
    says: [
      'Mathematics, on a grant, and six years of evening exams. I sat in a library for those.',
      'Mathematics. Then exams till I was twenty-eight, beside the job.',
    ],
  },
]
