import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How he came to be here, what came after that day, and what he keeps to himself. */
export const beforeThisRoom: WrittenAnswer[] = [
  {
    asked: [
      'Did you want to come yourself, or was it more their idea?',
      'Did you want to come yourself?',
      'Was it your own idea to come?',
      'Is it your own wish to be here?',
      'Would you have come on your own?',
      'Did you choose to come here?',
      'Did you want to come?',
      'What made you say yes to coming?',
      'Was it your idea to come here?',
    ],
    says: [
      "Theirs. I wouldn't have come on my own.",
      'It was their idea. I said yes, because one says yes.',
      "They sent me. But I came, didn't I? I could have missed the tram.",
    ],
  },
  {
    asked: [
      'What happened that occupational health got involved?',
      'How did occupational health get involved?',
      'What happened before they sent you here?',
      'What was the reason that they sent you?',
      'Why did occupational health send you?',
      'What made them send you here?',
    ],
    tells: 'situation-1',
  },
  {
    asked: [
      'Six times for what?',
      'Six times what?',
      'What are the six times?',
      'What is it six times for?',
      'What happens six times?',
      'Which six sessions are those?',
    ],
    says: [
      'Six talks. With you. After that they look at me again.',
      "To come here. Six times, they've paid for six.",
    ],
  },
  {
    asked: [
      'What came later?',
      'What came, and when?',
      'When you say it came later, what came?',
      'What do you mean, it came later?',
      'What came afterwards?',
      'When did it come?',
    ],
    says: [
      'At night. I lay there, and my leg was braking.',
      'In the evening, on the sofa. My hands started, and I sat on them.',
    ],
  },
  {
    asked: [
      'Have you told anyone at home about it?',
      'Have you told anyone at home?',
      'Did you talk to anybody at home about it?',
      'Is there somebody at home who knows?',
      'Have you spoken about it at home?',
      'Who at home knows about the boy?',
      'Who at home knows about it?',
    ],
    says: [
      'No. They know that I stopped in time. Not what came after.',
      'At home, no. They think that it was the three weeks and then it was over.',
    ],
  },
  {
    asked: [
      'Does your wife know you are here today?',
      'Does Teuta know that you are here?',
      'Did you tell your wife that you come here?',
      'Does she know about these sessions?',
    ],
    says: [
      'She knows that I have an appointment. I said it was for the form.',
      'Yes. She put the letter on my plate, so that I go.',
    ],
  },
  {
    asked: [
      'What holds you back?',
      'What holds you back from telling her?',
      'What stops you from telling your wife?',
      'What keeps you from talking to her?',
      'Why have you not told her?',
      'What are you afraid would happen if you told her?',
    ],
    says: [
      "She'd lie awake as well. And who'd get up with the girls?",
      "If I say it, it's in the house. Now it's only in me.",
      "I don't know how one begins. My father never showed me.",
    ],
  },
  {
    asked: [
      'Would you like to tell her?',
      'Would you like to tell your wife?',
      'Do you want to tell Teuta?',
      'Would you want her to know?',
      'Could you imagine telling her?',
    ],
    says: [
      'Maybe. One evening, when the girls are asleep.',
      "I think about it. Then she asks what's for dinner, and it's gone.",
    ],
  },
  {
    asked: [
      'Do you still wake up although you drink?',
      'Does the raki help you sleep through?',
      'Do you sleep better with the raki?',
    ],
    says: [
      'It helps with the falling asleep. Not with the rest of the night.',
      'I go off like a lamp. And at three I am back.',
    ],
  },
  {
    asked: [
      'Is there anything you wanted to ask me?',
      'Do you want to ask me something?',
      'Is there something you would like to ask me?',
      'What would you like to ask me?',
      'Do you have a question for me?',
    ],
    says: [
      'Do other drivers come here? With the same, I mean.',
      'Does it go away? You must have seen it.',
    ],
  },
  {
    asked: [
      'What goes through your head before Castle Square?',
      'What do you think when you come up to the stop?',
      'What happens in you before the stop?',
      'What do you think about at Castle Square?',
      'What runs through your mind there?',
    ],
    says: [
      'I count the people at the edge. I never counted before.',
      'I look for phones. Everybody has a phone.',
    ],
  },
  {
    asked: [
      'What did you see in that moment?',
      'What do you still see from that day?',
      'Which picture comes back?',
      'What do you remember most clearly?',
      'What do you see when you close your eyes?',
    ],
    says: [
      'A white shoe, over the edge. Then nothing, only the sound.',
      'His face comes up from the phone. Very slowly. It was not slow.',
    ],
  },
  {
    asked: [
      'What would you notice first if it got better?',
      'What would be a first small sign?',
      'Who would notice first that you are better?',
    ],
    says: [
      'Warm hands, at Castle Square. And that I ring the bell less.',
      'Era would. She hears how I put my keys down.',
    ],
  },
  {
    asked: [
      'What do you do with your hands then?',
      'What do you do when they go cold?',
      'How do you warm your hands?',
      'What helps when your hands go cold?',
      'What do you do in that moment, when your hands go cold?',
      'What do you do when you notice your hands going cold?',
      'How do you deal with the cold hands in that moment?',
    ],
    says: [
      'I hold the controller harder. Nobody sees it from behind.',
      'I put them between my knees, at the terminus. For two minutes.',
    ],
  },
  {
    asked: [
      'What would you like your daughters to know?',
      'What should your girls know about it?',
      'What do you want to tell your girls?',
      'What would you say to Era?',
      'What would you say to Era, if you could?',
      'What would you like Era to hear from you?',
      'If you could say one thing to Era, what would it be?',
    ],
    says: [
      "That it's not them. That I'm not angry with anybody.",
      "I'd like to say to Era that I'm still the one who drives her. If she wants.",
    ],
  },
  {
    asked: [
      'What did you like about being like your father?',
      'What was good about being so quiet?',
      'What has being quiet given you?',
      'When was it good to be quiet?',
    ],
    says: [
      'People trust a quiet driver. And at home nobody was afraid.',
      'One gets on with things. For twenty years that worked.',
    ],
  },
  {
    asked: [
      'How is it for you to sit here?',
      'What is it like to talk about it here?',
      'How does it feel to tell me this?',
      'Is it hard for you to talk here?',
    ],
    says: [
      "Strange. I hear myself, and I think, who's that.",
      "It's all right. You don't look at the clock. I do.",
    ],
  },
]
