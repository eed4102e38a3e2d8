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
      'Is it every weekend or just some?',
      'What time would my first shift be?',
      'How many days a week would I work?',
      'Are there night shifts?',
      'How early do you start?',
      'Is it shift work?',
      'How long is a shift?',
    ],
  },
  {
    asked: [
      'How many hours is one shift?',
      'When does the shift end?',
      'How long are the shifts, in hours?',
      'What time do we finish?',
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
      'Do I get extra for early starts?',
      'Is there a bonus?',
      'Are weekends paid extra?',
    ],
    says: [
      "There's more overtime than anybody wants. It's paid, time and a half.",
      "Paid, all of it. And I'd rather you didn't need it.",
      'Time and a half, double at Christmas. No bonus, sorry.',
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
      'How would I be trained?',
      'Is there an induction?',
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
      'Should I send you my certificates?',
      'Do I need a certificate for that?',
      "I've got a forklift licence, should I send it?",
      'What qualifications do I need?',
    ],
    says: [
      'A driving licence, and five years of addresses for the security check.',
      "Send me what you've got. The airside permit we do here.",
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
      'What if my child is ill?',
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
      'We fly on Boxing Day. On Christmas Day we sleep.',
    ],
  },
  {
    asked: [
      'Could the rota be changed?',
      'What are you doing about the hours?',
      'Have you thought of changing the shifts?',
      'Do you plan to change the hours?',
      'Could the starts be later?',
    ],
    says: [
      "The first flight's at five. So somebody's here at three. I can't move the plane.",
      "I've asked the airline. They laughed, politely.",
      'We tried two on, two off. Everybody hated it. It stays.',
    ],
  },
  {
    asked: [
      'Is there a probation period?',
      'How long is the probation?',
      'Is it a permanent contract?',
      'Is the job permanent?',
      'What kind of contract is it?',
    ],
    says: [
      "Permanent, with six months' probation.",
      "Six months to look at each other. Then it's for good.",
      "It's permanent. That's rather the point.",
    ],
  },
  {
    asked: [
      'Are there chances to be promoted?',
      'Could I move up later?',
      'Where could I be in five years?',
      'What are the career prospects?',
      'Can I become a manager one day?',
      'Is there room to grow?',
    ],
    says: [
      "My job, one day. I started with the bags, so nothing's closed.",
      'Two of my duty managers were supervisors. It takes about four years.',
      "There is. But I'd like to hear that you want this one first.",
    ],
  },
  {
    asked: [
      'Where would I work?',
      'Where is the office?',
      'Would I be outside all day?',
      'Is it indoors or outdoors?',
      'Do I get a desk?',
    ],
    says: [
      "Outside, nearly always. There's a cabin with a kettle.",
      "On the ramp. You share a desk, and you won't sit at it.",
      'Out there. If I see you at the desk, I ask why.',
    ],
  },
  {
    asked: [
      'Can I bring a friend?',
      'Do you need other people, too?',
      'Are you looking for loaders as well?',
      'Do you have other jobs?',
    ],
    says: [
      'I always need loaders. Send them to the website.',
      "Loaders, yes, every month. But you're here for this one.",
    ],
  },

  {
    asked: [
      'Who would train me?',
      'Who would teach me?',
      'Who shows me the ropes?',
      'Would somebody show me how it works?',
    ],
    says: [
      "Me, to begin with. Then Anil from crew two, he's good, and he talks more.",
      'I do the first two weeks. After that you walk beside Anil.',
    ],
  },
  {
    asked: [
      'Are there any perks?',
      'What benefits are there?',
      'Is there a pension?',
      'Are there any extras?',
      'What do I get besides the pay?',
    ],
    says: [
      'A pension, a canteen, and standby tickets after a year.',
      'A good pension and bad porridge. And the tickets, after a year.',
    ],
  },

  {
    asked: [
      'What would I earn after two years?',
      'Does the pay go up?',
      'Is there a pay rise?',
      'When do I get more money?',
    ],
    says: [
      'Thirty-eight five after the first year, and then with the table.',
      "Two thousand more after a year. It's in the contract.",
    ],
  },
  {
    asked: [
      'Can the salary be negotiated?',
      'Is there room on the pay?',
      'Could you pay a bit more?',
      'Is the pay negotiable?',
    ],
    says: [
      'A little, for experience. Not for charm.',
      "Within a thousand, I can. Beyond that I'd have to beg upstairs.",
    ],
  },
  {
    asked: [
      'What do the others get paid?',
      'Do the loaders earn well?',
      'Do they earn well?',
      'What does a loader earn?',
    ],
    says: [
      'Loaders start at twenty-six. With the overtime, they beat some supervisors.',
      'Not enough, if you ask them. Fair, for round here.',
    ],
  },
  {
    asked: [
      'Is there childcare?',
      'Is there a nursery?',
      'How do parents manage the hours?',
      'What do people with small children do?',
    ],
    says: [
      "No nursery opens at three, I've asked. The parents swap among themselves.",
      "Not here. It's grandmothers, mostly. I wish it were different.",
    ],
  },
  {
    asked: [
      'Do I have to wear a hi-vis?',
      'Do I have to wear a vest?',
      'Is the vest compulsory?',
      'do i have to wear a hi vis',
    ],
    says: [
      "Always. It's one of my three things.",
      "From the door on. Without a vest you're invisible, and I'm loud.",
    ],
  },
  {
    asked: [
      'Do you have to be good at maths?',
      'Is there much paperwork?',
      'How much computer work is there?',
      'Do I have to write reports?',
    ],
    says: [
      'You have to count to a hundred and eighty, quickly. And one form a shift.',
      'A load sheet, a report, a rota. Half an hour a day, no more.',
    ],
  },
  {
    asked: [
      'Where do people eat at three in the morning?',
      "What's the canteen like?",
      'Is the canteen any good?',
      'Is there food at night?',
    ],
    says: [
      'The canteen opens at two. The porridge is famous, not for its taste.',
      'Open from two, warm and ugly. Bring a flask for the ramp.',
    ],
  },
]
