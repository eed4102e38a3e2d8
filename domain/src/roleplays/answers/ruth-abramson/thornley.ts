import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What people ask about Thornley, once they have heard of it. */
export const ruthOfThornley: WrittenAnswer[] = [
  {
    asked: [
      'What would become of the staff at Thornley?',
      'Would the people at Thornley lose their work?',
      'What happens to the employees if it shuts?',
      'Where would the librarians of that branch go?',
      'Would the ones who work there be sacked?',
    ],
    says: [
      "They'd be offered hours in town. It isn't the same, and they know it.",
      "Two half posts. I'd find them something, and they'd hate the bus.",
    ],
  },
  {
    asked: [
      'Who works at Thornley?',
      'Who runs that branch?',
      'How many staff are at Thornley?',
      'Is there a librarian at Thornley?',
      'Who looks after the children there?',
    ],
    says: [
      'Two part-timers. One knows every child, and every dog.',
      'Two, half a week each. They leave each other notes.',
    ],
  },
  {
    asked: [
      'What would you save by closing it?',
      'How much money does closing Thornley save?',
      "What's the saving if Thornley shuts?",
      'What does Thornley cost you a year?',
      'Is it worth it financially to close the branch?',
    ],
    says: [
      'Some forty thousand a year. It fits rather too well.',
      'About forty thousand. And it costs forty visits a day, which nobody books.',
    ],
  },
  {
    asked: [
      'Who wrote the paper about Thornley?',
      'Whose proposal is it to shut the branch?',
      'Did you draft the closure yourself?',
      'Who came up with the idea of closing it?',
      'Is the other paper yours?',
    ],
    says: [
      'I did. I wrote it well, which annoys me.',
      "My hand, my sums. That doesn't mean I want it.",
    ],
    more: ['Somebody has to write down what happens if nothing else does.'],
  },
  {
    asked: [
      'Why Thornley?',
      'Why was that branch chosen?',
      'Why that one and not another?',
      'What made you pick the branch out there?',
      'Did you choose it because nobody complains?',
    ],
    says: [
      "Smallest, oldest heater, fewest letters. On paper it's easy.",
      "Because nobody there writes to us. I don't say it's a good reason.",
    ],
    more: [
      "It costs little to lose what doesn't write letters. That's what is wrong with it.",
      'I set out eleven branches by cost and by noise. Thornley came last in both.',
    ],
  },
  {
    asked: [
      'When would Thornley close?',
      'How soon would the branch shut?',
      'What date is planned for the closure?',
      'How long does that branch still have?',
      'When would the last day be?',
    ],
    says: [
      'The end of March. Before Easter, so that nobody makes a speech.',
      "In March. I'd lock the door myself, I owe it that.",
    ],
  },
  {
    asked: [
      'Does the village know about it?',
      'Have the people there been told?',
      'Do the parents know it may close?',
      'Is it public yet that it might shut?',
      'Who knows about the closure?',
    ],
    says: [
      'Not from me. But the two who work there can count.',
      "It's in no newspaper. And you'll leave it there, please.",
    ],
  },
  {
    asked: [
      'What do the children do there?',
      'Why do the kids come to the library?',
      'What brings the children in?',
      'Do they go there to read or to play?',
      'What is it that they come for?',
    ],
    says: [
      "Homework. And it's warm, and somebody says good afternoon.",
      'To sit next to one another and not be at home. Some even read.',
    ],
  },
  {
    asked: [
      'Where else could the kids go?',
      'What would the children do without it?',
      'Is there another place for them in the afternoon?',
      "What's there for the kids if it shuts?",
      'Do they have anywhere else?',
    ],
    says: [
      'Home, to nobody. Or the bus shelter, it has a light.',
      "Nowhere that's dry and free. I looked.",
    ],
    more: ['I asked at the school. They lock up at half past three.'],
  },
  {
    asked: [
      'Did anybody ask the children?',
      'What do the kids want themselves?',
      'Have you spoken to the children there?',
      'Do the children have a say?',
      'What did the kids tell you?',
    ],
    says: [
      'I did, in October. They want it open, and a dog.',
      'One told me that the heater smells and the rest is fine.',
    ],
  },
  {
    asked: [
      'How many visits is that in a year?',
      'What does forty a day make over the year?',
      'Is forty a day a lot for a place like that?',
      'How many visits a year does Thornley get?',
      "So what's the yearly figure for Thornley?",
    ],
    says: [
      'Twelve thousand. They open on Saturdays as well.',
      "Twelve thousand a year. For a room with one radiator, it's not bad.",
    ],
  },
  {
    asked: [
      'How old is the building at Thornley?',
      'When was Thornley built?',
      'Is it an old branch?',
      'Since when has there been a library there?',
      'What kind of building is it?',
    ],
    says: [
      'Nineteen twenty-nine. One of our two dead ladies paid for it.',
      "It's nearly a hundred. Brick, one storey, and a clock that gave up.",
    ],
  },
  {
    asked: [
      'What would happen to the building?',
      'Where would the books go?',
      'Would you sell the house in Thornley?',
      'What becomes of the rooms after that?',
      'Who would get the building?',
    ],
    says: [
      'The books go round the other ten. The bricks go to whoever likes damp.',
      "We'd let it, I suppose. There's been a letter from a carpet shop.",
    ],
  },
  {
    asked: [
      'How many would vote for the closure?',
      'Is there a majority for closing it?',
      'Who wants Thornley closed?',
      'Would the committee really close it?',
      'How would they vote on Thornley?',
    ],
    says: [
      "Three, for certain. I needn't tell you what four would do.",
      'Nobody wants it. Three would do it all the same.',
    ],
  },
  {
    asked: [
      'What does that branch mean to you?',
      'Why do you care so much about Thornley?',
      'Are you fond of that place?',
      'Do you have a special tie to Thornley?',
      'Why would it hurt you to close it?',
    ],
    says: [
      "It's the size of the one that I learnt to read in.",
      'I see nine small backs over one table. One of them could be anybody.',
    ],
    more: [
      "One table, one heater, and a woman who knows what you read last. That's the whole of it.",
    ],
  },
  {
    asked: [
      "What's the closest library to Thornley?",
      'How far would the children have to go?',
      "Where's the nearest other branch?",
      'Could they walk to another library?',
      'Is there another branch close by?',
    ],
    says: [
      "Ours in town, four miles. At nine years old that's abroad.",
      'Four miles, and one bus an hour. So, no.',
    ],
  },
]
