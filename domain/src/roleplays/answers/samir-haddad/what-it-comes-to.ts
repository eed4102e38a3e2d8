import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Sums: a year of rent, a day without cards, what remains, and what the other firm would take. */
export const whatItComesTo: WrittenAnswer[] = [
  {
    asked: [
      'So that makes about three hundred and twenty a year?',
      'What do you pay us in a year?',
      'How much have you paid us in six years?',
      'How much is the rent over the whole year?',
      'What does that come to in a year?',
      'So you have paid us nearly two thousand pounds by now?',
    ],
    says: [
      "Three hundred and twenty-four a year. In six years that's nearly two thousand.",
      'Twelve times twenty-seven, three hundred and twenty-four. Six times that, and a charger.',
    ],
  },
  {
    asked: [
      'What does each day without cards cost you?',
      'How much do you lose per day?',
      'What does one more day cost you?',
      'How much is it for every day that it takes?',
      'What do you lose on a day like today?',
      'How much will today cost you?',
    ],
    says: [
      'On a Monday two hundred. On a Friday you could cry.',
      'In the week two, three hundred a day. It gets worse towards the weekend, like everything.',
    ],
    more: [
      "And that's only what I can count. The ones who read the sign from across the road I never see.",
    ],
  },
  {
    asked: [
      'Is that money lost, or is it only stuck somewhere?',
      'Is it money that you did not earn?',
      'Do you mean lost sales or missing payments?',
      'Could any of that money still come in?',
      'Is the money gone, or does it come later?',
      'Is it stuck in the machine, that money?',
    ],
    says: [
      "Not stuck. It was eaten somewhere else, with somebody else's bread.",
      "It's gone. Nobody has Saturday's dinner on a Tuesday.",
    ],
  },
  {
    asked: [
      'What is left at the end of the month?',
      'How much profit do you make?',
      'What remains when everything is paid?',
      'Can you live on what it brings in?',
      'What do you keep of it in the end?',
      'Do you earn well with the restaurant?',
    ],
    says: [
      'Of a hundred pounds seven stay. On a weekend like this, none.',
      'Enough for the two of us, and for wine. Nobody gets rich from lamb.',
    ],
    more: ['Meat, wages, rent, gas. Then the accountant, and he eats here for nothing.'],
  },
  {
    asked: [
      'Are you tempted to change?',
      'Would you go to them if they were faster?',
      'Does the other offer attract you?',
      'Would you go over to them for a faster machine?',
      'Is the other company an option for you?',
      'Have you thought about going to another company?',
      'How close are you to leaving us?',
    ],
    says: [
      "A bit. I don't like changing, but I like a machine that beeps.",
      'If one stood here tomorrow, from anybody at all? Ask me something easier.',
    ],
    more: [
      "Changing means papers, a new code, new buttons for the boys. I'd rather just be treated well.",
    ],
  },
  {
    asked: [
      'What does the other company charge?',
      'Are they cheaper than we are?',
      'What are their fees like?',
      'Is the other one less expensive?',
      'Would you save money with the others?',
      'What would you pay over there?',
    ],
    says: [
      'Less, it says. It always says less before you sign.',
      "No rent, more per cent. I worked it out on Sunday: it's the same.",
    ],
  },
  {
    asked: [
      'What does Rima think of the other company?',
      'Has Rima seen that card?',
      'Does your sister want to change?',
      'What does your sister say about the competitor?',
      'Would Rima go with the other firm?',
      'Has your sister an opinion on the other offer?',
    ],
    says: [
      'She says, call him, call them all, whoever comes first gets lunch.',
      "Rima would change tonight. She's never had to read a contract.",
    ],
  },
  {
    asked: [
      'Which is better for you, off the next bill or back to the account?',
      'Shall I pay it out or deduct it?',
      'Should it come off the bill or go to your bank?',
      'Do you want it credited or paid out?',
      'Money to your bank or a lower bill?',
      'Would you like it back or taken off?',
    ],
    says: [
      'Back to the account, where you took it from. Then I see it once.',
      "To the bank. On a bill of yours I'd only look for it.",
    ],
  },
  {
    asked: [
      'What have you spent because of all this?',
      'Did you have any extra costs?',
      'Apart from the guests, what did it cost you?',
      'Were there other expenses because of it?',
      'Did you have to buy anything because of it?',
    ],
    says: [
      "The coffees on Friday, forty pounds for the boys, and a day's fish.",
      'Coffee for nine tables, and my good mood. The second I put at twenty-seven pounds.',
    ],
    more: ['And I bought a new pen, for the sign. The first one ran in the rain.'],
  },
]
