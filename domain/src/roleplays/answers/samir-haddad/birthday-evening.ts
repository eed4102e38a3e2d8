import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Friday evening, when forty come for a birthday. */
export const birthdayEvening: WrittenAnswer[] = [
  {
    asked: [
      'How do forty people fit into thirty-eight seats?',
      'You have only thirty-eight seats, so where do forty sit?',
      'Is there room for forty people?',
      'Where do the two extra guests sit?',
      'Do forty people fit in your place?',
      'Will it not be too tight with forty?',
    ],
    says: [
      'Two chairs from my office. And two of the forty are babies.',
      'It fits if nobody breathes in. I move the coat stand out.',
      'Thirty-eight chairs, and two babies on a lap. I drew a plan, to scale.',
    ],
  },
  {
    asked: [
      'Did the party leave a deposit?',
      'Have they paid something in advance?',
      'Did Mrs Bell pay anything up front?',
      'Is part of the party paid already?',
      'Do you ask for a down payment?',
    ],
    says: [
      "A hundred pounds, in September. The rest's for Friday, by card.",
      "A hundred. I've known them for eight years, I didn't want anything.",
    ],
  },
  {
    asked: [
      'When was the party booked?',
      'How long ago did they book?',
      'Since when have you known about the party?',
      'Was the birthday planned long before?',
      'When did Mrs Bell book?',
    ],
    says: [
      'In September. Mrs Bell came in herself and wrote it in my book.',
      "Since September. It's a surprise, he thinks it's two lambs and a bottle.",
    ],
  },
  {
    asked: [
      'Do you know the birthday family well?',
      'Are the birthday people regulars of yours?',
      'How do you know the Bells?',
      'Have the Bells been to you before?',
      'Have you known Mr Bell for long?',
    ],
    says: [
      'Eight years. Every other Sunday, the table by the window.',
      'Very well. They had their anniversary here, and he cried at the baklava.',
    ],
  },
  {
    asked: [
      'Is it your biggest party?',
      'Have you ever had forty people at once?',
      'How important is the evening to you?',
      'Are you looking forward to the party?',
      'What does that evening mean to you?',
    ],
    says: [
      "It's the biggest table since we opened. I'd like to enjoy it.",
      'They could have gone anywhere, and they came to us. So it means a lot.',
    ],
  },
  {
    asked: [
      'Have you considered cancelling the party?',
      'Would you cancel on them?',
      'Do you want to turn the party down?',
      'Is calling off the birthday an option?',
      'Was there a moment when you wanted to cancel Friday?',
      'Have you thought of telling them not to come?',
    ],
    says: [
      "Never. A man's seventy only once.",
      "No. Before I cancel, I'll let them eat and send a bill by post.",
    ],
  },
  {
    asked: [
      'Could they pay beforehand?',
      'Can the guests bring cash on Friday?',
      'Could the birthday party pay by transfer?',
      'Would Mrs Bell pay you in advance?',
      'Could you ask the party for the money now?',
    ],
    says: [
      "I could ask them. I'd rather not have to.",
      "I'm not telling a lady to bring sixteen hundred pounds in an envelope.",
      "By transfer, if there's no other way. Then she knows that something's wrong with us.",
    ],
  },
  {
    asked: [
      'Do you have enough people for Friday?',
      'Who helps you on Friday night?',
      'Is there extra help for the party?',
      'How many waiters are there on Friday?',
      'Who serves the forty?',
    ],
    says: [
      "My son comes from Leeds and carries plates. With the two boys that'll do.",
      "Karim, the two waiters and my wife at the door. I've got everybody, except a machine.",
    ],
  },
  {
    asked: [
      'What worries you most about Friday?',
      'What would be the worst thing on Friday?',
      'What are you scared of?',
      'What do you see when you think of Friday?',
      'Which moment do you dread?',
    ],
    says: [
      'Mrs Bell takes out her card, and I shake my head. In front of the whole family.',
      'Half past ten, cake eaten, everybody happy. And then I say: cash only.',
    ],
  },
  {
    asked: [
      'Are you closed to other guests on Friday?',
      'Is the restaurant only for the party that evening?',
      'Do you take other bookings for Friday?',
      'Is it a private party?',
      'Have the forty got the place to themselves?',
      'Can anybody else eat at your place on Friday night?',
    ],
    says: [
      'In the evening, yes. Forty and nobody else. Lunch is open as always.',
      "It's theirs from seven. So there's no other table that could pay.",
    ],
  },
  {
    asked: [
      'What is the name of the birthday guest?',
      'What is the family called?',
      'Under what name is the party booked?',
      'Who booked it, what was the name?',
      'What name shall I write down for the party?',
    ],
    says: ['Bell. Mr and Mrs Bell.', "Bell, like the one I don't have at the door."],
  },
  {
    asked: [
      'How will you celebrate when it works?',
      'What will you do first when it beeps?',
      'What happens when it finally works?',
      'What will you do when it is there?',
      'Who gets to use it first?',
      'What is the first thing you will do with it?',
    ],
    says: [
      'Buy a coffee from myself, with my own card. To see.',
      'I take down that sign. Rima wants to fry it.',
    ],
  },
  {
    asked: [
      'May I call after the party to hear how it went?',
      'Shall I call you again after Friday?',
      'Would you like me to check in on Saturday?',
      'Can I ask you on the weekend how it was?',
      'Would you tell me on Saturday how it was?',
      'Can I find out afterwards how the party went?',
    ],
    says: [
      "Yes, do. Nobody's ever rung me to ask something nice.",
      'Saturday, at ten. Then I tell you about the cake.',
    ],
  },
  {
    asked: [
      'Are you more worried about Friday or about today?',
      'Is Friday the main thing?',
      'Is it all about Friday for you?',
      'Can everything else wait until Friday is safe?',
      'What is more urgent, this week or Friday evening?',
      'Does it all come down to Friday evening?',
    ],
    says: [
      'Friday first. The rest we can talk about calmly.',
      "Friday's the main thing. But every day before it costs me, too.",
    ],
  },
]
