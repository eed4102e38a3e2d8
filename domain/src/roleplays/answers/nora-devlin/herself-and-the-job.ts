import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Her way up, and what she thinks of it on a day without vans. */
export const noraOfHerWay: WrittenAnswer[] = [
  {
    asked: [
      'How did you become head of operations?',
      'How did you get from the van to the office?',
      'How did you end up running it?',
      'Who made you head of operations?',
      'How did you rise from picker to boss?',
      'What did you do between driving and running operations?',
    ],
    says: [
      'The man before me left one November, and I had the keys. Nobody took them back.',
      'Five years on the shift desk, and then nobody else wanted the phone.',
    ],
    more: ["I asked for a rise after a year. They'd forgotten I didn't have the job."],
  },
  {
    asked: [
      'What do you enjoy most about the work?',
      "What's the best thing about your job?",
      'What do you love about it?',
      'Why have you stayed so long?',
      'What keeps you there?',
      'What makes it worth it?',
    ],
    says: [
      "Seven o'clock, forty-six vans gone, and the yard quiet. That's mine.",
      'You see at night whether you were any good. Most people never do.',
    ],
    more: ["Then the phone goes. But I've had my five minutes."],
  },
  {
    asked: [
      'What was picking like?',
      'How was the work in the cold store?',
      'What do you do as a picker?',
      'Was it cold in the cold store?',
      'How long were you a picker?',
    ],
    says: [
      "Four years at three degrees. I've not been warm since.",
      'Cold, and great company. You find out who shares their gloves.',
    ],
  },
  {
    asked: [
      'Is it useful that you drove yourself?',
      'Do the drivers respect you more because you were one?',
      'What did you learn from driving?',
      'Does your time as a driver help you?',
      'Does it matter that you know the job from below?',
    ],
    says: [
      "Nobody can tell me a lane's fine. I've been in the ditch beside it.",
      "It does. They can't tell me stories, and I don't ask for wonders.",
    ],
  },
  {
    asked: [
      'Which round did you have as a driver?',
      'Where did you drive back then?',
      'What was your route?',
      'Which roads did you drive?',
      'Which tour was yours?',
    ],
    says: [
      'The coast. Warrenpoint, Rostrevor, Annalong, Kilkeel, and back with the sea on the right.',
      'Kilkeel and the coast road, six years. Malachy has it now.',
    ],
  },
  {
    asked: [
      'Will you stay at Brackwater till you retire?',
      'How long do you want to do this?',
      'Could you see yourself somewhere else?',
      'Have you ever thought of leaving?',
      'Where do you see yourself in ten years?',
      'Would you like to stop as well one day?',
    ],
    says: [
      "If they'll have me. I'd not do four in the morning at sixty-five, though.",
      "I was offered Lisburn once. I'd have missed the yard by Tuesday.",
    ],
  },
  {
    asked: [
      'When did you last have a holiday?',
      'When were you last off?',
      'Do you ever take time off?',
      'When did you have a day to yourself the last time?',
    ],
    says: [
      'Last Sunday. I slept till eight and felt guilty.',
      'A week in August, when Gerry was back. Since then, Sundays.',
    ],
  },
  {
    asked: [
      'Are you tired?',
      'Are you getting enough sleep?',
      'Do you ever get a rest?',
      'Is it wearing you out?',
      'Do you sleep well?',
    ],
    says: [
      'Tired every December. It passes on the twenty-fifth, about noon.',
      'Five hours, when nobody rings. I make it up in January.',
    ],
  },
  {
    asked: [
      'Do you know how it is at the last shop with trays left over?',
      'Have you stood in front of a closed shop with goods in the back?',
      'Did that ever happen to you as a driver?',
      'Do you remember days like that in the van?',
      'Do you know that feeling from your own time on the road?',
    ],
    says: [
      'I do. You sit in the cab and think who takes cream at six.',
      "Many a night. My mother's street ate very well.",
    ],
  },
  {
    asked: [
      'What are your sons called?',
      'How old are your boys?',
      'What do your sons do?',
      'Do your boys want to go into the business?',
      'Does one of your sons work there?',
    ],
    says: [
      'Conor is nineteen and at college. Rory is sixteen and keeps goal.',
      'Conor and Rory, nineteen and sixteen. Neither will set foot in a cold store.',
    ],
  },
  {
    asked: [
      'What does your husband do?',
      'Who is Dessie?',
      'What does Dessie do for a living?',
      'Does your husband work as well?',
      'Is your husband in the trade, too?',
    ],
    says: [
      'Dessie teaches woodwork. He has the holidays, I have the vans.',
      "My husband teaches woodwork, in Kilkeel. He's home at four and he cooks.",
    ],
  },
  {
    asked: [
      'What does your husband say about the hours?',
      'What do your people at home think of it?',
      'Does your family mind the long days?',
      'How does the family cope in December?',
      'Do they see you at all at home?',
    ],
    says: [
      "Dessie says there's a stew in the oven. He's said it for nine years.",
      'They know not to wait with the dinner. In January I cook, and then they complain.',
    ],
  },
  {
    asked: [
      "What's the owner like?",
      'Is the boss nice?',
      'What sort of man is Mr Brady?',
      'Is Mr Brady a good boss?',
      'How is it working for the Bradys?',
    ],
    says: [
      'Young Mr Brady? Decent, shy, and he knows every cheese by name.',
      'A good man. He leaves the vans to me and the worrying to Colm.',
    ],
  },
  {
    asked: [
      'Do you still drive a van?',
      'When did you last drive a van?',
      'Do you help out on the road?',
      'Do you take a round yourself now and then?',
      'Can you still drive a lorry?',
      'Have you still got the licence?',
    ],
    says: [
      "If we're short, I take one out. I'm faster than half of them.",
      'Now and then. Three weeks ago it was Kilkeel, in the rain.',
    ],
    more: ["Malachy says I brake too late. He'd know, he had to unload it."],
  },
]
