import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Brackwater itself: whose it is, how old, what stands on the yard. */
export const noraOfTheFirm: WrittenAnswer[] = [
  {
    asked: [
      'Who owns Brackwater?',
      'Is it a family firm?',
      'Is Brackwater part of a group?',
      'Does the company belong to somebody?',
      'Is the company independent?',
      'Whose company is it?',
    ],
    says: [
      "Family. Young Mr Brady has it from his father, and he's fifty.",
      "The Bradys own it, all of it. We've been asked to sell, and he said no.",
    ],
  },
  {
    asked: [
      'How old is Brackwater?',
      'When was the company founded?',
      'How long does Brackwater exist?',
      'Since when has there been a Brackwater?',
      "What is the company's history?",
      'Who started the company?',
    ],
    says: [
      'Since 1971. Old Mr Brady, one van, and butter.',
      '1971. It began with butter and a van with no fridge in it.',
    ],
  },
  {
    asked: [
      "What's your turnover?",
      'How much does Brackwater turn over?',
      'What are your yearly sales?',
      'How big are you in money?',
      'How much revenue do you make?',
      'Is Brackwater making money?',
    ],
    says: [
      "Twenty-odd million. The exact figure is Colm's, and he guards it.",
      'Somewhere over twenty million, and not much of it sticks. Ask Colm.',
    ],
  },
  {
    asked: [
      'How many people report to you?',
      'Who works directly for you?',
      'For how many people are you responsible?',
      'How many people are under you?',
      'How many are in your department?',
    ],
    says: [
      "The drivers, the night crew and the office. Everybody who's up before you.",
      'Some seventy. On paper they come to me by way of Gerry.',
    ],
  },
  {
    asked: [
      'How do you keep the food cold?',
      'How are the vans cooled?',
      'What happens when a fridge in a van fails?',
      'What about the cold chain?',
      'How cold does it have to be?',
      'How do you control the temperature?',
    ],
    says: [
      'Every van has its own unit, and a thermometer that tells on us.',
      'Under five degrees, door to door. If a unit goes, we swap the load and run.',
    ],
  },
  {
    asked: [
      'Do you carry frozen food as well?',
      'Is any of it frozen?',
      'Do you have freezer vans?',
      'How much of it is frozen?',
      'Is it all chilled or is there frozen too?',
    ],
    says: [
      'Nothing frozen. Chilled is trouble enough.',
      "All chilled. Frozen can wait an hour. Ours can't.",
    ],
  },
  {
    asked: [
      'What size are your vans?',
      'Are those vans or lorries?',
      'How big are your lorries?',
      'Do you have big lorries too?',
      'How much fits into one van?',
      'What types of vehicles are there?',
      'Are the vans all the same kind?',
      'Tell me a bit about the vans, are they all the same kind?',
      'Are all of your vans the same size?',
      'What sort of vans have you got on the yard?',
    ],
    says: [
      'Forty vans and six lorries. We call the lot of them vans.',
      'Three and a half tonnes, most of them. Six big ones, and those are what sticks.',
    ],
  },
  {
    asked: [
      'Why does it have two depots?',
      'What is the depot in Ballymena for?',
      'How are the two depots split?',
      'How many vans are in Ballymena?',
      'What is the difference between the two depots?',
    ],
    says: [
      'Twelve vans in Ballymena, for the north coast. The rest are here.',
      'It saves an hour of motorway for twelve vans. Newry does the rest.',
    ],
  },
  {
    asked: [
      'Where do you get your goods from?',
      'Who are your suppliers?',
      'Where does the food come from?',
      'Who do you buy from?',
      'When do the goods arrive at your place?',
    ],
    says: [
      'Creameries and farms, mostly within sixty miles. It comes in at night.',
      'Local dairies, two meat plants, and turkeys from Cavan.',
    ],
  },
  {
    asked: [
      'Is the company growing?',
      'How is business?',
      'Are you growing or shrinking?',
      'Do you plan to expand?',
      'How has the business developed?',
    ],
    says: [
      'Growing, a bit every year. The vans are the same number, you can see the trouble.',
      'More drops each year, no more vans. Colm calls that good business.',
    ],
  },
  {
    asked: [
      'Who runs the depot in Ballymena?',
      'Who is in charge in Ballymena?',
      'Who looks after the second depot?',
      'Do you run Ballymena as well?',
      'Who is your man in Ballymena?',
    ],
    says: [
      'Una McVeigh, with twelve vans and a printer that jams.',
      'Una McVeigh. I drive up on Thursdays, and she shows me what is broken.',
    ],
  },
  {
    asked: [
      'How often does a van break down?',
      'Do your vans break down a lot?',
      'How reliable are the vans?',
      'Are there many breakdowns?',
      'How many vans are off the road?',
      'Do the vans break down much in the winter?',
      'Do you have a lot of vans off the road in winter?',
      'Do the vans give you trouble in the cold?',
    ],
    says: [
      'Something every week. A fridge once a month, and always in July.',
      'Two are off the road today. In a good week, one.',
    ],
  },
  {
    asked: [
      'What does Brackwater do?',
      'So what is it you guys do?',
      'What kind of company are you?',
      'What is Brackwater, exactly?',
      'What business are you in?',
      'What line of work is Brackwater in?',
    ],
    says: [
      'Chilled food, wholesale. We buy it, keep it cold, and drive it to six hundred doors.',
      "We're a food wholesaler, all of it chilled. Dairy, meat, and turkeys just now.",
    ],
  },
  {
    asked: [
      'How many customers do you have?',
      'How many customers are there in all?',
      'How many doors do you deliver to?',
      'What is the number of your customers?',
      'How many shops do you supply?',
    ],
    says: [
      'Some six hundred. About four in ten of them are small shops.',
      'About six hundred doors, and one chain that matters a lot.',
    ],
  },
  {
    asked: [
      'Do you have somebody for IT?',
      'Who does your IT?',
      'Who looks after your systems?',
      'Is there an IT department?',
      'Who would connect it to your systems?',
    ],
    says: [
      'A man called Declan, on Tuesdays.',
      'Declan. He comes on Tuesdays, so things break on Wednesdays.',
    ],
  },
]
