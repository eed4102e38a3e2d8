import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Colm, his rule, and who may spend how much without him. */
export const noraOfColm: WrittenAnswer[] = [
  {
    asked: [
      'What does Colm say about the planner now?',
      'Does Colm still bring it up?',
      'How often does Colm remind you of it?',
      'When was the last time he mentioned the planner?',
      'How does he let you feel it?',
      'Does he tease you about it?',
    ],
    says: [
      "He says 'thirty-four' and looks at the ceiling. Every budget round.",
      'Once a month. He asks if I want a plug with that.',
      "Tuesday, last time. I'd only asked him for a printer.",
    ],
    more: ["I laugh, mostly. It's cheaper."],
  },
  {
    asked: [
      'Why does it have to be within a year?',
      'Why twelve months and not two years?',
      'Who made the rule with the one year?',
      'Was the payback rule always that strict?',
      'What is behind the one-year rule?',
    ],
    says: [
      "It was two years, until my planner. So that's me you can thank.",
      "Margins in chilled food are thin. He can't wait longer, and he won't.",
    ],
    more: ["I'd do the same in his chair, to be fair to him."],
  },
  {
    asked: [
      'How much can you sign for yourself?',
      'What can you buy without Colm?',
      'Up to what sum may you decide alone?',
      'Is there a limit to what you can spend on your own?',
      'From what amount on do you need his signature?',
    ],
    says: [
      'Five hundred pounds. After that I go upstairs.',
      'Tyres, as many as I like. Anything else over five hundred, I ask.',
    ],
  },
  {
    asked: [
      'When will you talk to Colm about it?',
      'When would Colm see the page?',
      'When does Colm decide on budgets?',
      'How soon could it get to Colm?',
      'When is the next meeting with Colm?',
      'By when does he need it?',
    ],
    says: [
      'End of January. He closes the budget in February.',
      'In January, once the Christmas credit notes are in. Then he listens.',
    ],
  },
  {
    asked: [
      'Does the owner have a say in it?',
      'Does Mr Brady have to agree?',
      'Is there a board that has to approve it?',
      'Does it go any higher than Colm?',
      'Would the owner want to see it?',
      'Who is above Colm?',
    ],
    says: [
      'Mr Brady owns it, and he signs what Colm puts in front of him.',
      "No board. Young Mr Brady, and he'll ask Colm.",
    ],
  },
  {
    asked: [
      'Will Colm believe our numbers?',
      'Would he trust a figure like that?',
      'Does Colm believe what salespeople calculate?',
      'What would he say to such a saving?',
      'Would those numbers stand up with Colm?',
    ],
    says: [
      'Not from you. From his own credit notes, he might.',
      "He'd halve it and look again. So it has to work at half.",
    ],
  },
  {
    asked: [
      'Is it only the money that matters to Colm?',
      'Does Colm care about the drivers?',
      'Does he ever come down to the yard?',
      'Does Colm understand what you do down there?',
      'Has Colm ever been out in a van?',
    ],
    says: [
      'He came out with a van once. He was sick at Hilltown.',
      'He cares. He does it in columns, that is all.',
    ],
  },
  {
    asked: [
      'How long has Colm been with you?',
      'How long have you known Colm?',
      'When did Colm come to Brackwater?',
      'Is Colm new there?',
      'How many years has Colm been in finance?',
    ],
    says: [
      'Seven years. I was here first, and I tell him.',
      'Seven years in March, from a bank in Belfast.',
    ],
  },
]
