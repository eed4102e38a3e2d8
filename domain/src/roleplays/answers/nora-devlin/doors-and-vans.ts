import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What goes on between the yard and the doors, from the first call to the signature. */
export const noraOfTheDoors: WrittenAnswer[] = [
  {
    asked: [
      'What was in the letter from Dunmore?',
      'What did the letter say?',
      'What did they write to you?',
      'Was it a bad letter?',
      'What was on the graph?',
    ],
    says: [
      'A year of weeks, a red line, and us below it. Kind regards at the bottom.',
      "That they value us. You know it's bad when they value you.",
    ],
  },
  {
    asked: [
      'How did you answer the letter?',
      'Did you reply to Dunmore?',
      'What did you tell them after the letter?',
      'What was your reply to their letter?',
      'What have you promised Dunmore?',
    ],
    says: [
      "That I'd see to it. I didn't say how, since I didn't know.",
      'Three lines and my number. I promised to ring before a van is late.',
    ],
  },
  {
    asked: [
      'What will you say at the review?',
      'What will you bring along to the review with Dunmore?',
      'How are you preparing for the talk with Dunmore?',
      'What do you want to show Dunmore then?',
      'What are you going to tell Hazel Purdy?',
    ],
    says: [
      'What went wrong, in which shops, and what I did. She can smell polish.',
      "I'd like to bring a better number. Failing that, a reason to wait for one.",
    ],
  },
  {
    asked: [
      'How long does the contract with Dunmore run?',
      'Is the Dunmore contract for one year?',
      'For how long is the contract renewed?',
      'Is it a long contract with Dunmore?',
      'How often does the contract with Dunmore come up?',
    ],
    says: [
      'Three years on paper, with a look at it every year. It is the look that counts.',
      'They look at it once a year. It has gone through every time, so far.',
    ],
  },
  {
    asked: [
      'What makes the schools difficult?',
      'Why are schools the worst?',
      'What do you mean by the bell?',
      'What is special about delivering to schools?',
      'When do the schools have to be done?',
    ],
    says: [
      "Once the bell goes there's no van allowed in the yard. Then lunch has no milk.",
      'You come before the bell, or you wait till the last child is in. Every school.',
    ],
  },
  {
    asked: [
      'Do customers pay for the delivery?',
      'Is the delivery free?',
      'What do you charge for delivery?',
      'Is there a minimum order?',
      'Do small shops pay more to have it brought?',
    ],
    says: [
      "It's in the price. Below eighty pounds we charge a fiver, on paper.",
      'Free over eighty pounds. Gerry forgets the rest if he likes them.',
    ],
  },
  {
    asked: [
      'Why not buy more vans?',
      'Would more vans solve it?',
      'Have you asked for more vans?',
      'Could you not put another few vans on the road?',
      'What would a bigger fleet bring you?',
    ],
    says: [
      "Colm says not till the ones I've got come home on time. I can't argue.",
      'More vans at the same shut dock? I would have a queue.',
    ],
  },
  {
    asked: [
      'How many phone calls are there of a morning?',
      'How often does the phone ring on a bad day?',
      'Who rings you in the morning?',
      'How much time do you spend on the phone?',
      'Do you get a lot of calls from customers?',
    ],
    says: [
      'Sixty by noon on a bad day. Bríd keeps a tally, for fun.',
      "Twenty when it's quiet, sixty when it's not. Half of them say where is it.",
    ],
  },
  {
    asked: [
      'What do you do first in the morning?',
      'How do you start your day on the yard?',
      'What comes first when you get in?',
      'Where do you go first when you arrive?',
      'What do you look at first in the morning?',
    ],
    says: [
      "I look up at Gerry's window. If he's humming, I put the kettle on.",
      "Round the yard, once, then the tea with Gerry. He tells me who's missing.",
    ],
  },
  {
    asked: [
      'How is a delivery signed for?',
      'Who signs when the goods arrive?',
      'Do the drivers take a photo at the door?',
      'How do you prove that it was delivered?',
      'Is the signature on paper or on a screen?',
    ],
    says: [
      'On paper, a pink copy and a white one. Bríd has a room of pink.',
      'A name on the sheet. No photos, the cheese looks the same anyway.',
    ],
  },
  {
    asked: [
      'When do the shops want their goods?',
      'What time of day do customers want it?',
      'Do they all want it early?',
      'By what hour must it be delivered?',
      'Until when do you deliver in the day?',
    ],
    says: [
      'Before they open, all of them. Six hundred doors, and each one is first.',
      'Shops by eight, schools by the bell, hotels before lunch. After two nobody wants us.',
    ],
  },
  {
    asked: [
      'Which is the farthest door you deliver to?',
      'What is the remotest place on your rounds?',
      'Where is your longest run?',
      'What is the most far-off customer you have?',
      'Which drop takes you the longest to reach?',
    ],
    says: [
      'Rathlin. It goes on the ferry, with a note for the captain.',
      'A hotel at Ballycastle, and a box for Rathlin on the boat.',
    ],
  },
  {
    asked: [
      'Do you have women among the drivers?',
      'Are any of the drivers women?',
      'How many women drive for you?',
      'Is it only men in the vans?',
      'Would you like more women on the road?',
    ],
    says: [
      'Five. I started one of them myself, she reverses better than me.',
      "Five of the sixty-one. I'd take ten more tomorrow.",
    ],
  },
  {
    asked: [
      'What do your drivers complain about most?',
      'What do the drivers grumble about?',
      'What bothers the drivers in their work?',
      'What makes the drivers angry?',
      'What do you hear from the drivers all day?',
    ],
    says: [
      'Shut doors, cold cabs, and me. In that order, I hope.',
      'Waiting. You can ask them to work, but not to sit outside a shutter.',
    ],
  },
  {
    asked: [
      'Do the drivers get a bonus for Christmas?',
      'What do the drivers get for the rush?',
      'How do you thank the drivers in December?',
      'Is there something extra for the drivers at Christmas?',
      'Do you have a Christmas party for the drivers?',
    ],
    says: [
      'A hundred pounds, a turkey each, and a breakfast on Christmas Eve.',
      'The turkey, a bit in the envelope, and I fry the breakfast myself on the last day.',
    ],
  },
]
