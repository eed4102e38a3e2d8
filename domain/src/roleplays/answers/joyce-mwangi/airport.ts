import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The airport, and what a day on its ramp is like. */
export const airport: WrittenAnswer[] = [
  {
    asked: [
      'What is going to change on the ramp next year?',
      'Are you growing?',
      'Is the airport growing?',
      'What are your plans for next year?',
      'Am I right about the growth?',
      'Are new stands being built?',
      'What is new at the airport?',
    ],
    says: [
      "Two more stands in spring, and I've half the crew for it.",
      "We grow by two stands in spring. That's why I need somebody who stays.",
      'More flights in spring. More bags, the same belt.',
    ],
  },
  {
    asked: [
      'How big is the airport?',
      'What size is the airport?',
      'How many passengers do you have?',
    ],
    says: [
      "Small enough that I know the cleaners' children. Two million passengers.",
      'Not big. One runway, eleven stands, and you know everybody by the second week.',
      'Regional. Two million people a year, and eleven stands.',
    ],
  },
  {
    asked: [
      "What's the weather like on the ramp in winter?",
      'Is it cold out there?',
      'How is it in bad weather?',
      'What do you do when it snows?',
      'Do you work in the rain?',
      'How cold does it get out there?',
      'Just how cold is it on the ramp in January?',
    ],
    says: [
      "Wet and sideways. You get used to it, or you don't.",
      'At minus six the belts complain, and so do I. We go on.',
      "Cold. I came from Mombasa, so don't ask me for pity.",
    ],
  },
  {
    asked: [
      'Are there women on the crew?',
      'How many women work here?',
      'Is it mostly men?',
      'Would I be the only woman?',
    ],
    says: [
      'Thirty-one, of a hundred and forty. When I came it was two.',
      'Five on that crew. None of them the only one, I see to that.',
    ],
  },
  {
    asked: [
      'What does a normal day look like?',
      'What does the job look like day to day?',
      'What is a typical shift?',
      'How does a day begin?',
      'What would my day be like?',
      'What would I do all day?',
      'What does a normal day look like for a supervisor, from when you come in?',
      "How does a supervisor's day go from start to finish?",
      'Can you take me through a whole shift?',
    ],
    says: [
      "Three o'clock, names and weather. Then planes until you can't feel your feet.",
      'Briefing, first wave at five, a quiet hour at ten, second wave. You walk fifteen kilometres.',
      'Names, weather, planes. And all day you stand where you can see all of them.',
    ],
  },
  {
    asked: [
      'Can I see the ramp?',
      'Could I come for a trial shift?',
      'May I talk to somebody from the crew?',
      'Could I meet the team?',
      'Would you show me round?',
      'Can I spend a day with you?',
      'Could I shadow somebody for a shift?',
      'Would you mind if I came out one night before you decide and just watched?',
      'Could I come and watch a turnaround before you decide?',
      'May I come out one morning and look on?',
    ],
    says: [
      'Yes. Come at three, one morning. If you still want it at eleven, we talk.',
      'You can. I do that with the one I like best.',
      "Of course. Bring warm things, and ask them what you like. I'll go away.",
    ],
  },
  {
    asked: [
      'How do you talk to each other out there?',
      'Is it loud on the ramp?',
      'How do you communicate on the ramp?',
    ],
    says: [
      "Hands, mostly. You can't hear a thing. That's why you have to be seen.",
      "By hand signs and a radio. Shouting's no use, I've tried.",
    ],
  },
  {
    asked: [
      'Do you drink with the crew?',
      'Do you go out with your people?',
      'Are you friends with the crew?',
      'Do people meet after work?',
      'Is there a team night out?',
    ],
    says: [
      "At Christmas, one glass, and I leave first. That's on purpose.",
      'They do. I buy the first round and go home. You should, too.',
    ],
  },

  {
    asked: [
      'Which airlines do you work for?',
      'What sort of airline is it mostly?',
      'What aircraft do you turn round?',
      'Which planes come here?',
      'What sort of planes do you have?',
      'Where do the flights go?',
      'Are there wide-bodies?',
    ],
    says: [
      'Holiday flights, mostly. Boeings and Airbuses, the small ones.',
      'Narrow-bodies, and one freighter at four, which is always late.',
      'Two holiday airlines and some business flights. The sun and the suits.',
    ],
  },
  {
    asked: [
      'What was the last supervisor like?',
      'What was he like?',
      'What was the one before me like?',
      'Who was the last one?',
    ],
    says: [
      "Lovely. Quick, funny, liked by all. He just couldn't say stop.",
      'A good man in the wrong jacket. Everybody liked him, and that was it.',
    ],
  },

  {
    asked: [
      'Is that the ramp out there?',
      'Is that the ramp?',
      'Is that where I would work?',
      'Are those your people out there?',
      'What can you see from your window?',
      'Nice view, is that stand four?',
    ],
    says: [
      "That's it. Stand four, and they're late, so I keep looking.",
      "Yes. What you can't hear from here is the noise.",
    ],
  },
  {
    asked: ['How old are the loaders?', 'What age are the people on the crew?', 'Are they young?'],
    says: [
      "From nineteen to sixty-three. The sixty-three-year-old's the fastest.",
      'All ages. The young ones lift, the old ones think.',
    ],
  },
  {
    asked: [
      'How long do people usually stay?',
      "What's the turnover like?",
      'Do many people leave?',
      'How long do the loaders stay?',
      'Is there a lot of fluctuation?',
    ],
    says: [
      "Loaders stay for years or for three weeks. It's the supervisors that don't stay.",
      'The crew stays. Half of them have been here over five years.',
    ],
  },
  {
    asked: [
      'How do they feel about getting a new supervisor?',
      'Is there anybody who will make it hard for me?',
      'Will they accept me?',
      'How would the crew take to me?',
      'What does the crew want from a new supervisor?',
    ],
    says: [
      "They've seen three go. They'll wait and see whether you unpack.",
      "Two of them will test you in the first week. It's not personal.",
      "They'll be polite, and watch. Learn the names, that's half of it.",
    ],
  },
  {
    asked: [
      'Do you hire foreigners?',
      'Are there many foreigners?',
      'Would my visa be a problem?',
      'Do I need a work permit?',
    ],
    says: [
      "Look at me. Of course. You need the right to work here, that's all.",
      'Nine languages out there. The permit has to be in order, the rest is fine.',
    ],
  },
  {
    asked: [
      'How far away do most people live?',
      'Where do people live?',
      'Is there somewhere to live nearby?',
    ],
    says: [
      'Within twenty minutes, most of them. At three you want to live near.',
      'Nearby. The estate behind the fire station is half ours.',
    ],
  },
  {
    asked: [
      'Did you sack the last supervisor?',
      'Did you sack him?',
      'Did you fire the last one?',
      'Was he sacked?',
    ],
    says: [
      'No. I moved him. It was my mistake as much as his.',
      'Nobody was sacked. Two left, and one I moved.',
    ],
  },
  {
    asked: [
      'Is it heavy work?',
      'Do I have to lift?',
      'How physical is the job?',
      'Do I need to be strong?',
      "I've got a bad back, is that a problem?",
      "i've got a bad back is that ok",
    ],
    says: [
      "For the loaders it is. You walk, you look, you lift when it's tight.",
      "You'd lift some days. Mostly you walk, fifteen kilometres of it.",
    ],
  },
  {
    asked: [
      'Do I get breaks?',
      'When do we have breaks?',
      'How long is the break?',
      'Can we sit down in between?',
    ],
    says: [
      'Two, of half an hour. Between the waves, not during.',
      'Half an hour after the first wave, and one more. I check that you take it.',
    ],
  },
  {
    asked: ['Can I listen to music?', 'Are phones allowed?', 'Can I have my phone with me?'],
    says: [
      'Not out there. You need both ears and both hands.',
      "In the cabin, in the break. Airside there's no phone and no music.",
    ],
  },
  {
    asked: [
      'What if I oversleep?',
      'What happens if I am late?',
      'Is it bad to be late?',
      'What do you do if the supervisor is late?',
    ],
    says: [
      "Then twenty-four people stand in the dark. You'd do it once.",
      "Ring me, I'm up. Twice is a talk, three times is goodbye.",
    ],
  },

  {
    asked: [
      'How many women have had this job?',
      'Has a woman done this job before?',
      'Was there ever a female supervisor?',
    ],
    says: [
      "Me, and then nobody for eight years. I'd like that to change.",
      "Only me, so far. I'd like a second.",
    ],
  },
  {
    asked: [
      'Do you still help out on the ramp?',
      'Do you still load bags?',
      'Do you still work outside yourself?',
      'How often are you out there?',
    ],
    says: [
      "When it's tight I throw bags. They let me, and count my mistakes.",
      "Every day an hour. More, if somebody's ill. I like it.",
    ],
  },
]
