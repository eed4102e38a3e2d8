import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What candidates worry about in themselves. */
export const aboutYou: WrittenAnswer[] = [
  {
    asked: [
      'What would rule me out?',
      'What would be a no at once?',
      'When do you say no straight away?',
      'What must a candidate never do?',
      'What is an absolute no for you?',
    ],
    says: [
      'A lie. Even a small one, about a date.',
      'Laughing about somebody who got hurt. Then I get up.',
      'If you blame the youngest one in your story. That ends it.',
    ],
  },
  {
    asked: [
      'Is it bad that I have changed jobs so often?',
      'Do you mind that I never stayed long anywhere?',
      'Does my CV jump about too much?',
      'Would you worry about how often I moved?',
      'Is it a problem that I have had many jobs?',
    ],
    says: [
      'It makes me ask. Why did you go, each time, in one sentence?',
      "I've seen it, and it's my first worry. Tell me what was different where you stayed longest.",
    ],
  },
  {
    asked: [
      'Is my English good enough?',
      'English is not my first language, is that a problem?',
      'Would my accent be a problem?',
      'Do I speak well enough for the radio?',
      'Will they understand me on the radio?',
    ],
    says: [
      "It's my third as well. On the radio you need forty words, and stop is one of them.",
      'I understand you, and so will they. Half of them speak worse and louder.',
    ],
    more: [
      'I learned mine from an air traffic controller. For years I said over at the end of everything.',
    ],
  },
  {
    asked: [
      'Do I need a degree?',
      'Is a school diploma necessary?',
      'I have no school certificate, does it matter?',
      'Do you care about school grades?',
      'I never finished school, is that all right?',
    ],
    says: [
      "No. I've got a loader's back and one course, and I run the place.",
      "I've never asked for one. You have to read a load sheet, that's all.",
    ],
  },
  {
    asked: [
      'How could anybody promise that?',
      'Can anybody know that beforehand?',
      "I can't promise to stay, is that honest enough?",
      'Do you expect a promise?',
      'What if I find that I cannot do it?',
    ],
    says: [
      'Nobody can. But you can tell me what would make you go.',
      "I want no promise. I want to know that you've thought about February.",
    ],
  },
  {
    asked: [
      'Why is it two years?',
      'Why do you say two years?',
      'What is it about the two years?',
      'Why not longer than two years?',
      'What happens after two years?',
    ],
    says: [
      "Because two years means two winters. Whoever's still here after the second stays for ten.",
      'One year to learn it, one year to be any good. After that I stop worrying.',
    ],
    more: ['The first winter you fight it. In the second you know where the dry gloves are.'],
  },
  {
    asked: [
      'Is living close by a good enough reason?',
      'Is that too simple a reason?',
      'Do you mind that I only want to work near home?',
      'Is it a poor reason to apply?',
      'Should I have a better reason?',
    ],
    says: [
      "It's the best one I've heard today. At two in the morning ten minutes is a lot.",
      "No, it's a true one. I've had poets in here, and they left in March.",
    ],
  },
  {
    asked: [
      'May one talk about money here?',
      'Is it wrong to want more money?',
      'Do you mind if I say it is about the pay?',
      'Is it bad to come for the money?',
      'Can I be honest about the money?',
    ],
    says: [
      "You may. I don't come in at three for the view, either.",
      "It's fine. If it's the only reason, it won't get you through January.",
    ],
  },
  {
    asked: [
      'Does it help that I have worked nights?',
      'Do my night shifts count for something?',
      'Is it good that I am used to nights?',
      'I know night work, does that help me?',
      'Would my years of nights be worth something here?',
    ],
    says: [
      'A lot. You know what your own head does at four.',
      "It does. You've had the second winter already, only warmer.",
    ],
  },
  {
    asked: [
      'Do you want to hear why I left?',
      'Do you mind how I left my last job?',
      'Shall I tell you why I resigned?',
      'Are you going to ask why I quit?',
      'Would you like to know the reason I left?',
    ],
    says: [
      'Yes, in two sentences. And then what they would say.',
      "I do. I've had three people leave, so I collect reasons.",
    ],
  },
  {
    asked: [
      'I have got a criminal record, is that the end?',
      'I was in trouble with the police once, does it matter?',
      'Would an old conviction be a problem?',
      'How strict is the security check?',
      'How deep do they look into my past?',
    ],
    says: [
      "They look back five years, and at everything serious. Write it on the form. It's hiding it that ends it.",
      'Tell them before they ask. One of my best drivers had to, and he got his pass.',
    ],
  },
  {
    asked: [
      'Is there a health check?',
      'Do I have to see a doctor first?',
      'Must I pass a medical?',
      'What do they check at the medical?',
      'Would a doctor examine me before I start?',
    ],
    says: [
      'A short one. Eyes, ears and back, twenty minutes.',
      "Yes, with the airport doctor. He's older than the runway, and thorough.",
    ],
  },
  {
    asked: [
      'Am I too young for this?',
      'Would they take me seriously at my age?',
      'Will older people listen to me?',
      'Is my age a problem?',
      'How do older loaders take a young boss?',
    ],
    says: [
      "They listen to whoever's right at four in the morning. Age hasn't much to do with it.",
      "They'll call you the kid until you stop one of them. Then they won't.",
    ],
    more: ['I was younger than half of my crew. They tried to carry my bags for me.'],
  },
  {
    asked: [
      'Will they make it hard for a woman?',
      'How do they treat a woman in charge?',
      'Would the men listen to a woman?',
      'Do women have a hard time on the ramp?',
      'Will I be tested because I am a woman?',
    ],
    says: [
      "They've had me for years, so the jokes are used up.",
      'One or two will try it on. You tell them once, and if they try again I tell them.',
    ],
  },
  {
    asked: [
      'So you want somebody who speaks up?',
      'So no heroes, then?',
      'Have I understood that right, you want somebody who says stop?',
      'Is it about speaking up more than about being clever?',
      'Is that really all you want?',
    ],
    says: [
      "That's it. Heroes are what you need when nobody spoke up.",
      "You've got it. It sounds small until you have to do it.",
    ],
  },
  {
    asked: [
      'Would I fit in here?',
      'Do you think I would like it here?',
      'Can you see me out there?',
      'Do I seem like somebody for the ramp?',
    ],
    says: [
      "I can see you out there. I can't see you in February yet.",
      'You talk to people as if they were there. That fits.',
    ],
  },
]
