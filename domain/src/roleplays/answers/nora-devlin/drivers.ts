import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The sixty-one, their hours, and what they carry in the cab. */
export const noraOfHerDrivers: WrittenAnswer[] = [
  {
    asked: [
      'Why do the drivers get back late?',
      'Where does the overtime come from?',
      'What makes the drivers late home?',
      'Why do they need so much overtime?',
      'What is the reason for the overtime?',
      'How come they are not back in time?',
    ],
    says: [
      "They wait at a dock, or they go twice. Either way it's the end of the day that pays.",
      "A plan that fits on paper. One closed shutter, and it's an hour.",
    ],
    more: ["It's never the road. It's the door at the end of it."],
  },
  {
    asked: [
      'How many hours are they over?',
      'How much longer do the drivers work than planned?',
      'How late are they on average?',
      'How much overtime does a driver do?',
      'How long do they stay out over their time?',
    ],
    says: [
      "Half an hour a head, on average. It's two for some and nothing for others.",
      'Two dozen hours a day over all the vans. The Belfast lads have most of it.',
    ],
  },
  {
    asked: [
      'So the overtime is over a hundred thousand a year?',
      'That makes a hundred and eight thousand a year, correct?',
      'Does the overtime come to more than a hundred thousand?',
      'Nine thousand times twelve, is that what you pay?',
      'Is it the same every month, the overtime?',
    ],
    says: [
      "It's more. December alone is double. But yes, that's the size of it.",
      'About that. Said as one number, it sounds like a van or three.',
    ],
  },
  {
    asked: [
      'How do the drivers feel about the overtime?',
      'Are the drivers happy with the extra money?',
      'Do the drivers want the overtime?',
      'Do they complain about the long days?',
      'Would the drivers miss the overtime pay?',
    ],
    says: [
      'A few like the money. Most would rather be at their tea.',
      "The young ones count it, the fathers don't. There's more fathers.",
    ],
  },
  {
    asked: [
      'Are your drivers good with technology?',
      'Do the drivers like apps and such things?',
      'How do the drivers cope with new devices?',
      'Are they any good with a phone?',
      'Would they be able to use an app?',
    ],
    says: [
      'The young ones, yes. The old ones keep the phone in the glove box, switched off.',
      "They all do their banking on it. It isn't the phone they mind.",
    ],
  },
  {
    asked: [
      'Is it hard to find drivers?',
      'Is there a shortage of drivers with you, too?',
      'Are you short of drivers?',
      'Do you get enough drivers?',
      'How do you find new drivers?',
    ],
    says: [
      'Hard. Two adverts in the autumn, and one man turned up.',
      'Mostly through cousins. An advert gets you people who like the idea.',
    ],
    more: ["So I'll not lose one over a tablet. You'll understand that."],
  },
  {
    asked: [
      'Why do you have more drivers than vans?',
      'How do the drivers share the vans?',
      'How are the shifts organised?',
      'Do the drivers work all six days?',
      'Do two drivers have one van?',
      'Has every driver a van of his own?',
    ],
    says: [
      'Six days of vans, five days of man. Take off holidays and bad backs, and it fits.',
      'They share. Five days each, and every van goes out six.',
    ],
  },
  {
    asked: [
      'Are your drivers employees?',
      'Do you use agency drivers?',
      'Do you work with subcontractors?',
      'Are some of the drivers self-employed?',
      'Do all your drivers have a contract with you?',
    ],
    says: [
      'All sixty-one are ours. Agency in December only, and they get lost.',
      "Ours, every one. I'd not put a stranger in a lane at six in the morning.",
    ],
  },
  {
    asked: [
      'Does it all depend on the drivers in the end?',
      'Are the drivers the ones you have to win?',
      'So the drivers make it or break it?',
      'Is it up to the drivers whether it works?',
      'Could it work against the will of the drivers?',
    ],
    says: [
      'Yes. I can buy it, but they drive it.',
      "With them it works, and without them it's thirty-four thousand again.",
    ],
    more: ["That's why I want to know what they'd have to do, before the price."],
  },
  {
    asked: [
      'Do your vans have trackers?',
      'Can you see where your vans are?',
      'Do you have telematics in the vans?',
      'Is there GPS in the vans?',
      'How do you know where a van is?',
      'Do you track the vans?',
    ],
    says: [
      "There's one in each. It tells me where a van is, not that it'll be late.",
      'Yes, all of them. I see a dot on a road. What the dock does, I hear by phone.',
    ],
  },
  {
    asked: [
      'Do you keep records of the trips?',
      'How far back does your data go?',
      'Do you store the tracker data?',
      'Do you still have the old routes somewhere?',
      'Is there any history of your deliveries?',
      'What data do you have about the deliveries?',
    ],
    says: [
      "The trackers keep a year. Gerry's sheets go back further, in boxes.",
      'A year of dots, and a shed full of paper. The paper knows more.',
    ],
    more: ["Nobody's looked at the year of dots. There was never an afternoon."],
  },
  {
    asked: [
      'Do the drivers change the order themselves?',
      'How strictly do the drivers follow the sheet?',
      'Do the drivers stick to the plan?',
      'Are the drivers allowed to change the route?',
      'Why do the drivers reorder the sheet?',
    ],
    says: [
      'Half of them do. And half of that half are right.',
      "I let them, if they ring. A man who knows his road I'd not tie down.",
    ],
  },
  {
    asked: [
      'Do you have a driver whose opinion counts?',
      'Which driver should try it first?',
      'Who do the others listen to?',
      'Is there a driver we should win first?',
      'Whom among the drivers would you ask?',
    ],
    says: [
      'Malachy, on the Kilkeel run. If he shuts up, the rest will.',
      "Malachy laughed the last one out of the yard. So I'd ask him first.",
    ],
  },
  {
    asked: [
      'What do you do when a driver calls in sick?',
      'What happens when a driver is ill?',
      'How do you replace a driver in the morning?',
      'What if a driver does not turn up?',
      'Who drives when somebody is sick?',
    ],
    says: [
      'Somebody comes in on his day off. Or I drive, I still have the licence.',
      "Bríd rings round at five. There's always one who needs the money.",
    ],
  },
  {
    asked: [
      'Do you lose many drivers?',
      'How long do your drivers stay?',
      'Is there much turnover among the drivers?',
      'How many drivers leave in a year?',
      'Are the drivers loyal to you?',
    ],
    says: [
      'Half of them are here ten years and more. I lose three or four a year.',
      'They stay. Three left this year, two of them for a bad back.',
    ],
  },
  {
    asked: [
      'Could I ride along with one of your drivers?',
      'Would you let me ride along with a driver?',
      'May I spend a day in a van?',
      'Could I go out with a driver for a day?',
      'Would a driver take me along?',
    ],
    says: [
      'In January, with Malachy. He talks, and you hold the flask.',
      "You can, after Christmas. You'd be out at six, and you'd carry something.",
    ],
  },
  {
    asked: [
      'How many miles do the vans drive?',
      'How far does one van drive a day?',
      'How many miles is a typical round?',
      'What mileage do your vans do?',
    ],
    says: [
      'About a hundred miles a van a day. Less in Belfast, more on the coast.',
      'A hundred, give or take. The coast run is nearer to one fifty.',
    ],
  },
  {
    asked: [
      'Could you save miles?',
      'Are there miles to be saved?',
      'Do the vans drive too far?',
      'Would shorter routes help you?',
    ],
    says: [
      "Some, I'm sure. Miles are not my first worry, though. Shutters are.",
      'A few. The shortest way past a shut dock helps nobody.',
    ],
  },
]
