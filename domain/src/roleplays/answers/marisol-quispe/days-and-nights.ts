import type { WrittenAnswer } from '../../../graph/plan.ts'

/** A night from its beginning to its end, what it does to a body, and who is there to be rung. */
export const daysAndNights: WrittenAnswer[] = [
  {
    asked: [
      'What time do you usually go to bed after a night?',
      'At what time are you in bed?',
      'When do you get to bed in the morning?',
      'How long does it take until you are asleep?',
      'Until when do you sleep after a shift?',
      'What are your sleeping hours?',
    ],
    says: [
      'Half past ten, if the bus is kind. And then till three.',
      'In bed by half past ten. Asleep when the drill stops.',
    ],
  },
  {
    asked: [
      'How can I reach you during the day?',
      'Can I ring you when I know more?',
      'Where do I find you if I have news?',
      'Are you reachable at noon?',
      'How should I let you know?',
      'May I ring you at home?',
      'What is the best way to get hold of you?',
    ],
    says: [
      'Send a text. The phone is in a drawer till three, and so am I.',
      'By text, and after three. At noon only my mother gets through.',
    ],
  },
  {
    asked: [
      'What does a night look like from beginning to end?',
      'Can you describe a typical night shift?',
      'What happens on a shift, hour by hour?',
      'Could you take me through a whole night?',
      'What is a normal night like for you?',
      'How does a night go, usually?',
      'What do you do in those twelve hours?',
    ],
    says: [
      'Handover at eight, tubes till three, fear at half past four, handover at eight.',
      'First the wards, then theatre, then whoever bleeds. Paper when it gets light.',
    ],
    more: ["And in between you carry everything twice, because the third one isn't there."],
  },
  {
    asked: [
      'What do you think about at four in the morning?',
      'What do you think of when nothing is going on?',
      'Where are your thoughts when the lab is quiet?',
      'What occupies your mind in the small hours?',
      'What do you think about when you are alone at the bench?',
      'Do you brood at night?',
    ],
    says: [
      'Sums. How many labels, how many hours. And then my kitchen in Arequipa.',
      'Whether I read the last one. I go back and look. I had.',
    ],
  },
  {
    asked: [
      'When did you notice that you were getting short with people?',
      'Since when are you so short-tempered?',
      'When did you start to snap?',
      'When did your patience run out?',
      'Was there a moment when you noticed that it was too much?',
      'How did you notice that you were at the end of your strength?',
    ],
    says: [
      'In October, with the printer. I said sorry to the printer.',
      'About the seventh extra night. I heard myself sigh at a question.',
    ],
    more: ['It had only run out of paper. I told it what I thought of it.'],
  },
  {
    asked: [
      'Does the body get used to nights?',
      'Do you ever get used to working nights?',
      'Does it get harder with the years?',
      'What does it do to your health?',
      'Is night work bad for you?',
      'Can a body get used to that?',
      'Are the nights making you ill?',
    ],
    says: [
      'To nine a month, yes. Since August it has stopped believing me.',
      'For thirteen years it got easier. This autumn it got old all at once.',
    ],
    more: ['My hands are cold at noon. And I cry at advertisements, since September.'],
  },
  {
    asked: [
      'Is it usual that you are up for so long?',
      'Are you always up that long?',
      'Do you often go fourteen hours without sleep?',
      'Is such a long day normal on nights?',
      'Are your days always that long?',
    ],
    says: [
      'Twelve is the shift. The rest is the bus, the kettle and you.',
      'Fourteen is normal. Today it will be sixteen before I lie down.',
    ],
  },
  {
    asked: [
      'How does the other person on your shift cope?',
      'How is the second one on nights doing?',
      'How do the trainees cope with so few people?',
      'Is it hard on the trainees as well?',
      'What does it do to the one who is on with you?',
      'Who is the second one on nights?',
    ],
    says: [
      "It's a trainee, and they take turns. They cope by hurrying.",
      "They do two jobs and learn neither. And they say it's fine.",
    ],
  },
  {
    asked: [
      'Is it safe with only two of you?',
      'Is it dangerous with so few people?',
      'Can two people do that safely?',
      'Are two enough at night?',
      'Is that allowed, only two on a night?',
      'Does it put patients at risk that you are so few?',
    ],
    says: [
      'Safe, as long as nothing happens twice at once. At night it likes to.',
      "One of the two is learning. So count again, and then tell me it's safe.",
    ],
    more: ['When I go to the cold room, a trainee is the laboratory.'],
  },
  {
    asked: [
      'When did a manager last come by at night?',
      'Has any of us ever visited you at night?',
      'Do bosses ever come to the night shift?',
      'When was I last down at night?',
      'Did anybody from above ever look in on a night?',
      'Has somebody from the office ever seen a night?',
    ],
    says: [
      'In March, at ten in the evening. Somebody had left an umbrella.',
      'I remember an umbrella, in March. It was fetched, and the door closed.',
    ],
    more: ['They took it along and asked if it was always this quiet.'],
  },
  {
    asked: [
      'Would you ring me in the night?',
      'Would you wake me if something happens?',
      'If you had my number, would you use it?',
      'Would you really call me at four?',
      'Can I offer you that you ring me at any hour?',
      'Would it help if you could ring me at night?',
    ],
    says: [
      "Once, to see whether you pick up. After that I'd believe it.",
      "For blood, no. For a second pair of hands, yes. Don't put it on silent.",
    ],
  },
  {
    asked: [
      'What do you look at first on a tube?',
      'What do you read first, the name or the date?',
      'Where do your eyes go first?',
      'In which order do you read a label?',
      'What is the first thing you check?',
    ],
    says: [
      'The birth date. Then the name. Then the birth date.',
      'The date of birth. People share names, days they share less.',
    ],
  },
]
