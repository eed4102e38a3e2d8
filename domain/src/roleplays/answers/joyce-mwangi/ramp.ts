import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The crew, the airport, and what went wrong there. */
export const ramp: WrittenAnswer[] = [
  {
    tells: 'situation-2',
    asked: [
      'How many people would I have?',
      'How big is the crew?',
      'How many turnarounds a day is it?',
      'How many flights a day do you handle?',
      'How many flights a day?',
      'How many flights are there?',
      'How many people are on a shift?',
      'How big would my team be?',
      'What would I be responsible for?',
      'What does the job involve?',
      'What would I actually do?',
      'How many planes a day?',
      'Can you tell me about the job?',
    ],
  },
  {
    asked: [
      'What are the people like?',
      'What is the crew like?',
      'Could you tell me about the team?',
      'What are they like, the twenty-four?',
      'Are they nice?',
      'Who are the people I would work with?',
      'How would you describe the team?',
    ],
    says: [
      'Good ones, mostly. Loud at three, quiet at ten.',
      "Twenty-four people, nine languages. They'd carry you if you fell, and laugh first.",
      "They're decent. Four have been here longer than I have.",
    ],
  },
  {
    asked: [
      "Is there somebody who'd rather have had the job himself?",
      'Did anybody from the crew apply?',
      'Is there an internal candidate?',
      'Does somebody on the crew want the post?',
      'Would somebody be jealous?',
    ],
    says: [
      'Two applied. I said no to both, and they know why.',
      "One wanted it. He's good with planes, and can't say no to anybody.",
      "Yes, two. They'll watch you. Let them.",
    ],
  },
  {
    asked: [
      'Who was your favourite?',
      'Do you remember who of the three was your favourite?',
      'Which of the three was the best?',
      'Who of them did you like most?',
      'Whom do you miss?',
      'Were they any good?',
    ],
    says: [
      "The third. He was the best of them, that's what hurts.",
      'The one I had to move. Everybody liked him. That was the trouble.',
    ],
  },
  {
    tells: 'situation-3',
    asked: [
      'Why is the post free?',
      'How long has the post been empty?',
      'What happened to the last supervisor?',
      'Why are you looking for somebody?',
      'How many supervisors have you had?',
      'Who did the job before?',
      'Who had this job before me?',
      'Who was the guy before me?',
      'Is it a new post?',
    ],
  },
  {
    tells: 'background-5',
    asked: [
      'Why did they leave?',
      'Why did the three leave?',
      "Why can't you keep supervisors?",
      'What went wrong with the three?',
      'What happened with the third one?',
      'Was it the pay that made them leave?',
      'Why did the last one go?',
      'Did they leave because of the hours?',
    ],
  },
  {
    asked: [
      'Moved him where?',
      'Where did you move him?',
      'What does he do now, the third one?',
      'Where is the one you moved?',
      'Is he still here, the last supervisor?',
    ],
    says: [
      "To de-icing. He's on his own there, and he's happy.",
      'He runs the de-icing trucks now. Good at it. No friends to stop.',
      "To de-icing. You'd meet him in the canteen, he's a lovely man.",
    ],
  },
  {
    asked: [
      'What did you change after the third?',
      'What have you learned from that?',
      'What do you do differently now?',
      'Did you change something after they left?',
      'What will be different for the next one?',
    ],
    says: [
      "I ask about the hours first now. As you've noticed.",
      'I stopped hiring people that everybody likes. I hire the ones they listen to.',
      'I do the first two weeks myself. I used to leave that to others.',
    ],
  },
  {
    asked: [
      "What would I have to do so that I'm not the fourth?",
      'How do I avoid being the fourth?',
      'What does it take to stay?',
      'What would make somebody stay?',
      'How can I last longer than the others?',
      'What must I do to succeed here?',
    ],
    says: [
      'Know what the hours do to you. And tell your mates to stop.',
      'Sleep properly, and make enemies early. Small ones.',
      "Say it the first time. The second time's too late, they've got used to you.",
    ],
  },
  {
    asked: [
      'What has been the hardest thing for the crew?',
      'What do the people here complain about?',
      'What is the mood like?',
      'How is morale?',
      'What is difficult for the team?',
      'What bothers the crew?',
    ],
    says: [
      "Supervisors who leave. They've stopped learning the names.",
      "The overtime. They're tired of filling a gap that I should have filled.",
      "A new face every eight months. They'd like one that stays.",
    ],
  },
  {
    tells: 'pain-1',
    asked: [
      "What's the worst thing about the job?",
      'And the worst?',
      'What is your biggest problem at the moment?',
      'What worries you most?',
      'What is the biggest challenge?',
      'What keeps you up at night?',
      "What's hard about finding somebody?",
    ],
  },
  {
    tells: 'pain-2',
    asked: [
      'Who cuts corners?',
      'What goes wrong on the ramp?',
      'What do you see going wrong with safety?',
      'Do people cut corners?',
      'Is it the new ones who make mistakes?',
      'What is the biggest safety problem?',
      'Why is it hard to stop people?',
    ],
  },
  {
    tells: 'pain-3',
    asked: [
      'What annoys you in interviews?',
      'What do candidates do wrong?',
      'What are other candidates like?',
      'What do people get wrong in here?',
      'Why do you mind when people say we?',
      'What is wrong with saying we?',
    ],
  },
  {
    tells: 'pain-4',
    asked: [
      'What does the empty post cost you?',
      'Who does the work at the moment?',
      'How do you manage without a supervisor?',
      'What does it cost to leave it empty?',
      'Who fills the gap?',
      'What happens if you hire nobody?',
    ],
  },
  {
    tells: 'background-3',
    asked: [
      'Have you ever had an accident here?',
      'What was the worst accident?',
      'Has anybody been hurt here?',
      "Who's Pete?",
      'What happened to Pete?',
      'Is it dangerous?',
      'How did the accident happen?',
      'Has something bad happened on the ramp?',
    ],
  },
  {
    tells: 'background-3.2',
    asked: [
      'Where was the supervisor when it happened?',
      'Did anybody see it coming?',
      'Could it have been prevented?',
      'Whose fault was the accident?',
      'Why did nobody stop them?',
      'What did his supervisor do?',
      'Why did the supervisor say nothing?',
    ],
  },
  {
    asked: [
      'How is Pete now?',
      'What does Pete do today?',
      'Does Pete still work here?',
      'Did Pete come back?',
      'Are you still in touch with Pete?',
    ],
    says: [
      'He teaches belt safety. With eight fingers, nobody falls asleep.',
      "Pete's all right. He does the training now, and he's very funny about it.",
      "He came back after a year. You'd have him for the belt day.",
    ],
  },
  {
    asked: [
      'What happened to the friend who started the belt?',
      'What became of his friend?',
      'Did the friend lose his job?',
      'And the supervisor, was he fired?',
      'What happened to the supervisor afterwards?',
    ],
    says: [
      'The friend left by himself. The supervisor I let go.',
      "The supervisor went. I'd have been easier on him if he had said it was his fault.",
    ],
  },
  {
    tells: 'background-4',
    asked: [
      'Why do you ask that?',
      'Why do you ask everybody whom they have stopped?',
      'Why is that question so important to you?',
      'Did you visit Pete?',
      'Where does that question come from?',
      'Why does stopping somebody matter so much?',
    ],
  },
  {
    asked: [
      'What do you mean, stopped?',
      'Stopped somebody how?',
      'Stopped, as in told to stop working?',
      'Stopped from what?',
      'How do you mean, stopped?',
      'Do you mean fired?',
      'Is it about safety?',
    ],
    says: [
      "Told them to stop working, because it wasn't safe. Somebody you liked.",
      'I mean, you saw a friend do something dangerous, and you said stop. Aloud.',
      'Not fired. Stopped. Hand up, belt off, in front of the others.',
    ],
  },
  {
    asked: [
      'Would I be allowed to send somebody home?',
      'Can I stop the work if it is not safe?',
      'What power would I have?',
      'Would you back me up?',
      'Do you support your supervisors?',
      'What if I stop a flight and it is late?',
    ],
    says: [
      "You can stop anything out there. I'll stand behind you, even when you're wrong.",
      "Yes. A late plane I can explain. Fingers I can't.",
      "You stop it, I take the phone call. That's how we share it.",
    ],
  },
  {
    asked: [
      "What would you do if somebody didn't listen?",
      'How do you handle somebody who breaks the rules?',
      'How do you deal with that sort of thing here?',
      'How do you handle that sort of thing here?',
      'How do you handle such people here?',
      'What would you have done in my place?',
      'What would you do with somebody who is always late?',
      'What happens if somebody ignores a rule?',
    ],
    says: [
      "I'd take him off the ramp. But I'm asking you.",
      "Off the ramp, that minute. We talk when he's had a coffee.",
      "Once, I talk. Twice, I write. There's no third.",
    ],
  },
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
    ],
    says: [
      "Three o'clock, names and weather. Then planes until you can't feel your feet.",
      'Briefing, first wave at five, a quiet hour at ten, second wave. You walk fifteen kilometres.',
      "You stand where you can see all of them. That's most of it.",
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
    ],
    says: [
      'Yes. Come at three, one morning. If you still want it at eleven, we talk.',
      'You can. I do that with the two I like best.',
      "Of course. Bring warm things, and ask them what you like. I'll go away.",
    ],
  },
  {
    asked: [
      'How do you talk to each other out there?',
      'Is it loud on the ramp?',
      'What language do people speak?',
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
    asked: [
      'Can I listen to music?',
      'Are phones allowed?',
      'Can I have my phone with me?',
      'Can I smoke somewhere?',
    ],
    says: [
      'Not out there. You need both ears and both hands.',
      "In the cabin, in the break. Airside there's no phone, no smoke, no music.",
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
]
