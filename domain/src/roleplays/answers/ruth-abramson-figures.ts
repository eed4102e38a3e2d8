import type { WrittenAnswer } from '../../graph/plan.ts'

/** What it costs, who checks it, what the committee fears, and to whom it goes. */
export const ruthOfTheFigures: WrittenAnswer[] = [
  {
    asked: [
      'What worries the finance committee most this year?',
      'What is the biggest worry of the committee?',
      'What keeps the committee awake?',
      'What is the committee most concerned about?',
      'What is your biggest concern this year?',
    ],
    says: [
      "That we vote for something in the evening and can't pay for it in April.",
      "April. There's a sum to be found, and everybody has a branch they won't touch.",
    ],
  },
  {
    asked: [
      'How much does the building cost you each year?',
      'What does the building cost a year?',
      'What do your buildings cost you a year?',
      'What does a branch cost you a year?',
      'Do you have a figure for what the building costs?',
      'How much does one branch cost?',
    ],
    says: [
      'A hundred and ninety thousand a branch, on average, with the people in it. The bricks alone are forty.',
      'Bricks, heat and roofs, some forty thousand a branch. The rest is people.',
    ],
  },
  {
    asked: [
      'How much of that goes on energy?',
      'How much goes on energy?',
      'What do you spend on heating?',
      'How much do you pay for energy?',
      'What is the energy bill?',
      'What does the heating cost?',
    ],
    says: [
      'For energy alone, about a hundred and ten thousand, over the eleven. It went up by half.',
      'Roughly a twentieth of what we spend. Bring it down, and I listen.',
    ],
  },
  {
    asked: [
      'Who should check the figures?',
      'Who would you want to check the figures?',
      'Who checks the figures?',
      'Who would have to check the calculation?',
      'Whose check would you trust?',
      'Who audits your figures?',
    ],
    says: [
      "I check them first. Then our auditor, who's paid not to like anything.",
      "Somebody who doesn't sell it. Our auditor, for a start, and I do the sums again at home.",
    ],
  },
  {
    asked: [
      'How does the trust decide in the end?',
      'How does the trust decide?',
      'How is it decided?',
      'How do you come to a decision?',
      'Is it a vote of everybody?',
      'Do the trustees vote on it?',
      'By a vote of everybody?',
    ],
    says: [
      'Six hands in this room, tonight. A majority does it.',
      "We vote. Six of us, and I have no second vote, though I'd sometimes like one.",
    ],
  },
  {
    asked: [
      'Where are the missing thirty-eight thousand meant to come from?',
      'Where do you want to save?',
      'How will you find the sixty thousand?',
      'Where will the sixty thousand come from?',
      'Where is the missing money meant to come from?',
      'Where should the rest come from?',
      'Where do you find the other thirty-eight thousand?',
      'How do you close the gap?',
      'Where would the rest of the savings come from?',
    ],
    says: [
      "If I knew that, you'd not have ten minutes. From hours, or from a branch.",
      "That's the other paper on my table. I don't like that paper.",
    ],
  },
  {
    asked: [
      'What went wrong with the printers?',
      'Where did it go wrong with that room?',
      'What was the mistake with the printers?',
      'What went wrong with it?',
    ],
    says: [
      "We asked who liked the idea. Nobody asked who'd be standing there on a wet Tuesday.",
      "It wanted people and hours. We'd bought a machine.",
    ],
  },
  {
    asked: [
      'What did you learn from the 3D printers?',
      'What did you learn from the printers?',
      'What lesson did you draw from that?',
      'What was the lesson?',
      'What would you do differently with the printers?',
      'What would you do differently this time?',
      'What would you do otherwise this time?',
      'What have you learned from that room?',
    ],
    says: [
      'To ask who uses it on a wet Tuesday, and who has the key. I ask it of everything now.',
      'Never to buy what needs one person who might leave.',
      'To write down when we stop, before we begin.',
    ],
  },
  {
    asked: [
      'Should I send it to you only, or to the clerk as well?',
      'Should I send it to you or to the clerk?',
      'Shall I copy in the clerk?',
      'Who should I send the paper to?',
      'Do you want it by email or on paper?',
    ],
    says: [
      "To the clerk as well, then it's on file and can't be mislaid.",
      'To Mr Dunne, with a copy to me. He prints, I read.',
    ],
  },
  {
    asked: [
      'What do you still need to see before you say yes?',
      'What would you still need to see?',
      'What would you need to see from me?',
      'What do you need before you can say yes?',
    ],
    says: [
      'The year after the first. Everything looks well in the first.',
      'One figure that could prove you wrong, and the date on which I look at it.',
    ],
  },
  {
    asked: [
      'What happens if the costs go up?',
      'What if it gets more expensive?',
      'What if it goes over budget?',
      'What do you do when a project runs over?',
    ],
    says: [
      "Then it stops. I don't chase money.",
      'You come back here and say so yourself. Before we hear it from the bank.',
    ],
  },
  {
    asked: [
      'How do you weigh safety against savings?',
      'Does safety count more than savings?',
      'What counts more, safety or money?',
      'Is safety more important than the savings?',
      'What is more important to you, money or safety?',
    ],
    says: [
      "Safety has no price, but it has a premium. I'd like to see the premium.",
      'Nobody saves on stairs. Show me it is safe, and then we talk money.',
    ],
  },
  {
    asked: [
      'What did other trusts do?',
      'Have you looked at what other libraries do?',
      'Do you know how other trusts do it?',
      'Have you spoken to other library trusts?',
      'Is there another trust you compare yourself with?',
    ],
    says: [
      "Two of our neighbours tried something of the kind. One still does it, the other stopped and won't say why.",
      'I read their accounts. They look better than ours, and they have fewer branches.',
    ],
  },
  {
    asked: [
      'What do the staff say about the savings?',
      'What do the staff think?',
      'Are the librarians against it?',
      'How do the staff feel about it?',
      'What do the librarians think?',
      'Have you asked the staff?',
      'What do your employees say?',
    ],
    says: [
      "They're librarians. They say it quietly, and in writing.",
      'They fear that the evening comes first and the day goes after.',
      'They fear for the hours. So would I.',
    ],
  },
  {
    asked: [
      'Can the reserve be used?',
      'Could you take it from the reserve?',
      'Why not use the reserve?',
      'What is the reserve for?',
      'Would you touch the reserve?',
    ],
    says: [
      'The reserve is for roofs. Roofs, and one bad winter.',
      'Once. Never for something that costs again next year.',
    ],
  },
  {
    asked: [
      'When does the money have to be spent?',
      'When would the money be released?',
      'When could we start if you say yes?',
      'How soon would the money be there?',
      'When do you pay?',
    ],
    says: [
      'Within a month of a yes, once the insurer has written. Half then, and half when the first door opens.',
      "In December, if it's a yes and the insurer writes. The clerk does the papers in two weeks.",
    ],
  },
  {
    asked: [
      'Who speaks against it on the committee?',
      'Who is the most critical on the committee?',
      'Which of the members will be against it?',
      'Who will be hard to convince?',
      'Who should I be careful with?',
      'Which of your five would be hardest to convince, do you think?',
      'Who of the five is the toughest to win over?',
      'Which member is the hardest to persuade?',
    ],
    says: [
      "There's one who counts chairs, and one who says it was better before. The first is me.",
      "Look at the gentleman by the window. If he puts his pen down, you've lost him.",
    ],
  },
]
