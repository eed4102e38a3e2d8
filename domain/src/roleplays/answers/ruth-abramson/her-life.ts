import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Haifa, the librarian, the tables and the rest of her life. */
export const ruthOfHerLife: WrittenAnswer[] = [
  {
    asked: [
      'What does an actuary do?',
      'What is an actuary?',
      'Could you explain what actuaries do?',
      'What kind of work is that?',
      'What did you do as an actuary?',
    ],
    says: [
      'Works out what a misfortune costs, before it happens.',
      'One asks how often, and how dear. Then one multiplies, all day.',
    ],
  },
  {
    asked: [
      'Where did you work?',
      'Who did you work for?',
      'Which company were you at?',
      'Was that with an insurance firm?',
      'Who was your employer?',
    ],
    says: [
      'A life insurer, in the city. Later it was pensions for railwaymen.',
      'For an insurer first. Then for railwaymen, who live longer than they expect.',
    ],
    more: ['The railwaymen were the better company. They asked what the numbers meant.'],
  },
  {
    asked: [
      "What's the oddest case you've seen?",
      'Do you have an example of something that unlikely?',
      'What was the rarest thing that happened?',
      'Tell me about one of those rare things.',
      'Which accident surprised you the most?',
    ],
    says: [
      'A cow, through a roof. Nobody had priced the cow.',
      'A man who was struck by lightning twice. We paid twice.',
    ],
    more: ["The table says once in a hundred years. It doesn't say which year."],
  },
  {
    asked: [
      "What do you price when you can't sleep?",
      'What was the last thing you worked out at night?',
      'What did you calculate last time you lay awake?',
      'Do you really count things at night?',
      'What sort of things do you put a price on?',
    ],
    says: [
      'Your doors, last night. I had thirty-eight pounds an evening, and slept.',
      'My own funeral, once. I got it down by a third.',
    ],
  },
  {
    asked: [
      'Do you miss your work?',
      'Do you miss being an actuary?',
      'Would you go back to your old job?',
      'Was it hard to stop working?',
      'Do you think back to it?',
    ],
    says: [
      'The arithmetic, yes. The neckties, no.',
      "I don't miss it. I brought it with me, as you notice.",
    ],
  },
  {
    asked: [
      'Were you the only woman there?',
      'Was it hard for a woman in that job?',
      'How many women were actuaries in those days?',
      'Did men take you seriously at work?',
      'What was it like as a woman among them?',
    ],
    says: [
      'There were two of us, in a room of ninety. We shared a coat hook.',
      'They looked past me until the sum was due. Then they looked.',
    ],
    more: ["The other one's in Leeds now. We still send each other mortality tables at New Year."],
  },
  {
    asked: [
      'When did you retire?',
      'How long have you been retired?',
      'Are you retired now?',
      'Since when have you stopped working?',
      'Did you retire early?',
    ],
    says: [
      'Eleven years ago. I lasted a fortnight.',
      'At fifty-seven. I tidied every cupboard, and then I came here.',
    ],
  },
  {
    asked: [
      'When will you give up the committee?',
      'How long do you want to go on with this?',
      'Do you think about stopping?',
      'Will you stand as chair again?',
      'Who will follow you as chair?',
    ],
    says: [
      'When somebody does the sum before the tea comes.',
      "One more budget. I've said that four times.",
    ],
  },
  {
    asked: [
      'What other committees do you sit on?',
      'How many of these posts do you have?',
      'Are you a member of any other board?',
      'Do you do other work like this?',
      'What else do you chair?',
    ],
    says: [
      "Two. This one, and the swimming pool's.",
      'The pool and this. The pool has fewer roofs.',
    ],
  },
  {
    asked: [
      'How long have you chaired the committee?',
      'How long have you been on the committee?',
      'How many years have you done this?',
      'Since when are you the chair?',
      'Have you been in charge for long?',
    ],
    says: [
      'Nine years in the chair. Before that, two years by the window.',
      'Nine. It was only going to be one.',
    ],
  },
  {
    asked: [
      'How did you become chair?',
      'Who made you the chair?',
      'Were you elected chair?',
      'Why did they choose you?',
      'How does one get to chair finance?',
    ],
    says: [
      "The last one left, and I'd been doing his sums.",
      "They voted. I'd have liked somebody to stand against me.",
    ],
    more: ['My predecessor had had the same mistake in row nine for years. I mentioned it.'],
  },
  {
    asked: [
      'Do you get paid for this?',
      'Is this an honorary post?',
      'Are you a volunteer?',
      'Does the trust pay its chair?',
      'What do you earn as chair?',
    ],
    says: [
      'Not a penny. There are biscuits.',
      'Unpaid. It keeps one sharp, nobody can threaten to stop it.',
    ],
  },
  {
    asked: [
      'Do you do this because of the librarian?',
      'Is it on account of that librarian?',
      'Do you owe it to her?',
      'Did she make you want to do this?',
      'Is it a way of paying her back?',
    ],
    says: ['Partly. One pays back, with interest.', "I'd not put it in the minutes. But yes."],
  },
  {
    asked: [
      'Do you use the library yourself?',
      'Do you still borrow books?',
      'How often are you in the library yourself?',
      'Do you have a library card?',
      'Are you a reader at one of your branches?',
    ],
    says: [
      "Every Wednesday. I leave with three books, and one's a mistake.",
      "Of course. My card's older than the roof.",
    ],
  },
  {
    asked: [
      'Are you a gambler?',
      'Do you bet on horses?',
      'Have you ever gambled?',
      'Do you play the lottery?',
      'Would you put money on it?',
    ],
    says: ["Never. I've seen the tables.", 'Only on how long the builder talks. I usually win.'],
  },
  {
    asked: [
      'How do you get home tonight?',
      'Do you have a long way home?',
      'Do you drive home after this?',
      'Is somebody picking you up?',
      'Will you be all right getting home?',
    ],
    says: [
      'On foot, twenty minutes. I do the minutes of the meeting on the way.',
      "I walk. My husband rings at ten if I haven't turned the key.",
    ],
  },
]
