import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Drivers, days and doors, looked at by somebody who has never stood on a yard. */
export const noraOfTheRoad: WrittenAnswer[] = [
  {
    asked: [
      'Which day is free?',
      'On which day do the vans stand still?',
      'When does everybody have a day off?',
      'Which day of the week are you closed?',
      'What is the seventh day for?',
    ],
    says: ['Sunday. The gate is shut, the phone is not.', 'Sundays. Even turkeys get to lie down.'],
  },
  {
    asked: [
      'Are those real turkeys?',
      'Do you mean that with the turkeys?',
      'Was that a joke about the turkeys?',
      'Do you really drive turkeys about?',
      'So you actually deliver turkeys?',
    ],
    says: [
      "Real ones. Plucked, boxed, and they don't stack.",
      'No joke. Nine thousand of them, and every one wants to be on time.',
    ],
  },
  {
    asked: [
      'That is about eight per cent, correct?',
      'So one in twelve or thirteen comes late?',
      'Do I get it right that it is eight in a hundred?',
      'What is that in per cent?',
      'Is that around eight per cent of all your drops?',
    ],
    says: [
      'Near enough eight. Colm would say seven point nine.',
      'One in thirteen, about. It sounds small till you are the thirteenth.',
    ],
  },
  {
    asked: [
      'What do you say to the shop then?',
      'How do you explain it to the customer?',
      'What do you tell a customer who is still waiting?',
      'How do you calm them down on the phone?',
      'What do you say when you ring them?',
    ],
    says: [
      "The truth, and a time. Then I'd better keep the time.",
      'Sorry, and when. They can live with late, not with not knowing.',
    ],
  },
  {
    asked: [
      'What would it take to reach ninety-five?',
      'How much is missing to get to ninety-five?',
      'How many drops would have to be better to make it?',
      'How far away is that in drops?',
      'Are three points hard to make up?',
    ],
    says: [
      "Four shops. If those four were on time, we'd be there.",
      'Three points is two drops a day. Always out of the same four shops.',
    ],
  },
  {
    asked: [
      'How does Dunmore measure it?',
      'Who keeps the count at Dunmore?',
      'When does a delivery count as late for Dunmore?',
      'Do they count every minute?',
      'How strict is Dunmore with the clock?',
    ],
    says: [
      'The clock on the dock. A minute over is late, and it goes on a list.',
      'Their man writes down the minute the shutter goes up. We could argue. We lose.',
    ],
  },
  {
    asked: [
      'What have you done about the overtime?',
      'Did you try to bring the overtime down?',
      'Have you done anything against the long hours?',
      'How could the overtime be less?',
      'What would bring the overtime down?',
    ],
    says: [
      'I sent them out half an hour sooner. They came home just as late, and hungrier.',
      'Shorter rounds, one summer. Then somebody else had the drops.',
    ],
  },
  {
    asked: [
      'How old are the drivers?',
      'Are your drivers young or old?',
      'What age are your drivers mostly?',
      'Are many of the drivers near retirement?',
      'How old is the youngest of them?',
    ],
    says: [
      "Forty-five, the most of them. The youngest is twenty-two, and he's carried everything.",
      "From twenty-two to sixty-three. Don't ask Malachy, he says thirty.",
    ],
  },
  {
    asked: [
      'Would some of the drivers try it of their own accord?',
      'Are there drivers who would volunteer?',
      'Could you find two or three who are open to it?',
      'Is there anybody among them who likes new things?',
      'Who would be game for a try?',
    ],
    says: [
      "Two of the young ones would, if it's after Christmas. And Malachy, to prove it wrong.",
      "A few, in January. I'd ask them, I'd not tell them.",
    ],
  },
  {
    asked: [
      'Where do you get the agency drivers from?',
      'Where do the extra drivers come from?',
      'How do you find drivers for the rush?',
      'Who drives the vans you hire in December?',
      'How early do you have to book the extra people?',
    ],
    says: [
      'An agency in Belfast. I ring in October and take who can reverse.',
      "The agency. They're good lads with no idea where Annalong is.",
    ],
  },
  {
    asked: [
      'Which is the hardest day before Christmas?',
      'What day do you dread most?',
      'Is there one day that is worse than the others?',
      'When is the peak of the rush?',
      'What is your busiest day of the year?',
    ],
    says: [
      "The twenty-third. Everybody remembers what they've forgotten.",
      'The twenty-third. On the twenty-fourth at least there is an end to it.',
    ],
  },
  {
    asked: [
      'Do you have a foreman on the yard?',
      'Who is in charge on the yard when you are on the phone?',
      'Who looks after the yard for you?',
      'Is there somebody who runs the yard?',
      'Who do you leave in charge?',
    ],
    says: [
      'No foreman. The night crew till six, then me, and Bríd on the phones.',
      "That's me. While I'm talking to you, nobody, so it's loud.",
    ],
  },
  {
    asked: [
      'What is the number of routes a day?',
      'How many different routes have you got?',
      'How many rounds does Gerry plan?',
      'How many tours go out in the morning?',
      'Is it one round for each van?',
    ],
    says: [
      'One for every van that goes out. Gerry has a name for each of them.',
      "As many as vans. They've numbers, but he calls them things like Wet Tuesday.",
    ],
  },
  {
    asked: [
      'What is the best story from your time in the van?',
      'What was the funniest thing that happened to you on the road?',
      'Do you remember something nice from your driving days?',
      'Have you a good story from the road?',
      'What do you like to tell about your years as a driver?',
    ],
    says: [
      'A goat in Annalong. It got in at one stop, and I signed it out at the next.',
      'An old lady in Kilkeel gave me a hot scone every Friday. She never ordered a thing.',
    ],
  },
  {
    asked: [
      'How did the men take it when you became the boss?',
      'What did the drivers say to a woman in charge?',
      'Was it hard to be accepted by the drivers?',
      'Did they respect you from the start?',
      'How was it to be the boss of your old workmates?',
    ],
    says: [
      'Two of them called me love for a week. Then I did the rota.',
      'They waited to see if I could reverse. I could.',
    ],
  },
]
