import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The twenty-four: who they are, how they are led, and how they would take somebody new. */
export const crew: WrittenAnswer[] = [
  {
    asked: [
      'Do all of them work at the same time?',
      'Is that the number on one shift?',
      'Are they all there when I am?',
      'Would I have all twenty-four at once?',
      'Does the whole crew start together?',
    ],
    says: [
      'All twenty-four, together. You start as one and go home as one.',
      'Yes, same days, same hours. Less the ones with a cold.',
    ],
  },
  {
    asked: [
      'How many crews are there?',
      'How many supervisors do you have in all?',
      'How is the department divided?',
      'Who are the rest of your people?',
      'What do all those people do?',
      'How many supervisors would I be working with as equals?',
      'How many other supervisors are there beside me?',
    ],
    says: [
      'Four crews of twenty-four. The rest is de-icing, freight, pushback and three people who can spell.',
      'Four, and yours is the one without a head.',
    ],
  },
  {
    asked: [
      'Is anybody still here from the old days?',
      'Who has been here the longest?',
      'Does anybody remember the eighties here?',
      'Who is the oldest on the crew?',
      'Is there anybody who knew my father?',
    ],
    says: [
      "Walter. He's sixty-three, and he remembers everybody's father.",
      'Only Walter. Ask him in the canteen and bring an hour.',
    ],
  },
  {
    asked: [
      'Are the loaders employed by you?',
      'Do you use agency workers?',
      'Are there temps on the crew?',
      'Do they work for the airport or for another firm?',
      'Are they on permanent contracts?',
    ],
    says: [
      'Ours, all of them. I tried an agency one summer, and learned a lot of names for nothing.',
      'All our own people. In August I borrow six students.',
    ],
  },
  {
    asked: [
      'What language do people speak?',
      'Which languages are spoken on the crew?',
      'Do they all speak English?',
      'In what language would I give orders?',
      'Do you speak Swahili with anybody here?',
    ],
    says: [
      'English on the radio, nine others at breakfast.',
      "Polish, Tamil, Portuguese, and what Walter speaks. For work it's English and hands.",
    ],
  },
  {
    asked: [
      'Is there a troublemaker on the crew?',
      'Is there somebody difficult I should know of?',
      'Who is the difficult one?',
      'Should I be careful with anybody on the crew?',
      'Which of them will be hard to lead?',
    ],
    says: [
      "Two. I won't say who, or you'd see nobody else.",
      "One's always late and one always knows better. You'll have found both by Wednesday.",
    ],
    more: [
      "Neither of them is bad. They've had three supervisors, and they've stopped believing in the fourth.",
    ],
  },
  {
    asked: [
      'What do they joke about?',
      'Is there a lot of laughing on the crew?',
      'What kind of humour do they have?',
      'What do they find funny?',
      'Do they have a laugh out there?',
    ],
    says: [
      'Me, mostly. And whoever gets the pushchairs.',
      "Each other's hats. And Pete's jokes, which only Pete may make.",
    ],
  },
  {
    asked: [
      'When did you last dismiss somebody?',
      'What do people get sacked for here?',
      'Have you ever had to fire a loader?',
      'Did you let anybody go this year?',
      'What would get a loader fired?',
    ],
    says: [
      "In March. He'd had a spare key cut, for a belt.",
      "One this year, for lying about it. What he'd done I could've mended.",
    ],
  },
  {
    asked: [
      'Is that enough people for so many planes?',
      'Are you short of staff?',
      'Do you have too few people?',
      'Can it be done with twenty-four?',
      'How do so few people manage so many planes?',
    ],
    says: [
      "It's tight, it isn't mad. Six to a plane, and they don't all come at once.",
      "It works if nobody runs. When four are ill it doesn't, and then we go late.",
    ],
  },
  {
    asked: [
      'Who makes the daily plan?',
      'Would I decide who does what?',
      'Do I divide up the work myself?',
      'Who puts people on the stands?',
      'Is it my job to share out the work?',
    ],
    says: [
      "You do, at three, at the board. I only look at who's always beside whom.",
      'You. And mix them up, friends load slower and joke faster.',
    ],
  },
  {
    asked: [
      'What will I find hard at first?',
      'What is most difficult in the beginning?',
      'Where do new supervisors struggle?',
      'What was hardest for the others when they were new?',
      'What is the toughest part of starting here?',
    ],
    says: [
      'Your first no, to somebody who was kind to you. It comes about day ten.',
      'The third early start in a row. And eating alone for a while.',
    ],
    more: ["I bring two coffees on day eleven. That's the day after."],
  },
  {
    asked: [
      'Do you have favourites on the crew?',
      'Who is the best loader you have?',
      'Whom can I rely on in the crew?',
      'Who should I make friends with first?',
      'Who would help me most?',
    ],
    says: [
      "Agnes, at the back belt. She says four words a day, and they're right.",
      'Listen to Walter and watch Agnes. They never agree, so you learn both sides.',
    ],
  },
]
