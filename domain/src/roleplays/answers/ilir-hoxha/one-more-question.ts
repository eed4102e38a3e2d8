import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Questions of people who think along: the miracle, the price, the promise, the first sentence. */
export const oneMoreQuestion: WrittenAnswer[] = [
  {
    asked: [
      'If a miracle happened overnight, how would you notice it?',
      'What would be the first sign that it had all gone in the night?',
      'If you woke up tomorrow and it was over, what would be different?',
      'How would a morning look without all this?',
      'What would tomorrow be like if the problem was gone?',
    ],
    says: [
      'It would be light in the room. And there would be a fight over the bathroom.',
      'Teuta would be up before me. And somebody would be whistling, and it would be me.',
    ],
  },
  {
    asked: [
      'Is it a weakness to need help?',
      'Do you think that you are weak?',
      'Is it shameful for you to see a counsellor?',
      'Are you ashamed that you have to come here?',
      'Is it embarrassing for you to be here?',
    ],
    says: [
      'A bit. In another man I would call it sensible.',
      "I was ashamed as far as the door. In here it's only warm.",
    ],
  },
  {
    asked: [
      'Has there been a round when it did not happen?',
      'Was there one time when your hands stayed warm?',
      'Is there ever an exception with your hands?',
      'When did it not happen, at that stop?',
      'Did you ever get through there without noticing it?',
    ],
    says: [
      "Once, in the fog. I couldn't see the platform, so it couldn't see me.",
      'One time a young one sat next to me. I was talking about the hill, and we were past it.',
    ],
    more: ["I've thought a lot about why. On that round I wasn't waiting for it."],
  },
  {
    asked: [
      'Can you still feel the handle with cold hands?',
      'Do your hands obey you when they are cold?',
      'Is it dangerous when your hands go cold?',
      'Could you brake with such hands?',
      'Do your fingers go numb?',
    ],
    says: [
      'I feel it as if I had gloves on. It has always done what I wanted.',
      "They obey. They're cold, not stupid.",
    ],
  },
  {
    asked: [
      'Has anything gone wrong on a shift since you are back?',
      'Did you ever freeze in the cab?',
      'Was there a moment when you could not go on driving?',
      'Have you missed a stop or forgotten something?',
      'Did something happen on the tram in these weeks?',
    ],
    says: [
      'One time I stood there with the doors shut. Ten seconds, then somebody knocked.',
      'Nothing that is in a report. Once I forgot to open the doors, and they waved at me.',
    ],
  },
  {
    asked: [
      'If it was an animal or a person, what would it be?',
      'What does it look like, if you give it a shape?',
      'Which picture would you find for it?',
      'Has it got a face, this thing?',
      'What would you call it, if it had a name?',
    ],
    says: [
      'A passenger. He sits right behind me and never gets off.',
      'Somebody without a ticket. I know that he is there, and I let him ride.',
    ],
    more: ["He doesn't do anything. He only breathes."],
  },
  {
    asked: [
      'Is there anything good about the half shifts?',
      'What would you miss about the half shifts?',
      'Do half shifts have an advantage?',
      'What is good about being home early?',
      'What speaks for keeping the half shifts a while longer?',
    ],
    says: [
      "One thing. At half past three I'm never in the cab.",
      "I'm there when Era comes home from school. I cut her apple, that's new.",
    ],
  },
  {
    asked: [
      'What is the price of keeping quiet?',
      'What does it cost you to say nothing?',
      'What do you lose by not talking?',
      'What will the girls learn from it if you stay silent?',
      'What has the silence done to your family?',
    ],
    says: [
      'That it is quiet. I ordered it, and it came.',
      'Lira can already shut a door without a sound. That she has from me.',
    ],
    more: ['At thirteen I could do it as well. Nobody had taught me.'],
  },
  {
    asked: [
      'What would your first sentence to Teuta be?',
      'How would you begin, if you told your wife?',
      'With which words would you start to tell her?',
      'What is the one thing that she should know?',
      'What would you say to her, if you could choose one sentence?',
    ],
    says: [
      '"Teuta, I\'m not fine." I have said it to the sink.',
      '"Put the iron down for a moment." Further than that I haven\'t got.',
    ],
    more: ['I practise over the dishes. The sink took it well.'],
  },
  {
    asked: [
      'Shall we practise talking to Teuta?',
      'Would you like to try it out with me first?',
      'Could I play your wife, and you tell me?',
      'Do you want to rehearse it here?',
      'What do you think of a little role play?',
    ],
    says: [
      "You as Teuta? You'd need a wooden spoon. But all right, one sentence.",
      'Like the young ones with the cardboard man? Yes. Once, and slowly.',
    ],
  },
  {
    asked: [
      'Could you tell Era tonight that you are sorry?',
      'When could you speak to Era about it?',
      'Would this evening be a good moment to talk to Era?',
      'Can you imagine saying sorry to her today?',
      'Where would be a good place to say it to Era?',
      'Would it be possible to say one sentence to Era this week?',
      "Could you say to Era this week that it wasn't her fault?",
      "Can you tell Era that it wasn't her fault?",
    ],
    says: [
      'Tonight, perhaps. At the spellings, between two words.',
      'When she draws. She listens best when she looks at a horse.',
    ],
  },
  {
    asked: [
      'How would Era react if you said sorry?',
      'What would Era answer if you told her that you are sorry?',
      'Would Era forgive you?',
      'What do you think she would say to a real sorry?',
      'Are you afraid of what Era would answer?',
    ],
    says: [
      "She'd say okay again. And if she then asks for hot chocolate, it's true.",
      'She would pat my arm like an old nurse. I think I could bear it.',
    ],
  },
  {
    asked: [
      'Could you put the bottle out of reach?',
      'Could somebody keep the bottle for you?',
      'Would you give the bottle away?',
      'What if there was no raki in the house?',
      'Could Teuta lock it away?',
    ],
    says: [
      'I could give it to Besnik. He would ask nothing, and he drinks nothing.',
      'Then my uncle sends another. But a week without one in the house, that I could do.',
    ],
  },
  {
    asked: [
      'Will the drinking be in your report?',
      'Should I leave out the raki when I write to them?',
      'Do I have to tell occupational health about the raki?',
      'Who should tell the doctor about the drinking, you or I?',
      'What if I had to mention the alcohol?',
    ],
    says: [
      "I'd rather tell her myself. If it has to be told.",
      'Leave it out, please. Or give me a week first, and then ask me again.',
    ],
  },
  {
    asked: [
      'Can you promise me never to drive with alcohol in you?',
      'Do I have your word that you do not drink and drive?',
      'Would you promise me not to drive if you are not sober?',
      'Would you stay at home if the tester showed something?',
      'Can I rely on you when it comes to driving sober?',
    ],
    says: [
      "That I promise. I've promised it to myself at every glass.",
      'You have my word. If it is not zero, I ring Pam and say I am ill.',
    ],
  },
  {
    asked: [
      'Who could you call if it got really bad at night?',
      'Is there somebody you could wake in the night?',
      'Shall I give you a number for the nights?',
      'What will you do if it gets very dark?',
      'Would you ring somebody if you felt desperate?',
    ],
    says: [
      'Teuta. I would only have to put my hand on her shoulder.',
      "Give me a number, yes. This one I won't put behind the gloves.",
    ],
  },
  {
    asked: [
      'What would you say to yourself on that evening?',
      'If you could speak to the man you were that night, what would you tell him?',
      'What advice would you have needed on the first evening?',
      'What would you like to have known ten weeks ago?',
      'What do you know now that you did not know then?',
    ],
    says: [
      "Say it now, in the hall. It doesn't get cheaper.",
      "I'd tell him, take your coat off, sit down, and let them see your hands.",
    ],
  },
]
