import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What it takes to get from Gerry to whoever comes after him. */
export const noraOfGerryLeaving: WrittenAnswer[] = [
  {
    asked: [
      'How do you feel about Gerry leaving?',
      'Does it frighten you that Gerry goes?',
      'What does it do to you that he is leaving?',
      'How do you feel about losing him?',
      'Are you sad that Gerry is leaving?',
      'How are you with it, personally?',
    ],
    says: [
      "Honestly? Like somebody's taking the stairs away.",
      "Glad for him, sick for me. I'd not say that on the yard.",
      "I don't sleep as I did. He's more than a dispatcher to this place.",
    ],
    more: ["I go past his window in the morning and think, next year it's dark."],
  },
  {
    asked: [
      'What did Gerry write down?',
      'What does it say on that paper of his?',
      'What has Gerry put on paper?',
      'Which things did he note?',
      'What kind of things are in his notes?',
    ],
    says: [
      'The dock hours for the big ones, and a list of dogs.',
      'Closing times, two bridges, and who not to ring before nine.',
    ],
  },
  {
    asked: [
      'Why did Gerry write down so little?',
      'Why is there not more on paper?',
      "Why couldn't he write more?",
      "Why doesn't he put the rest on paper?",
      'What made it so hard for him to write it down?',
      "Doesn't he want to write it down?",
    ],
    says: [
      "He doesn't know what he knows. He sees an order and he just does it.",
      "He tried, at the kitchen table. He says it only comes when there's a van waiting.",
    ],
    more: ['Ask him about one street, though, and he talks for an hour. Somebody has to ask.'],
  },
  {
    asked: [
      "What if Gerry couldn't come in tomorrow?",
      'What if something happened to him overnight?',
      'What would you do if Gerry had an accident?',
      'Could you get through a week without any warning?',
      'What if you lost Gerry from one day to the next?',
    ],
    says: [
      "Then it's me and Ciaran at four, copying last week and hoping.",
      "We'd get the vans out, late and crossed over. I've tried not to think about it.",
    ],
  },
  {
    asked: [
      'Is there enough time left until then?',
      'Do you have enough time to prepare for it?',
      'How long does it take to train a dispatcher?',
      'Could someone be ready in time?',
      'How long would somebody need to learn his job?',
      'Will you manage that before he leaves?',
    ],
    says: [
      'For the spreadsheet, yes. For the rest he needed thirty-one years.',
      'It would be enough if I started today. And today is turkeys.',
      'Half a year beside him, I reckon. I have less, and December is in it.',
    ],
  },
  {
    asked: [
      'Have you talked with Gerry about a handover?',
      'Is a handover planned?',
      'How does Gerry want to hand over?',
      'What has been agreed for the handover?',
      'Will Gerry pass it on to somebody?',
    ],
    says: [
      "He says, sit beside me. There's nobody free at four to sit.",
      "We've talked. January, he says, and every morning, whoever it is.",
    ],
    more: ['So what I need first is a body for that second chair.'],
  },
  {
    asked: [
      'Did you advertise the job?',
      'Are there any candidates for his job?',
      'How many people applied?',
      'How is the search for a new dispatcher going?',
      'Have you interviewed anybody?',
      'Are you recruiting?',
    ],
    says: [
      "In September. Three applied, and one of them couldn't read a map.",
      'Three people, and none I would give a Monday to.',
    ],
    more: ['The one who could read a map wanted to start at nine.'],
  },
  {
    asked: [
      'What does a dispatcher earn?',
      'What would you have to pay a good dispatcher?',
      'How expensive would a replacement be?',
      'What salary did you offer?',
      'What would it cost to hire somebody for that?',
    ],
    says: [
      "Thirty-eight thousand, forty for a good one. And then he'd have to find Portadown.",
      'Near forty thousand a year. If anybody wants to get up at three.',
    ],
  },
  {
    asked: [
      'Do the drivers know that Gerry is leaving?',
      'How do the drivers take it that Gerry goes?',
      'What do the drivers think about Gerry retiring?',
      'Are the drivers worried about Gerry?',
      'How did the crew react to his leaving?',
    ],
    says: [
      "They know, and they don't believe it. They think he comes with the building.",
      "They ask me who they ring now. I say I'm working on it.",
    ],
  },
  {
    asked: [
      'Are you looking for a person or for software?',
      'Would you rather hire somebody or buy something?',
      'Would a program be enough, or do you need a new dispatcher?',
      'Is it a man you want, or a machine?',
      'Should it replace Gerry or help whoever follows him?',
    ],
    says: [
      "A person, and something that remembers. One without the other won't do.",
      'Ciaran with something good beside him, that I could see. A machine alone, no.',
    ],
    more: ["The machine remembers, the person rings the dock. That's how I see it."],
  },
  {
    asked: [
      'Could you do the planning yourself?',
      'Have you ever planned a day yourself?',
      'Can you do what Gerry does?',
      'Would you be able to step in for him?',
      'Have you ever done his job?',
    ],
    says: [
      'A Saturday, with luck. A Monday in December, never.',
      "I've done it four times. Nobody's asked me for a fifth.",
    ],
  },
  {
    asked: [
      'What would help you most with Gerry leaving?',
      'What do you need to get done before he leaves?',
      'What has to be in place when he goes?',
      'What would take the worry away?',
      'What must happen before spring?',
    ],
    says: [
      "What's in his head, somewhere I can find it at four in the morning.",
      'Somebody at that desk, and the docks written down. In that order.',
    ],
  },
  {
    asked: [
      'Could Ciaran take over?',
      'Could a driver learn to do the planning?',
      'Is there someone you could train to do his job?',
      'What about training somebody up from your own team?',
      'Could Ciaran learn it from Gerry?',
      'Is Ciaran the one to follow him?',
    ],
    says: [
      'Ciaran might, one day. Not by himself, and not by spring.',
      'Ciaran could learn it. Who teaches him while Gerry plans all morning?',
    ],
    more: ['He has the head for it. He needs the roads, and they take years.'],
  },
  {
    asked: [
      "Isn't that risky?",
      "Isn't it dangerous that it all depends on one man?",
      'Is it not a risk to have it all with Gerry?',
      'What a risk, is nobody worried about that?',
      'Does everything depend on Gerry?',
      'That must worry you a bit, only a page and a half.',
      "Does it worry you that it's only a page and a half?",
      "Doesn't it worry you that so little is on paper?",
    ],
    says: [
      "It is. It works till he's not there, I know what you're getting at.",
      "Yes. I've known it for nine years, and he was always there at four.",
    ],
    more: ['You put up with a thing that works. Till somebody gives you a date.'],
  },
  {
    asked: [
      'Has he ever been off sick?',
      'Was Gerry ever ill?',
      'How often is Gerry sick?',
      'How many days has Gerry missed?',
      'Does Gerry ever miss a day?',
    ],
    says: [
      'Four days in thirty-one years. He rang in on every one of them.',
      'Once, with his knee. He planned from the hospital bed, by phone.',
    ],
  },
]
