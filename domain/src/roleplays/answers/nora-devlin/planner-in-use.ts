import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What the failed planner did of a morning, who left over it, and what a second try would mean. */
export const noraOfThePlannerInUse: WrittenAnswer[] = [
  {
    asked: [
      'What did the old planner do, exactly?',
      'How did the old planner work?',
      'What was the last system supposed to do for you?',
      'What did the planner do of a morning?',
      'Which jobs did the last planner take over?',
      'What kind of system was it?',
    ],
    says: [
      'It took the orders at four and drew the rounds in ten minutes. Lovely rounds, for a map.',
      'A route for every van, on a tablet in the cab. The shortest way, and never a dock in it.',
    ],
  },
  {
    asked: [
      'So it was paid for and nobody used it?',
      'So all that money went into something nobody looked at?',
      'Did it just lie around after that?',
      'So you paid and it gathered dust?',
      'Was it standing about unused in the end?',
    ],
    says: [
      'Paid for, and in the glove box. You have it.',
      'It was on, every morning. Like a radio in an empty room.',
    ],
  },
  {
    asked: [
      'How did the drivers let you know that they had enough of it?',
      'Did the drivers come to you about it?',
      'Did they tell you to your face that it was no good?',
      'How did you find out that the drivers had stopped using it?',
      'Did the drivers say it openly?',
    ],
    says: [
      "They didn't say a word. They went back to Gerry's sheet, and I found tablets under seats.",
      'Malachy said it, on the phone. The rest just left it in the van, switched off.',
    ],
  },
  {
    asked: [
      'Did a driver leave because of the planner?',
      'Did you lose any drivers through it?',
      'Did anybody quit over the old system?',
      'Has somebody walked out because of it?',
      'Did the planner cost you people?',
    ],
    says: [
      'One. He drives for the crowd in Lisburn now, and waves at me.',
      'One went, and two threatened. I bought a lot of breakfasts that month.',
    ],
  },
  {
    asked: [
      'What would a second failure mean for you?',
      'What happens to you if this one goes wrong as well?',
      'What do you risk yourself if you try it again?',
      'What would it do to you if it failed again?',
      'Could you afford to be wrong a second time?',
    ],
    says: [
      "I'd keep the job. I'd never get a third hearing, though.",
      'Colm would have two jokes. And the drivers would stop telling me things.',
    ],
  },
  {
    asked: [
      'Would you stand up for something like that again?',
      'Would you fight for it a second time?',
      'Are you willing to put your name on something new?',
      'Would you take it to Colm once more?',
      'Would you argue for another planner?',
    ],
    says: [
      'If five vans have run on it for a month, yes. Not on a demo.',
      "I would. With Gerry beside me this time, and he'd do the talking.",
    ],
  },
]
