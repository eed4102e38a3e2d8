import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What was said and done at the tables on Friday, and how the evenings went since. */
export const lunchAndAfter: WrittenAnswer[] = [
  {
    asked: [
      'What did you say to the tables when it died?',
      'How did you explain it to the people at lunch?',
      'What did you tell them at the tables on Friday?',
      'How did you break it to the guests who wanted to pay?',
      'What were your words to the people at the tables?',
      'Did you make an announcement at lunch?',
    ],
    says: [
      'I said: stay a moment, the coffee is on me. It became a lot of coffee.',
      "That the machine's having a rest. They laughed, for the first ten minutes.",
    ],
  },
  {
    asked: [
      'Were the people patient with you at that lunch?',
      'How were the guests about it at lunch on Friday?',
      'Did anybody make a scene at lunch?',
      'Were they nice about it while they waited for the bill?',
      'Was anyone rude to you on Friday?',
      'Did the lunch guests get impatient?',
    ],
    says: [
      'Patient, for a quarter of an hour. Then they looked at their watches, and so did I.',
      'Kind, most of them. One gentleman sighed so that the whole room heard it.',
    ],
    more: ["They had to go back to work. I'd have sighed, too."],
  },
  {
    asked: [
      'How much was still open on the bills at lunch?',
      'What did the nine tables owe you?',
      'How much money was that, the unpaid bills on Friday?',
      'What sum was outstanding when it went off?',
      'How big were the bills that could not be paid?',
      'How much did those tables have to pay?',
      'How much did you lose on the guests who never came back to pay?',
    ],
    says: [
      'A bit over four hundred. All but seventy came in later.',
      'Four hundred and twenty, on nine little plates. I still see them.',
    ],
    more: ["Seventy I've written off. The other tables came back the same day, one with flowers."],
  },
  {
    asked: [
      'How was the evening on Saturday?',
      'What was it like on Saturday night?',
      'How did Saturday evening go?',
      'What happened on Saturday evening, after the courier?',
      'Was it empty on Saturday night?',
      'Did you have guests on Saturday evening?',
    ],
    says: [
      'Quiet. On a Saturday you should hear nothing but plates, and I heard the fridge.',
      'Half full, and I shut at nine. On other Saturdays they wait for a chair.',
    ],
    more: [
      'At nine I sent the boy home with two portions of lamb. His mother was pleased, at least.',
    ],
  },
  {
    asked: [
      'How much came in on Friday evening?',
      'What did you take on Friday night?',
      'How was Friday evening, in figures?',
      'How did you do on Friday night without cards?',
      'What was in the till on Friday night?',
      'How was the first evening without it?',
    ],
    says: [
      'Twelve hundred or so. A good Friday is half as much again.',
      'About twelve hundred, in notes. On paper we were full.',
    ],
  },
  {
    asked: [
      'What do the others do, the ones who stay?',
      'And those who do not leave, how do they manage?',
      'What about the people who stay all the same?',
      'Do the ones who stay have cash on them?',
      'How do the ones who come in manage to pay?',
    ],
    says: [
      'They count their notes under the table and order one dish less.',
      'They empty their pockets, and sometimes the pockets of their friends.',
    ],
  },
  {
    asked: [
      'How long can you carry on with cash only?',
      'How much longer can you keep this up?',
      'For how long can you go on like this?',
      'How many more days can you manage without cards?',
      'When does it become serious for you?',
    ],
    says: [
      'This week, with my teeth together. Not next week.',
      'Until Friday. After that it stops being a bad week.',
    ],
    more: [
      "The wages are safe. What goes is the good name, and that one you can't fetch from the bank.",
    ],
  },
  {
    asked: [
      'What was the worst moment of the weekend?',
      'Which moment was the hardest for you?',
      'What was the lowest point?',
      'When was it at its worst?',
      'Was there one moment that was worse than all the others?',
      'Which moment do you still think about?',
    ],
    says: [
      'Saturday at four. I had told everybody, it has come. And then I opened it.',
      'Saturday, after the parcel. Rima asked, is it that? And I had no answer.',
    ],
    more: ['And the whole kitchen was standing behind me. I had called them, to see it.'],
  },
  {
    asked: [
      'Did you ever think of giving it all up?',
      'Were you close to giving up at some point?',
      'Did you want to throw it all in?',
      'Have you thought of just shutting the door?',
      'Was there a point when you had had enough?',
      'Did you consider closing until it is fixed?',
    ],
    says: [
      'On Saturday night, for ten minutes. Then Rima said, eat something, and it passed.',
      'Shut the door? No. A closed door earns nothing at all.',
    ],
    more: ["She put a plate of rice in front of me. One doesn't give up with a full mouth."],
  },
]
