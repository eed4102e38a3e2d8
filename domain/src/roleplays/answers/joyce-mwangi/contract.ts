import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The contract, and what can be moved in it. */
export const contract: WrittenAnswer[] = [
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
      "It's permanent, after six months. That's rather the point.",
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
      'Do I shadow another supervisor, or do I get the crew on day one?',
      'Would I walk with another supervisor at first?',
      'Whose shadow am I in the first weeks?',
    ],
    says: [
      "Me, to begin with. Then Anil from crew two, he's good, and he sees more than he says.",
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

  {
    asked: [
      'Are the shifts fixed or do they change?',
      'How much notice do I get for the rota?',
      'When do I get the rota?',
      'How many weekends would I be off?',
      'How often is my weekend free?',
      'Is it every weekend or just some?',
    ],
    says: [
      "The pattern's fixed for the year. You can count your weekends in January, about half of them.",
      'You get it a year ahead. Every other weekend, more or less, is yours.',
    ],
  },
  {
    asked: [
      'How long is the notice period?',
      'What notice would I have to give?',
      'How long is my notice?',
    ],
    says: [
      'A month in the first half-year, then three.',
      'Three months, after probation. I need them to find somebody.',
    ],
  },
  {
    asked: [
      'How big is the pay difference to a loader?',
      'How much more than a loader would I earn?',
    ],
    says: [
      'About ten thousand a year. And you keep your back.',
      'Ten thousand, roughly. You earn it at three in the morning.',
    ],
  },
  {
    asked: [
      'Would I be paid during training?',
      'Is the training paid?',
      'Do I get full pay from the beginning?',
    ],
    says: ['From the first day, in full.', "Of course. You're here, so you're paid."],
  },
  {
    asked: ['Is there a union?', 'What do you think of the union?', 'Are people in the union?'],
    says: [
      "There's one, and I'm glad of it. They fought for the belt keys with me.",
      'We have one. We argue, and then we have tea. I was in it for nine years.',
    ],
  },
]
