import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Saying stop, and what it does to people. */
export const stopping: WrittenAnswer[] = [
  {
    asked: [
      'Do you lose a friend when you stop him?',
      'What does it do to a friendship?',
      'Do they forgive you afterwards?',
      'How long are people angry with you for that?',
      'Is the friendship over then?',
    ],
    says: [
      'A month, as a rule. If it was a friendship, it comes back.',
      "You lose a few lunches. I've never lost a real friend by it.",
    ],
  },
  {
    asked: [
      'How do I stop somebody out there?',
      'What is the sign for stop?',
      'Which word do you use to stop the work?',
      'How do you say stop with all that noise?',
      'Is there a signal that means stop?',
    ],
    says: [
      'Arms crossed over your head, and everybody freezes. The word is stop, nothing longer.',
      "Both arms up, crossed. And then you don't move until they've seen you.",
    ],
  },
  {
    asked: [
      'Can anybody say stop?',
      'May a beginner stop the work?',
      'Is a loader allowed to stop a turnaround?',
      'Who is allowed to stop the work?',
      'Do you have to be a boss to stop it?',
    ],
    says: [
      'Anybody, from the first hour. A lad of nineteen did it in May, and I shook his hand.',
      "Everybody with a vest. Even the cleaner, and she's done it twice.",
    ],
    more: ['The last time it was for a shadow. Nobody laughed, I saw to that.'],
  },
  {
    asked: [
      'How do you calm somebody down whom you have stopped?',
      'What do you do if they get angry?',
      'What if he shouts at me afterwards?',
      'How do I talk to somebody who is furious?',
      'What do I say after I have stopped him?',
    ],
    says: [
      'Nothing, for ten minutes. Then two coffees, and you ask him what he saw.',
      "Let him shout. He's frightened, and it comes out as noise.",
    ],
  },
  {
    asked: [
      'Are they offended when you stop them?',
      'Do the loaders sulk after that?',
      'Do people hold it against you?',
      'How do people take it here?',
      'Do they bear a grudge?',
    ],
    says: [
      'Like cats. Until lunch, mostly.',
      "Some do, and loudly. By the next early start it's forgotten.",
    ],
  },
  {
    asked: [
      'How do I deal with somebody everybody likes?',
      'What do you do with a popular man who is careless?',
      'How do you tell the favourite off?',
      'What if the whole crew is on his side?',
      'How would you handle the star of the crew?',
    ],
    says: [
      'You stop him in front of all, and you talk to him alone. Never the other way round.',
      "Early. The longer he's a hero, the more it costs.",
    ],
    more: [
      "He'll sulk, and the others will look at you. Then one of them says thanks, by the kettle.",
    ],
  },
  {
    asked: [
      'Why does nobody open their mouth?',
      'What keeps people from speaking up?',
      'Why do good people keep quiet?',
      'Why is it so hard to tell a friend?',
      'What are they afraid of?',
    ],
    says: [
      "Because you have breakfast with them at six. It's no more than that.",
      "Nobody wants to be the one who spoils it. I've felt that myself, it's strong.",
    ],
    more: ['So I make it small. One word, one sign, and nobody has to explain it.'],
  },
  {
    asked: [
      'What kind of corners do they cut?',
      'What do people skip?',
      'What do they leave out when they hurry?',
      'What are the usual shortcuts?',
      'Can you give me an example of cutting corners?',
    ],
    says: [
      'Chocks late, vests open, a hand in a belt that runs. Always to save a minute.',
      "They walk behind a tug that's reversing. Every one of them knows better.",
    ],
  },
  {
    asked: [
      'Whom do I tell about something dangerous?',
      'How do people report a danger?',
      'Is there a way to report a near miss?',
      'Where do I report it if something nearly happened?',
      'Can people report things without their name?',
    ],
    says: [
      "Me, by radio, at once. There's a yellow card as well, and you needn't sign it.",
      'On a yellow card, with or without a name. I read them all by noon.',
    ],
  },
  {
    asked: [
      'Do you test people for drink?',
      'What if somebody smells of alcohol?',
      'Are there alcohol tests?',
      'How long before a shift may I drink?',
      'What about drugs and drinking at work?',
    ],
    says: [
      'We test by lot, and after anything that happened. I get drawn, too.',
      'Nothing for ten hours before. Who smells of it goes home in a taxi, and I pay the taxi.',
    ],
  },
  {
    asked: [
      'What is most dangerous out there?',
      'Where do most accidents happen?',
      'Which machine is the worst?',
      'What should I be most careful of?',
      'What frightens you out there?',
    ],
    says: [
      "A belt. It looks so harmless, and it doesn't notice you.",
      "Everybody says engines. It's the last three minutes before the doors close.",
    ],
  },
  {
    asked: [
      'Has somebody ever stopped you, Joyce?',
      'Who was the last to stop you?',
      'Did anyone ever tell you to stop?',
      'Were you ever the one who got stopped?',
      'What if you do something unsafe yourself?',
    ],
    says: [
      'A lad of twenty, when I walked behind a tug with a phone at my ear. I bought him lunch.',
      'Yes, and I was cross for an hour. Then I thanked him in front of everybody.',
    ],
    more: ['The lad was white as paper. Somebody had told him that I bite.'],
  },
  {
    asked: [
      'How do you tell a supervisor that he is not good enough?',
      'How do you criticise people?',
      'How do you give bad news to your people?',
      'How do you tell somebody off?',
      'What do you say when the work is poor?',
    ],
    says: [
      'Alone, the same day, with one example. And first I ask how they saw it.',
      "I say what I saw, not what they are. Then I'm quiet, that's the hard part.",
    ],
    more: ['I had it done to me in a canteen, aloud. I remember what I was eating.'],
  },
  {
    asked: [
      'How do you look after so many people?',
      'How can you keep all of them safe?',
      'Do you lie awake because of the responsibility?',
      'How do you carry so much responsibility?',
      'Is it a heavy weight to be responsible for them all?',
    ],
    says: [
      "I don't, alone. A hundred and forty pairs of eyes do, as long as they may speak.",
      "I sleep well, because I walk a lot. The night I don't, I ring in and ask.",
    ],
  },
  {
    asked: [
      'Do you stop for a thunderstorm?',
      'What do you do when there is a storm?',
      'Does the work go on in a thunderstorm?',
      'Who decides when lightning is too near?',
      'Is it dangerous out there in a storm?',
    ],
    says: [
      "Five miles away and everybody's inside. The suits can wait.",
      "We clear the ramp. You decide it, and you'll never be told off for ten dry minutes.",
    ],
  },
  {
    asked: [
      'Do we have to wear helmets?',
      'What protective gear is compulsory?',
      'What are the rules about protective clothing?',
      'Do people wear a hard hat here?',
      'What do I have to put on before I go out?',
    ],
    says: [
      'A vest and boots from the door on, a bump cap in the hold. Ears when an engine runs.',
      "No helmets, but a cap in the hold. You'll know why after your first one.",
    ],
  },
]
