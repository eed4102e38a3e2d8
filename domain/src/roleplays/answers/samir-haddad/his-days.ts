import type { WrittenAnswer } from '../../../graph/plan.ts'

/** A day of his, from the market to the bills at midnight. */
export const hisDays: WrittenAnswer[] = [
  {
    asked: [
      'What does a normal day look like for you?',
      'What do you do all day?',
      'What are your jobs in the restaurant?',
      'Can you describe your day?',
      'What is your work, apart from the cooking?',
    ],
    says: [
      'Market at seven, tables at ten, guests at twelve, bills at midnight.',
      'I buy, I lay, I pour, I carry, I count. And now I telephone.',
    ],
    more: ["In the afternoon there's an hour. That's when I sit down with the chemist."],
  },
  {
    asked: [
      'Is it not too much for one person?',
      'Do you have too much on your plate?',
      'Can you do all that alone?',
      'Is it a lot for one man?',
      'How do you manage all of that?',
      'Do you never think it is too much?',
    ],
    says: [
      "On a good day it's just enough. With a dead machine it's too much.",
      "It's too much since Friday. Before that I complained for fun.",
    ],
  },
  {
    asked: [
      'Who does the accounts?',
      'Do you do the bookkeeping yourself?',
      'Do you have an accountant?',
      'Who writes up the books?',
      'When do you do the paperwork?',
    ],
    says: [
      'I do, on Sunday nights. An accountant looks at it once a quarter and sighs.',
      'Me, in pencil. Then my accountant, with a computer. The pencil is right more often.',
    ],
  },
  {
    asked: [
      'What do you dislike about the job?',
      'What is the worst thing about having a restaurant?',
      'What could you do without in your work?',
      'Is there something about it that you can not stand?',
      'Which part of the work do you hate?',
      'What annoys you about running a restaurant?',
    ],
    says: [
      'Sending people away. I never had to, before Friday.',
      "The paper. And people who book for six and don't come.",
    ],
  },
  {
    asked: [
      'Do you eat together, you and Rima?',
      'When do you two have your own dinner?',
      'When do you get to eat?',
      'Do you have a meal with the staff?',
      'Is there time to sit down for a meal yourselves?',
      'Do you and your sister have dinner together?',
    ],
    says: [
      "At five, all of us, at the long table. That's when we argue.",
      'At five, before they come. Ten minutes, and Rima eats standing.',
    ],
  },
  {
    asked: [
      'When was your last holiday?',
      'When did you last have a proper weekend?',
      'When were you off the last time?',
      'When did you last take a break?',
      'Do you ever go away?',
    ],
    says: [
      "In spring, a week at my mother's. I came back heavier, as one does.",
      'A week in spring, in Zahle. Rima rang every hour, about the till.',
    ],
  },
  {
    asked: [
      'How many hours do you work?',
      'How long is your day?',
      'Do you work long hours?',
      'How many hours a week is that?',
      'From when to when do you work?',
      'How much do you work in a week?',
    ],
    says: [
      'Fourteen a day. Since Friday it feels like twenty.',
      "Seven in the morning until midnight, with a hole in the afternoon. I've stopped adding it up.",
    ],
  },
  {
    asked: [
      'What time do you close?',
      'What time do you close tonight?',
      'How late are you open?',
      'When do the last guests leave?',
      'Until when is somebody there at night?',
    ],
    says: [
      'At eleven. When they sing, at twelve.',
      "Eleven. I'm here until midnight, with the bills.",
    ],
  },
  {
    asked: [
      'What does your wife say?',
      'What does Hala think of it?',
      'How does your wife take it?',
      'Does your wife help in the restaurant?',
      'And your wife, how is she with it?',
      "What is your wife's opinion?",
    ],
    says: [
      "Hala says, ring them and be polite. She doesn't know your music.",
      "She's a nurse, at the hospital. She says nobody died. I say, the machine did.",
    ],
  },
  {
    asked: [
      'Does your son help you?',
      'Do your children work in the restaurant?',
      'Does the family help out?',
      'Has your son got time to help?',
      'Do the kids lend a hand?',
      'Do you have family working with you, besides your sister?',
    ],
    says: [
      'On Friday he does. He comes from Leeds and carries plates.',
      'In the holidays. He carries four plates and complains about five.',
    ],
  },
  {
    asked: [
      'Are you in good shape?',
      'Do you do any sport?',
      'Does the work keep you healthy?',
      'How is your health?',
      'Is all that running good for you?',
    ],
    says: [
      'The cellar has nineteen steps. Forty times a day. My doctor likes that cellar.',
      'The legs are fine. The blood pressure you can guess.',
    ],
  },
  {
    asked: [
      'What gives you strength at the moment?',
      'How do you keep going like that?',
      'Where do you take the energy from?',
      'What gets you through such a week?',
      'How do you stay on your feet?',
      'What helps you through it?',
    ],
    says: [
      'Coffee. And that old man, who has no idea yet what he gets on Friday.',
      'Rima bangs the pans at eight. Then you get up, believe me.',
    ],
  },
  {
    asked: [
      'Do you make stuffed vine leaves?',
      'Do you have tabbouleh?',
      'Do you have falafel?',
      'Do you do baklava?',
      'Is there kibbeh on the menu?',
    ],
    says: [
      "Of course. If it's from Lebanon and fits on a plate, Rima makes it.",
      "Yes. Rima's, not out of a tin. You'd taste it after one bite.",
    ],
  },
  {
    asked: [
      'Is Rima there with you now?',
      'Is your sister next to you?',
      'Is your sister listening?',
      'Can Rima hear us?',
      'Is somebody standing beside you?',
    ],
    says: [
      'In the kitchen. She hears everything, she says, even what I think.',
      "Behind the hatch. She's just asked whether you are any good.",
    ],
  },
  {
    asked: [
      'Do you have a car?',
      'Could you drive somewhere to fetch it?',
      'Do you have a van?',
      'Are you mobile?',
      'Do you drive?',
    ],
    says: [
      "A van. It's old, and it smells of lamb. But it drives, after three.",
      "I have a van for the market. Tell me where, and I'll be gone at three.",
    ],
  },
  {
    asked: [
      'What phone do you have?',
      'Is your phone a smartphone?',
      'What kind of mobile is it?',
      'Is your phone fairly new?',
      'Do you have an iPhone or an Android?',
    ],
    says: [
      'A smartphone, yes. My old one was for calls. It was better at it.',
      'One of the clever ones, from my son. With a crack, but it works.',
    ],
  },
]
