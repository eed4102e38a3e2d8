import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The consultant and his page, the machines themselves, and other hard votes. */
export const ruthOfWhoSoldIt: WrittenAnswer[] = [
  {
    asked: [
      'Who did they ask about the printers?',
      'How many people were asked back then?',
      'Which people had been questioned?',
      'Where did they do that survey?',
      'Who said that they liked the printers?',
      'How was that survey done?',
    ],
    says: [
      'Ninety people at a summer fair. They had ice cream in their hands, they liked everything.',
      'Whoever stopped at a stall. It was sunny, and there was a prize.',
    ],
  },
  {
    asked: [
      'How many printers are there?',
      'How many machines stand in that room?',
      'How many of those printers did you buy?',
      'Is it one printer or several?',
      'What else is in that room?',
    ],
    says: [
      'Six, and a sofa. The sofa was used on more than nineteen days.',
      "Six machines, all in working order. That's the sad part.",
    ],
  },
  {
    asked: [
      'How does it feel to walk past that room?',
      'What goes through your head when you pass it?',
      'Does it hurt to see the printers?',
      'What do you think when you see those machines?',
      'Is it painful to look at that room?',
    ],
    says: [
      'Like passing a tooth with the tongue. I look in, and I count.',
      'I look through the glass and do the division. Then I change my books.',
    ],
  },
  {
    asked: [
      'What became of the consultant?',
      'What happened to the man who recommended it?',
      'Who was that consultant?',
      'Did you ever speak to the consultant again?',
      'Did he get his money for that advice?',
      'Is that adviser still around?',
    ],
    says: [
      "He consults. I'm told that it's drones now.",
      'He sent a card at Christmas, printed flat. I kept the page and not the card.',
    ],
  },
  {
    asked: [
      'Who last invented a figure for you?',
      'Has anybody ever given you a made-up number?',
      'Do people make numbers up in here?',
      'When did somebody last bluff you?',
    ],
    says: [
      'The man with the boiler, just now. It ended in two noughts, and he looked at the ceiling.',
      'Two hundred a month, that was the finest one. I paid forty-two thousand for it.',
    ],
  },
  {
    asked: [
      'What was your hardest decision as chair?',
      'Which vote was the most difficult?',
      'What did you find hardest in all those years?',
      'Was there a decision that you could not sleep over?',
      'Which decision still bothers you?',
    ],
    says: [
      'The evenings, six years ago. I shut a good many doors with one hand, and it was right on paper.',
      'Closing the evenings. You have come to ask me about it, as it happens.',
    ],
  },
  {
    asked: [
      'What would you do with a million?',
      'What if money were no object?',
      'If you were given plenty of money, what would you do?',
      'What would you buy if you had enough?',
      'What is your dream for the libraries?',
      'What would you wish for, for the trust?',
    ],
    says: [
      "Two roofs, and evenings with a person in them. The rest I'd put by.",
      "Every branch open till nine, with somebody who looks up. It costs less than a million, I've done the sum.",
    ],
  },
  {
    asked: [
      'Who speaks up for the children?',
      'Who stands up for the kids if they cannot?',
      'Do the children have anybody on their side?',
      'Who defends them when it comes to a vote?',
      'Is there somebody who takes the side of the young?',
    ],
    says: [
      "I do, in figures. It's not as loud as a parent.",
      'The two teachers, and I. Between us we make one good grandmother.',
    ],
  },
  {
    asked: [
      'How does one join the committee?',
      'Could I become a member of the committee?',
      'Are you looking for new members?',
      'How do you find people for the board?',
      'Who appoints the members?',
    ],
    says: [
      'One is asked, twice, and the second time one is tired. The trustees choose.',
      "Write to Mr Dunne. If you can add, you'll be chair by summer.",
    ],
  },
  {
    asked: [
      'What was the library bus?',
      'What happened to the bus?',
      'Why did you give up the bus?',
      'Did you have a mobile library?',
      'When did the bus stop running?',
    ],
    says: [
      'Two thousand books on wheels, through nine villages. It failed its test, and the money had gone.',
      'It stopped three years ago. The gearbox cost more than the books in it.',
    ],
  },
  {
    asked: [
      'What is Mr Dunne like?',
      'Who is the clerk?',
      'How long has Mr Dunne been the clerk?',
      'Do you get on with the clerk?',
      'Is the clerk a helpful man?',
      'What kind of person is your clerk?',
    ],
    says: [
      'Mr Dunne is exact, and fond of cough sweets. He has never lost a paper of mine.',
      'Mr Dunne, twenty years a clerk. He knows the answer and waits till he is asked.',
    ],
  },
  {
    asked: [
      'Was nobody trained on the printers?',
      'Who showed people how to use the printers?',
      'Did anybody know how to work the machines?',
      'Were there any courses for the printers?',
      'Was somebody there to help with the machines?',
    ],
    says: [
      'Two were trained. One has moved away, and the other has the key.',
      'Two of the staff, for a day. The room shut at five, so hardly anybody met them.',
    ],
  },
  {
    asked: [
      'Can you tell when a number is made up?',
      'What do you do when a figure is invented?',
      'How do you notice that a number is wrong?',
      'How do you spot a bluff?',
      'Do you see it when somebody guesses?',
    ],
    says: [
      'It ends in two noughts, and its owner looks at the ceiling.',
      'I ask who counted. Then one hears it.',
    ],
  },
  {
    asked: [
      'Why have you kept the page about the printers?',
      'What do you keep that page for?',
      'Where do you keep that old page?',
      'Do you ever look at the page again?',
      'Why did you never throw it away?',
    ],
    says: [
      'It lies in front of every new page. They get on badly.',
      'To remember how well a wrong thing can be written.',
    ],
  },
  {
    asked: [
      "What don't you like about this work?",
      'What is the worst part of being chair?',
      'What do you dislike about the post?',
      'What is unpleasant about chairing finance?',
      'What would you gladly do without here?',
    ],
    says: [
      'The letters that begin with unfortunately. I sign them all.',
      'That I know what everything costs, and am asked what I love.',
    ],
  },
]
