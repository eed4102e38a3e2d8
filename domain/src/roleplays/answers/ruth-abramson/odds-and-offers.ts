import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Offers and contracts, best cases and worst, and how she says no. */
export const ruthOfOffers: WrittenAnswer[] = [
  {
    asked: [
      'Is one offer enough for you?',
      'Do you want several quotes?',
      'How many offers should I get?',
      'Must I compare suppliers?',
      'Do you need more than one quote?',
    ],
    says: [
      'Three. One is a price, three are a market.',
      "Three, on one sheet. And tell me why it isn't the cheapest, if it isn't.",
    ],
  },
  {
    asked: [
      'Would you sign for three years?',
      'Is a contract over several years a problem?',
      'How long may the contract be?',
      'Should there be a way out of the contract?',
      'Do you mind a long contract?',
    ],
    says: [
      'For one. Whoever wants three has met people who left.',
      'Not without a way out after the first winter.',
    ],
  },
  {
    asked: [
      'Would you mind if we started in spring?',
      'Could it begin later than planned?',
      'Does it have to start this winter?',
      'Is a later start all right?',
      'When should it begin?',
    ],
    says: [
      'Before the winter is over, please. In June anybody will come.',
      "January, while it's dark. After Easter you only measure the weather.",
    ],
  },
  {
    asked: [
      'Do you want the best case or the worst?',
      'Should I be optimistic or careful with the figures?',
      'Which scenario do you want to see?',
      'Do you prefer a cautious estimate?',
      'Shall I begin with the worst case?',
    ],
    says: [
      "The worst. The best one I've met, and it's in a glass room.",
      'The likely one, with the bad one under it. The good one I can imagine.',
    ],
  },
  {
    asked: [
      'May I round the figures?',
      'How exact must the numbers be?',
      'Is it all right if the figures are rounded?',
      'Do you need it to the penny?',
      'How precise do you want it?',
    ],
    says: [
      'To the hundred. Pennies are a way of hiding.',
      'Round them, and say which way. People always forget to say which way.',
    ],
  },
  {
    asked: [
      'Percentages or pounds?',
      'Do you like percentages?',
      'Should I give it in per cent?',
      'How do you want the figures, in pounds or in shares?',
      'Is a percentage any use to you?',
    ],
    says: [
      'Pounds. Nobody ever paid a bill in per cent.',
      'Pounds, and the per cent of what in brackets.',
    ],
  },
  {
    asked: [
      'What do you know about me?',
      'Have you looked me up?',
      'Did you find out who I am?',
      'What have you heard about me?',
      'Do you know who I am?',
    ],
    says: [
      'Your name, your page, and that you came early. All three speak for you.',
      'Only what you wrote. I prefer to be told the rest.',
    ],
  },
  {
    asked: [
      'What would you charge to insure it?',
      'What premium would you ask as an actuary?',
      'How would you price this risk?',
      'If you were the insurer, what would it cost?',
      'What would this be worth to an underwriter?',
    ],
    says: [
      "Six hundred a branch, if help comes in ten minutes. At twenty I'd double it.",
      "I'd ask for the minutes first. The premium is hardly more than the minutes.",
    ],
  },
  {
    asked: [
      'Would your old firm have insured this?',
      'Would your old colleagues have taken it on?',
      'What would they have said at your old company?',
      'Would an insurer like yours have said yes?',
      'How would your former boss have seen it?',
    ],
    says: [
      "They'd have asked for a guard, and then for the guard's pension.",
      'After three meetings and a lunch. At a price that you would not like.',
    ],
  },
  {
    asked: [
      'How do you say no to people?',
      'Is it hard to turn people down?',
      'Do you dislike refusing things?',
      'How do you break it to them?',
      'Does saying no get easier?',
    ],
    says: [
      'One learns it. Quickly, to their face, and with the figure that did it.',
      'The first forty are hard. After that one learns to give the reason first.',
    ],
  },
  {
    asked: [
      'Has anybody ever cried in here?',
      'Did you ever make somebody cry?',
      'What was the worst moment in this room?',
      'Do people get emotional in front of you?',
    ],
    says: [
      'One architect. It was about a skylight, and I lent him a handkerchief.',
      'Once, and it was I. We had just closed the evenings, and I blamed the radiator.',
    ],
  },
  {
    asked: [
      'Could donors have their name on something?',
      'Would you sell the name of a door?',
      'What about a plaque for whoever gives money?',
      'May a company put its name on it?',
      'Can one sponsor a chair?',
    ],
    says: [
      'On a door, gladly. On a branch, no.',
      "For a thousand pounds I'd screw the plate on myself.",
    ],
  },
  {
    asked: [
      "What don't you like about the sum?",
      'What is wrong with the calculation?',
      'Where does the sum not add up?',
      'What bothers you about the amount?',
      'Why does the sum not please you?',
    ],
    says: [
      'It has one year in it. Doors live longer than that.',
      "It knows what goes out. It doesn't say what comes back, or when it stops.",
    ],
  },
  {
    asked: [
      'How could it ever come back?',
      'What do you mean by whether it comes back?',
      'How is a library supposed to earn money?',
      'In what way would it pay off?',
      'What return do you expect?',
    ],
    says: [
      "In visits, at less than four pounds each. That's my sort of profit.",
      'Not in pounds. If twenty people come who had no library, it has come back.',
    ],
  },
  {
    asked: [
      'Could you live with twelve?',
      'Can we agree on a number in the middle?',
      'Would twelve be a compromise?',
      'Do we settle on twelve, then?',
      'Is there room for bargaining on the number?',
    ],
    says: [
      'With twelve, if you write down the date on which we look. I should still prefer fifteen.',
      'Twelve in the first winter, and fifteen in the second. Write that down.',
    ],
  },
  {
    asked: [
      'Who may look at the film?',
      'Who would have access to the recordings?',
      'Who should be allowed to see the pictures?',
      'Who watches the cameras?',
      'Who decides if somebody looks at the recordings?',
    ],
    says: [
      'Two people, by name, and both of them sign. Never one alone.',
      "The clerk and one librarian, together. I shouldn't like to be on it myself.",
    ],
  },
  {
    asked: [
      'What would you have looked at there?',
      'What should one look at on a visit?',
      'What would you check if you went to see one?',
      'What would you ask the people who run one?',
      'What do I have to find out over there?',
    ],
    says: [
      "The chairs at half past eight. If they're warm, it works.",
      "I'd ask who came out the last time the alarm rang, and how he was dressed.",
    ],
  },
  {
    asked: [
      'Is there any point in my going on?',
      'Should I stop here?',
      'Is it hopeless?',
      'Am I wasting my time?',
      'Do I still have a chance?',
      'Have you decided against it already?',
    ],
    says: [
      "There is, or I'd have rung the bell. Go on.",
      "I haven't decided. If it were hopeless, you'd have heard it in the first minute.",
    ],
  },
]
