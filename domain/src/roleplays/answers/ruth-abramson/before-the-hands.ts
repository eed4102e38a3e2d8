import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What one does to be voted for: the order, the sentence, the figure, and what speaks against a yes. */
export const ruthBeforeTheHands: WrittenAnswer[] = [
  {
    asked: [
      'Is there any money for new ideas?',
      'Do you have a fund for innovation?',
      'Is anything put by for trying things out?',
      'Is there a pot for projects?',
      'Which budget would this come out of?',
      'Have you got something set aside for experiments?',
    ],
    says: [
      'Four thousand a year, and the summer reading has it. Yours would come out of the whole.',
      "There was a pot, once. It's now a room with printers in it.",
    ],
  },
  {
    asked: [
      'Have you applied to the lottery?',
      'Did you ever get money from a foundation?',
      'Have you tried for a grant yourselves?',
      'Do you apply for outside funding?',
      'Could the lottery pay for it?',
    ],
    says: [
      'Twice. They pay for openings and ribbons, never for the year after.',
      'We had nine thousand for a bus, in its first year. In its second we had a bus.',
    ],
  },
  {
    asked: [
      'Which paper would you rather sign?',
      'Whose paper do you prefer, mine or the other?',
      'If you had to choose tonight, which of the two?',
      'Mine or the one that closes a branch?',
      'Which of the two papers do you like better?',
    ],
    says: [
      'Yours, with a stop in it. Liking it is the easy part.',
      'The one that opens something. But it has to add up as well as the other.',
    ],
  },
  {
    asked: [
      'When is it decided about Thornley?',
      'When does the committee vote on the closure?',
      'Is the closure on the agenda tonight?',
      'How soon must you settle that?',
      'By when must you make up your mind about the branch?',
      'Does the branch come up tonight as well?',
    ],
    says: [
      "Tonight, under the sixth item. You're the fourth, so make use of it.",
      'The savings come last this evening. What you leave on the table is still there by then.',
    ],
  },
  {
    asked: [
      "Isn't it unfair to compare us with the printers?",
      'Why do you keep coming back to the printers?',
      'What have the printers got to do with us?',
      "Aren't you judging us by an old mistake?",
      "It isn't our fault about the printers, is it?",
    ],
    says: [
      "Quite unfair. Say what's different, in one sentence, and I'll stop.",
      "You're not the printers. But I'm the same voter, so I ask.",
    ],
  },
  {
    asked: [
      'What would you look at yourself?',
      'What shall I report to you?',
      'Which figures would you like to get?',
      'Which figures would you go by?',
      'What would you put on the sheet?',
      'What would tell you that it works?',
      'By what would you judge it?',
      'What should be on a report?',
    ],
    says: [
      'Visits an evening, branch by branch, and what each cost. And how often somebody had to drive out.',
      "Three lines. Who came, what it cost, and what went wrong. The rest I don't read.",
    ],
  },
  {
    asked: [
      'Do you want one line or a whole motion?',
      'How long should the motion be?',
      'Is one sentence enough for a motion?',
      'Does it have to be a formal motion?',
      'How formal must the sentence be?',
    ],
    says: [
      'One line. A proper motion is a line with a date in it.',
      'As long as one breath. Mr Dunne puts the solemn words round it.',
    ],
  },
  {
    asked: [
      'Does the chair vote as well?',
      'Do you vote yourself?',
      'Are you one of those who vote?',
      'Do you have a vote in this?',
      'Is your own vote among them?',
    ],
    says: [
      "I do, and I raise my hand last. Otherwise they'd look at me.",
      'Like everyone. Mine is the sixth hand, and it counts as one.',
    ],
  },
  {
    asked: [
      'Why do you want it in that order?',
      'Why the amount first?',
      'Why must it be in the first minute?',
      'Why does the money come before the reasons?',
      'What is the point of that order?',
    ],
    says: [
      'Because people guess a price while they wait, and guess it badly.',
      "If I know the amount, I can listen. If I don't, I'm only looking for it.",
    ],
  },
  {
    asked: [
      'Is it against us that nothing gets worse without it?',
      'Is it a disadvantage that there is no hurry?',
      'Is that a reason to turn it down?',
      'Does it hurt our case that it could wait?',
    ],
    says: [
      'It is. What can wait, usually waits. So tell me who goes without.',
      "A little. Nothing gets worse on paper, so you'll have to show me the street.",
    ],
  },
  {
    asked: [
      'Which kind of number do you trust?',
      'What makes you trust a figure?',
      'When do you believe a number?',
      'Which of the figures do you find the most reliable?',
      'Is there a number you believe at once?',
    ],
    says: [
      "One that was counted by somebody who didn't want it.",
      'A door. Doors have no reason to flatter anybody.',
    ],
  },
  {
    asked: [
      'Do I have to say it again to the others?',
      'Will you pass it on to the others?',
      'Should I talk to you or to everyone?',
      'Who tells the other five?',
      'Do I need to repeat it for the whole committee?',
    ],
    says: [
      'Once is enough. They sit here, so look up at the amount.',
      'Say it to all of us. I only happen to be the one who answers back.',
    ],
  },
  {
    asked: [
      'Which members should I talk to before the vote?',
      'Whom should I speak to beforehand?',
      'Can I talk to somebody on the committee in private?',
      'Who should I win over first?',
      'Is there anyone I ought to see before you vote?',
    ],
    says: [
      "It's late for corridors. Look at the teachers while you talk.",
      'Nobody, we vote tonight. And let the nurse come to it by herself.',
    ],
  },
  {
    asked: [
      'Would it help if we paid for the first month?',
      'What if we carried part of the risk?',
      'What if my company paid in advance?',
      'Would a free trial make it easier for you?',
      'What if the start cost you nothing?',
      'Should we put in some money of our own?',
    ],
    says: [
      "It's handsome. But the first month isn't the one I worry about.",
      'A little. Offer me the thirteenth month, then I sit up.',
    ],
  },
  {
    asked: [
      'Would you take it to all eleven?',
      'What if it goes well in the four?',
      'Could more branches follow later?',
      'Would you extend it if it works?',
      'And after the trial, would all of them get it?',
    ],
    says: [
      'One winter first. Then three more, and the doors to prove it.',
      "If a visit stays under four pounds, I'd propose it myself.",
    ],
  },
  {
    asked: [
      'Why not simply pay staff to stay longer?',
      'Why not have librarians there in the evening?',
      'Could your people just work later?',
      "Wouldn't it be better to open with staff?",
      'What would it come to with staff in all four?',
    ],
    says: [
      "A hundred and ten thousand a year, for four branches. I'd sign it if I had it.",
      'I should love to. A hundred and ten pounds, four branches, two hundred and fifty evenings. Now you multiply.',
    ],
  },
  {
    asked: [
      'What does it cost to do nothing?',
      "What's the harm in leaving things as they are?",
      'What happens if everything stays as it is?',
      'What would it cost you not to do it?',
      'Is doing nothing really cheaper?',
    ],
    says: [
      'Nothing, on paper. In the street every shut evening costs somebody something.',
      "Fewer visits each year. It's a bill that comes in very small coins.",
    ],
  },
]
