import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What else is asked about the work outside, and about who says what there. */
export const outThere: WrittenAnswer[] = [
  {
    asked: [
      'When is high season?',
      'Which months are the worst?',
      'When do you have the most flights?',
      'What time of year is it quiet?',
      'In which season is there most to do?',
    ],
    says: [
      'August. Forty-four turnarounds, six students, and a queue for the ice cream.',
      "July and August. It's quiet in November, that's when I hire.",
    ],
  },
  {
    asked: [
      'What is the most difficult thing about being a supervisor here?',
      'Which part of the work is the toughest?',
      'What do your supervisors find hardest?',
      'What would I struggle with most, in the long run?',
      'What will I curse about this job?',
    ],
    says: [
      'Saying no at six to somebody you have breakfast with at seven.',
      'Standing still. Everybody runs, and you have to be the one who looks.',
    ],
    more: ['The cold you can dress for. For a no there is no jacket.'],
  },
  {
    asked: [
      'What could cost me the job?',
      'For what would you sack a supervisor?',
      'What must I never do here?',
      'What would make you throw me out?',
      'When would I be out straight away?',
    ],
    says: [
      'Seeing it and saying nothing. All the rest we can talk about.',
      'Looking away, or lying to me about it. A late plane never cost anybody a job.',
    ],
    more: ['I had one who told me the truth in tears and one who smiled. The first is still here.'],
  },
  {
    asked: [
      'What if a tug breaks down in the middle of loading?',
      'Is there a spare when something breaks?',
      'What do we do without a working belt?',
      'Do you fly with broken equipment?',
      'Are you sometimes forced to work with a faulty machine?',
      'How quickly does somebody come to mend it?',
    ],
    says: [
      "Then it's red tag, and you load by hand or you wait. There's one spare belt.",
      'You borrow from the next stand. If there is nothing to borrow, the plane waits.',
    ],
    more: ['The workshop comes in a quarter of an hour. On Sundays it takes a little longer.'],
  },
  {
    asked: [
      'Who decides in the end, the captain or me?',
      'What if the captain wants to leave and I am against it?',
      'Can a pilot overrule me?',
      'Does the pilot have more power than the supervisor?',
      'Could the airline force me to carry on?',
    ],
    says: [
      'On the stand, you. He drives, but nobody pushes him back without your thumb.',
      'You, as long as the chocks are on. A captain knows that, the good ones are glad of it.',
    ],
    more: [
      'One tried to argue, through the window, with gestures. He was still here when I had finished my tea.',
    ],
  },
  {
    asked: [
      'Has somebody ever tried to hide in a plane?',
      'Did you ever find a stowaway?',
      'Has anybody travelled in the hold?',
      'Do people climb over the fence?',
      'Was there ever a person among the bags?',
    ],
    says: [
      'A boy of twelve, in a golf bag. He only wanted to see his father, I gave him soup.',
      "Once, and he was asleep. We check every hold before the door, that's why.",
    ],
    more: ["He writes to me. He's a steward now, so he did get on in the end."],
  },
  {
    asked: [
      'Does anybody steal from the suitcases?',
      'Is theft a problem here?',
      'What do you do when something is missing from a bag?',
      'Have loaders ever been caught stealing?',
      'Can you trust everybody with the luggage?',
    ],
    says: [
      'It happened twice in my time. Cameras, police, and I told the crew myself.',
      "Rarely. There's a camera in every hold, and nobody here wants to load next to a thief.",
    ],
  },
  {
    asked: [
      'Would I meet passengers?',
      'Do we deal with the passengers at all?',
      'Is there any contact with customers?',
      'Do you see the people who fly?',
      'Does a passenger ever come out to you?',
      'How do the passengers behave, do you see them at all?',
      'Do you see the passengers at all?',
      'Does one get to see the passengers from the ramp?',
    ],
    says: [
      'Through the window. They film us when we drop something.',
      'Hardly. You help with wheelchairs now and then, and those are the nicest minutes.',
    ],
  },
  {
    asked: [
      'Do you get on with the control tower?',
      'What are the security people like to work with?',
      'How is it between the ramp and the tower?',
      'Do you have trouble with security?',
      'Which other departments would I deal with?',
    ],
    says: [
      'The tower, very well, we swap cake. Security takes my scissors every Monday.',
      "They're correct, and so are we. You'll know their first names in a week.",
    ],
  },
  {
    asked: [
      'How does loading a plane differ from loading a lorry?',
      'What would be new for somebody from a warehouse?',
      'What is harder here than in a depot?',
      'Is a plane so different from a truck?',
      'What would I have to learn about aircraft?',
    ],
    says: [
      "A lorry waits, and it can't tip over on its tail. And nothing in a depot can swallow you.",
      "Weight, wind and engines. The people are just the same, and they're the hard part.",
    ],
    more: ['Load the tail first and the nose comes up. I saw it once, and nobody laughed.'],
  },
  {
    asked: [
      'How do I reach you if something happens at night?',
      'Can I ring you in the middle of the night?',
      'Whom do I call when there is a problem on the early shift?',
      'Are you there when something goes wrong at four?',
      'Would I be on my own out there at night?',
    ],
    says: [
      "Channel two, or my phone. I'd rather be woken for nothing.",
      "By radio, mostly I'm two stands away. On my days off it's the deputy.",
    ],
  },
  {
    asked: [
      'What do you do when there is a minute left and a bag is missing?',
      'So what would you do at minute thirty-nine?',
      'What is your answer to that, with the missing bag?',
      'Does the plane wait for a bag?',
      'Do you leave a suitcase behind?',
    ],
    says: [
      'Shut the door. The bag flies tomorrow, and nobody has run.',
      "I let it stay here. If it's the other way round, a bag without its passenger, we all dig.",
    ],
  },
  {
    asked: [
      'What do you do in the quiet hours?',
      'Is there ever nothing to do?',
      'What happens between the waves?',
      'How do people pass the time between two planes?',
      'Can one rest a little in between?',
      'What do they do while they wait for a late plane?',
      'What does the crew do when a plane is late and they have to wait?',
      'How does the crew pass the time when nothing comes?',
    ],
    says: [
      'You check belts, they play cards. I win more than they like.',
      "At ten it's quiet. Sweep, mend, eat, and don't let them fall asleep on the trolleys.",
    ],
  },
  {
    asked: [
      'Is there a doctor or a nurse on site?',
      'What do we do if somebody gets hurt?',
      'Who does first aid?',
      'Do I need to know first aid?',
      'How far is the hospital?',
    ],
    says: [
      "The fire station's first, they're here in two minutes. You learn first aid in week one.",
      'Stop everything, one stays with him, you ring the fire station. Ten minutes to the hospital.',
    ],
  },
]
