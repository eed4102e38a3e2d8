import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Her parents, her grandchildren, her dinner, and how she came to sums. */
export const ruthAtHerOwnTable: WrittenAnswer[] = [
  {
    asked: [
      'How did you become an actuary?',
      'Why did you choose that profession?',
      'What made you want to be an actuary?',
      'How did you get into that line of work?',
      'What did you study?',
      'Where did you learn all that?',
    ],
    says: [
      'A teacher gave me a table of deaths to copy, as a punishment. I found a mistake in it.',
      'Mathematics, on a grant, and six years of evening exams. I did them in a library.',
    ],
  },
  {
    asked: [
      'What do you remember of Haifa?',
      'What was Haifa like when you were small?',
      'Do you have memories of your first home?',
      'What do you still see when you think of Haifa?',
      'How did you live before you came here?',
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
      'What was your father like?',
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
      'A librarian, if I could whisper. I was told within a week that I could not.',
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
      'What do your sons do?',
    ],
    says: [
      'Three for the books, one for the wifi. The youngest is five and reads to the cat.',
      'On Saturdays, with me. They think that I own it.',
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
      'Every morning, forty lengths. I lose count only when I am cross.',
      'At the pool that I chair. It gives the lifeguards a certain posture.',
    ],
  },
  {
    asked: [
      'How do you stay so sharp?',
      'What keeps you going at your age?',
      'How do you do those sums in your head?',
      'Is there a trick to calculating so fast?',
      'Can you teach me to do sums like that?',
    ],
    says: [
      'Round first, then mend. It is quicker than a machine, and it impresses people.',
      "Cold water, and other people's invoices.",
    ],
  },
  {
    asked: [
      'What makes you laugh?',
      'What do you enjoy most in life?',
      'What makes you happy?',
      'When are you happiest?',
    ],
    says: [
      'When a column adds up from both ends. And when a child reads a long word aloud.',
      'My grandson with a book upside down. He was telling it very well.',
    ],
  },
]
