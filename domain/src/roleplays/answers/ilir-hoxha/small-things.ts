import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Small kindnesses in the room, small things of his life, and what he makes of himself. */
export const smallThings: WrittenAnswer[] = [
  {
    asked: [
      'Would you like a tissue?',
      'Do you need a handkerchief?',
      'Shall I pass you the tissues?',
      'May I give you a tissue?',
      'Do you want one of these, for your eyes?',
    ],
    says: ['No. Yes. Thank you.', "It's only the cold outside. But thank you."],
  },
  {
    asked: [
      'Would you like to take your coat off?',
      'Can I take your jacket?',
      'Do you want to keep your coat on?',
      'Shall I hang up your coat?',
    ],
    says: ['I keep it on for now, if I may.', "Thank you. By the door, if you don't mind."],
  },
  {
    asked: [
      'Are your hands cold now?',
      'How are your hands at this moment?',
      'Do you feel your hands right now?',
      'What are your hands doing now?',
      'Why are you rubbing your hands?',
      'Why do you hold the cup like that?',
    ],
    says: [
      "Now they are all right. It's a warm cup.",
      "It's a habit. They like to hold something.",
    ],
  },
  {
    asked: [
      'How long has this been going on?',
      'When did it begin?',
      'Since when have you been feeling like this?',
      'How long have you felt this way?',
      'When did you first notice that something was different?',
      'Did it start straight away or only later?',
    ],
    says: [
      "If there's something, then ten weeks.",
      'Since that day. In the evening I noticed it first, when everybody had gone to bed.',
    ],
  },
  {
    asked: [
      'What do you think is going on with you?',
      'How do you explain it to yourself?',
      'What is your own explanation for it?',
      'Why does it not go away, do you think?',
      'What do you make of it yourself?',
      'Do you understand what is happening to you?',
    ],
    says: [
      "I think I have not arrived yet. I'm still coming into that stop.",
      "It's like a brake that doesn't let go. On a tram I'd know which screw.",
    ],
  },
  {
    asked: [
      'What would happen if you let it out?',
      'Are you holding something back?',
      'What are you afraid would come out?',
      'What if you let go for once?',
      'What would come if you stopped pulling yourself together?',
      'Do you keep everything in?',
    ],
    says: [
      "I don't know where it stops. That's all I want to know of a thing, where it stops.",
      'Then I sit there, and somebody has to come and fetch me.',
    ],
  },
  {
    asked: [
      'Is it hard for you to accept help?',
      'Can you let others help you?',
      'Do you find it difficult to ask for help?',
      'When did you last ask somebody for help?',
      'Are you somebody who asks for help?',
      'How is it for you when people want to help?',
    ],
    says: [
      "I'm better at the other side of it. I carry other people's sofas.",
      'The last time was in two thousand and three. I asked where the bus station is.',
    ],
  },
  {
    asked: [
      'What does fit mean to you?',
      'When is somebody fit to drive, in your eyes?',
      'What must a driver be like to be fit?',
      'How would you decide it, if it was about somebody else?',
      'Would you let a man in your state drive?',
      'Would you sign it, in my place?',
    ],
    says: [
      'That nobody needs to think of the driver. Not even he himself.',
      "If it was a young one, I'd sit next to him first, for a week. So there you have it.",
    ],
  },
  {
    asked: [
      'Who else suffers from it?',
      'Who else is affected by it?',
      'What does it do to the people around you?',
      'How does it affect your family?',
      'Who gets the worst of it at home?',
      'What does your family have to put up with?',
    ],
    says: [
      'Nobody says a word. So, all three of them.',
      'They walk round me as round a wet floor.',
    ],
  },
  {
    asked: [
      'What do the girls call you?',
      'Do they call you Papa or Dad?',
      'What do you call your girls?',
      'Have you got nicknames at home?',
      'Does your wife have a pet name for you?',
    ],
    says: [
      'Papa. Lira says Babi, when she needs money.',
      "They say Papa. I call Era my fish, and Lira doesn't want to be called anything.",
    ],
  },
  {
    asked: [
      'Do you have any pets?',
      'Have you got a dog?',
      'Is there a cat in the house?',
      'Do the girls want a pet?',
      'Do you like animals?',
    ],
    says: [
      'No. The cat from next door sleeps in my tunnel, she pays no rent.',
      'Era wants a dolphin. We are still discussing it.',
    ],
  },
  {
    asked: [
      'What music do you like?',
      'Do you listen to music?',
      'What do you listen to at home?',
      'Do you sing?',
      'Is there a song that you like?',
      'Can you listen to music when you drive?',
    ],
    says: [
      'Old songs from Shkodër. And Pulp, out of respect for the town.',
      "In the cab no, it's not allowed. At home the radio, and I sing the wrong words.",
    ],
  },
  {
    asked: [
      'Do you like English tea?',
      'How do you take your coffee?',
      'Milk or sugar?',
      'Do you take sugar?',
    ],
    says: ['Black, with one sugar. Thank you.', 'Black, please. Milk I have never understood.'],
  },
]
