import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Hours, pay, training, and what comes with the post. */
export const terms: WrittenAnswer[] = [
  {
    tells: 'situation-2.2',
    asked: [
      'What are the hours?',
      'Is it really early every day?',
      'What is the shift pattern?',
      'How does the rota look?',
      'When does the shift begin?',
      'What time would my first shift be?',
      'How many days a week would I work?',
      'Are there night shifts?',
      'How early do you start?',
      'Is it shift work?',
    ],
  },
  {
    asked: [
      'How many hours is one shift?',
      'When does the shift end?',
      'How long are the shifts, in hours?',
      'What time do we finish?',
      'How long is a shift?',
    ],
    says: [
      'Eleven hours, with two breaks. If the weather lets you have them.',
      "Three to two, if nothing's late. Something's always late.",
      "Eleven hours. You'll feel the last two.",
    ],
  },
  {
    asked: [
      'What does it pay?',
      'How much would I earn?',
      'What is the salary?',
      'Is it paid by the hour or by the month?',
      'What are you offering?',
      'What would I get in my pocket?',
      "What's the pay like?",
      'How much money is it?',
      'How much does the job pay, and is there a shift allowance?',
      "What's the salary, and do I get something for the shifts?",
      'How much does this post pay?',
    ],
    says: [
      'Thirty-six five to begin with, and the early starts on top.',
      "Thirty-six and a half thousand, paid monthly. The three o'clock starts are extra.",
      "Thirty-six five a year. It's not why people stay, I know that.",
    ],
    more: ['After a year it goes up by two. That one is in the contract, not in my gift.'],
  },
  {
    asked: [
      'Is there overtime?',
      'Is overtime paid?',
      'How is overtime paid?',
      'Do you pay for extra hours?',
    ],
    says: [
      "There's more overtime than anybody wants. It's paid, time and a half.",
      "Paid, all of it. And I'd rather you didn't need it.",
      'Time and a half, and double at Christmas.',
    ],
  },
  {
    asked: [
      'How much holiday is there?',
      'How many days off do I get?',
      'What about holidays?',
      'When could I take leave?',
      'Can I go on holiday in summer?',
    ],
    says: [
      'Twenty-eight days. Not all of them in August.',
      "Twenty-eight. July and August we share out in January, and there's shouting.",
      'Twenty-eight days, and four off after each four on. Use them to sleep.',
    ],
  },
  {
    asked: [
      'How long is the training?',
      'How long is the training, and who would teach me?',
      'What training would I get?',
      'What sort of training would I get before I am out there on my own?',
      'How would I be trained?',
      'Is there an induction?',
      'What would I learn here?',
      'How long until I work alone?',
    ],
    says: [
      "Two weeks with me, four beside another supervisor. After that it's yours.",
      'Six weeks in all. The first two you walk behind me.',
      'Six weeks. Two with me, then four with Anil from crew two.',
    ],
    more: ['I walk you round every stand myself. I want to see where you look.'],
  },
  {
    asked: [
      'Is there parking?',
      'Is there a bus at three in the morning?',
      'Do people here come by bus?',
      'How do people get to work at that hour?',
      'Can I park at the airport?',
      'Would you give me a parking permit?',
      "What's the commute like?",
      'Is there staff parking?',
      'How do I get here at night?',
    ],
    says: [
      "No bus at three. Parking's free, five minutes' walk.",
      'You need a car, or a very good friend. Parking costs nothing.',
      'By car. Staff park behind the fire station, for free.',
    ],
  },
  {
    asked: ['Do you get free flights?', 'Are there staff discounts?', 'Do staff fly free?'],
    says: [
      'Cheap standby, after a year. Nobody flies free any more.',
      'Standby tickets, after a year. They never work at Easter.',
      "Standby after twelve months. I've been home to Mombasa for forty pounds, once.",
    ],
  },
  {
    asked: [
      'Is there a uniform?',
      'Do I need my own boots?',
      'Do I have to pay for my boots?',
      'What should I wear on the first day?',
      'What do I wear?',
      'Is there a dress code?',
      'Do you supply the clothes?',
    ],
    says: [
      "You get everything. Boots, jacket, ear defenders, and gloves that don't fit.",
      "Yes, yellow. You'll look like all of us.",
      'We give you the lot. Buy good socks yourself.',
    ],
  },
  {
    asked: [
      'Who would I report to?',
      "Who'd be my boss?",
      'Would you be my boss?',
      'Who is my manager?',
      'Who would I answer to?',
      'Would I work for you directly?',
    ],
    says: [
      "Me. There's nobody in between.",
      "You'd report to me. My door's open, mostly because it doesn't close.",
      "To me, directly. You'd hear from me when it's good, too.",
    ],
  },
  {
    asked: [
      'When would I start?',
      'When do you need somebody?',
      'When does the job begin?',
      'How soon could I start?',
      'When can I start?',
      'What is the start date?',
      'When would you want me here?',
    ],
    says: [
      'As soon as your notice allows. The checks take five weeks anyway.',
      'The security check takes five weeks. After that, on the next Monday.',
      "In a perfect world, next month. I'd wait for the right one.",
    ],
  },
  {
    asked: [
      'Do I need a licence?',
      'What papers do I need?',
      'Is there a background check?',
      'Do you check for a criminal record?',
      'Do I need a certificate for that?',
      'What qualifications do I need?',
    ],
    says: [
      'A driving licence, and five years of addresses for the security check.',
      'A driving licence and clean papers. The airside permit you make here with us.',
      'A clean record and a driving licence. The rest we teach you.',
    ],
  },
  {
    asked: [
      'Is part time possible?',
      'My daughter is small, is part time possible?',
      'Could I work fewer hours?',
      'Is there a part-time option?',
      'Could I do four days only?',
      'Would a job share be possible?',
    ],
    says: [
      'Not for a supervisor. The crew needs the same face.',
      "On the crew, yes. In this post, no, I'm sorry.",
      "No. I've tried it, and the gaps were where things broke.",
    ],
  },
  {
    asked: [
      'Could I have weekends off sometimes?',
      'Can I swap shifts?',
      'Is it possible to swap a shift?',
      'What if I need a day off?',
      'Would you be flexible with the hours?',
      "Is it a problem if I'm not free one afternoon a week?",
      'I need one afternoon a week for my daughter, can that be arranged?',
      'Could I keep one fixed afternoon free?',
    ],
    says: [
      'You can swap, with another supervisor. Ask them, then tell me.',
      "If it's planned, yes. If it's at two in the morning, then only for a reason.",
      "We swap. I've covered for every one of them myself.",
    ],
  },
  {
    asked: [
      'Would I have to work at Christmas?',
      'Do you work on bank holidays?',
      'Who works at Christmas?',
      'Is the airport open at Christmas?',
    ],
    says: [
      "Every second Christmas. I do the others, I'm used to it.",
      'One year you, one year somebody else. I bring food.',
      'We fly every day of the year. At Christmas with cake.',
    ],
  },
]
