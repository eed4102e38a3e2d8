import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What somebody who knows the trade asks: rules, wages, crates, and what is looked for in a supplier. */
export const noraOfTheTrade: WrittenAnswer[] = [
  {
    asked: [
      'What matters most to you when you choose a supplier?',
      'What do you look for in a supplier?',
      'What makes a good supplier for you?',
      'What would you want from a company you work with?',
      'What is important to you in a partner?',
    ],
    says: [
      'That they pick up the phone at five in the morning.',
      "Somebody who's been on a yard. And who says it when they don't know.",
    ],
    more: ['The last lot had a hotline. It was in Leeds, and it was asleep.'],
  },
  {
    asked: [
      'Who else is affected by it?',
      'Who suffers most from that?',
      'Who in the company feels it?',
      'What does it mean for the others on your team?',
      'Who has to put up with it?',
    ],
    says: [
      'The drivers, first. Then Bríd, who gets the phone calls.',
      'Bríd has it in her ear all day, and the drivers have it at night.',
    ],
  },
  {
    asked: [
      'What do your drivers earn?',
      'What do you pay a driver?',
      'Are the drivers well paid?',
      'How much is an hour of overtime?',
      'What does an hour of a driver cost you?',
    ],
    says: [
      'Fifteen pounds an hour, or near it. A bit above what Belfast pays.',
      'About fifteen an hour. They could get more on the motorway, and no home.',
    ],
  },
  {
    asked: [
      'Is there a union?',
      'Are the drivers in a union?',
      'Have you ever had a strike?',
      'Is there somebody who speaks for the drivers?',
      'Would a union have to agree?',
    ],
    says: [
      'A third of them are. We talk, nobody has ever shouted.',
      'There is a union, and Malachy. Malachy is the harder one.',
    ],
  },
  {
    asked: [
      'What about driving hours and breaks?',
      'Do the drivers get their breaks?',
      'How do you keep to the driving times?',
      'Does Gerry plan the breaks as well?',
      'Have you had trouble over driving hours?',
    ],
    says: [
      'Gerry puts the breaks in where there is a café. They keep those.',
      'Never been fined. Gerry knows the rules and the lay-bys.',
    ],
  },
  {
    asked: [
      'Do you get many parking tickets?',
      'What about fines in the city?',
      'Where do the vans stop in Belfast?',
      'Is parking a problem?',
      'How is it in the city centre?',
    ],
    says: [
      'Forty a month, all Belfast. I know the wardens by name.',
      'Belfast before eight is fine. After eight it is a car park with fines.',
    ],
  },
  {
    asked: [
      'Do you take back empty crates?',
      'What about the empties?',
      'Do the vans come back empty?',
      'What do the vans bring back?',
      'Do you collect anything on the way home?',
    ],
    says: [
      'Crates and cages. A third of every load goes home as air in plastic.',
      'Empties, and now and then a cheese from the creamery in Kilkeel.',
    ],
  },
  {
    asked: [
      'Is sustainability an issue for you?',
      'Do you count your emissions?',
      'Do customers ask about your carbon footprint?',
      'Do you want to get greener?',
      'Are you under pressure to cut emissions?',
    ],
    says: [
      'The schools ask. I send them a photograph of the electric van.',
      "Fewer second trips would do more than any sticker. That's how I see it.",
    ],
  },
  {
    asked: [
      'What about data protection?',
      'Would our data be a concern for you?',
      'Who may see your customer data?',
      'Do you mind where the data is kept?',
      'Is security important to you?',
    ],
    says: [
      "Customers' names stay here. Docks and times you can have, one day.",
      'Ask Declan, Tuesdays. My own rule is no names and no prices.',
    ],
  },
  {
    asked: [
      'What support would you need?',
      'Who would you ring if it does not work?',
      'What hours would you need support?',
      'Would you need help in the early morning?',
      'How fast would we have to answer?',
    ],
    says: [
      'At four in the morning, when it prints. Nine to five is no use here.',
      "Somebody awake from four to seven. After that I've my own shouting.",
    ],
  },
  {
    asked: [
      'What do you do about new customers?',
      'How does a new shop get into the plan?',
      'How do you fit in a new customer?',
      'What happens when you win a new customer?',
      'Who finds out about the dock of a new customer?',
    ],
    says: [
      'Gerry drives out and looks at the door. On his own Saturday.',
      "He goes and looks, measures the lane by eye, and it's on the board by Monday.",
    ],
  },
  {
    asked: [
      'How do you choose which drops go together?',
      'What does Gerry go by when he plans?',
      'How does Gerry decide on the order of the drops?',
      'What are the rules for a good route?',
      'What makes a good route?',
    ],
    says: [
      'Docks first, then schools, then whoever has coffee on. He says it is simple.',
      'Who shuts first comes first. Everything else he fits round that.',
    ],
    more: ['He makes it sound like three rules. I counted forty, one morning.'],
  },
  {
    asked: [
      'Is the plan new every day?',
      'Does the route change from day to day?',
      'Do the drivers always have the same round?',
      'Does a driver keep his route?',
      'How much does the plan change in a day?',
    ],
    says: [
      'The bones stay. A third of it moves, every morning.',
      'Most have their own round. What is on it changes daily.',
    ],
  },
]
