import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Who he is when the machine works. */
export const himself: WrittenAnswer[] = [
  {
    asked: [
      'How much do you pay us?',
      "What's your monthly rent?",
      'How long have you been with us?',
      'How long have you been a customer?',
      'Since when are you with Tillstone?',
      'Have you ever paid late?',
      'What does the machine cost you a month?',
    ],
    tells: 'background-4',
  },
  {
    asked: ['Why did you choose us?', 'Why Tillstone?', 'How did you hear of Tillstone?'],
    says: [
      'You were the cheapest with a telephone number. I liked that there was a number.',
      'A friend with a bakery had you. He was happy, so I took you, too.',
      'Somebody came by, six years ago, and had a good handshake.',
    ],
  },
  {
    asked: [
      'Where are you from?',
      'Were you born here?',
      'Where do you come from?',
      'Where did you grow up?',
      'Are you from Lebanon?',
      'What is your accent?',
      'How did you end up here?',
    ],
    says: [
      'From Zahle, in Lebanon. I came to study, and stayed.',
      "Zahle. It's a town with good wine and better cooks.",
      'Lebanon. I came with one suitcase, to learn about bridges.',
    ],
  },
  {
    asked: [
      'What did you do before the restaurant?',
      'Did you always do this?',
      'What is your trade?',
      'Were you an engineer?',
      'What did you study?',
      'What was your job before?',
      'Did you really build bridges?',
      'Have you always been in the restaurant business?',
    ],
    tells: 'background-1.2',
  },
  {
    asked: [
      'Why did you give up engineering?',
      'Why did you stop building bridges?',
      'Why did you open a restaurant?',
      'Why did you become a restaurant owner?',
      'What made you change to a restaurant?',
      'How did you come to have a restaurant?',
      'How did you get into the restaurant business?',
    ],
    says: [
      'Nobody ever thanked me for a bridge. People thank you for lamb.',
      'Rima could cook, and I was tired of wet feet. So we said, now or never.',
      "I was thirty-nine or so, on a bridge, in the rain. I thought, that's enough.",
    ],
  },
  {
    asked: [
      'Do you miss building bridges?',
      'Do you miss your old job?',
      'Would you like to be an engineer again?',
    ],
    says: [
      "Today, yes. A bridge doesn't ring a hotline.",
      'On a weekend like this one, very much.',
      "Sometimes. Bridges don't walk out when you can't take their card.",
    ],
  },
  {
    asked: [
      'Do you like your work?',
      'Do you enjoy running a restaurant?',
      'What do you like about it?',
      'Is it what you wanted?',
    ],
    says: [
      "When the place is full and everybody's eating, there's nothing better.",
      'Ask me on a good Saturday. Not today.',
      'I do. Otherwise nobody works such hours.',
    ],
  },
  { asked: ['How old are you?', "What's your age?"], tells: 'background-1' },
  {
    asked: [
      'Do you have a family?',
      'Are you married?',
      'Do you have kids?',
      'Have you got children?',
      'How is your family?',
    ],
    says: [
      'A wife, Hala, and a son who studies. And a sister with a big pan.',
      "Married, one son. They haven't seen much of me since Friday.",
      'Hala and the boy are fine. They say I shout in my sleep.',
    ],
  },
  {
    asked: [
      'What does your son do?',
      'How old is your son?',
      'What is your son studying?',
      'Is your son still at school?',
    ],
    says: [
      "Karim. He's nineteen and studies engineering, of all things.",
      'Karim, nineteen, an engineer one day. He studies in Leeds, and on Friday he carries plates.',
      "Nineteen, and he studies engineering. He'd have fixed your website by now.",
    ],
  },
  {
    asked: [
      'What do you do in your spare time?',
      'Do you have any hobbies?',
      'What do you do when you are not working?',
      'What do you do on holiday?',
    ],
    says: [
      'Spare time? I own a restaurant.',
      'I play backgammon with the chemist next door. I lose.',
      'I look at bridges. My wife loves it.',
    ],
  },
  {
    asked: [
      'How was your weekend?',
      'Did you have a nice weekend?',
      'How was your Sunday?',
      'What did you do at the weekend?',
    ],
    says: [
      'I stood at a door and sent people away. And yours?',
      'It was a long one. Ask my sign.',
      "You don't want to know how my weekend was.",
    ],
  },
  {
    asked: [
      'Have you eaten today?',
      'Did you have lunch already?',
      'Have you had something to drink?',
    ],
    says: [
      'Half a flatbread, with your music.',
      'Coffee. Four of them.',
      "I own a restaurant and haven't eaten since yesterday. Yes.",
    ],
  },
  {
    asked: [
      'Did you get any sleep?',
      'How did you sleep?',
      'Are you sleeping all right?',
      'Are you tired?',
      'Do you sleep at night?',
    ],
    says: [
      'A bit. I dream of the courier.',
      'Not much since Friday. I count tables.',
      "I'm tired, yes. Mostly of telephones.",
    ],
  },
  {
    asked: ["How's the weather with you?", 'Is it raining there?', 'What is the weather like?'],
    says: [
      "It's dry. Good weather for walking on to the Italian.",
      'Grey. It suits me.',
      "I've no idea. I've been looking at a black screen.",
    ],
  },
  {
    asked: [
      'Do you live near the restaurant?',
      'Where do you live?',
      'Do you live above the restaurant?',
      'How do you get to work?',
    ],
    says: [
      'Ten minutes on foot. I used to like that walk.',
      'Round the corner, on foot. Far enough to leave, near enough to come back.',
      'Ten minutes away. If the courier comes early, I run.',
    ],
  },
  {
    asked: [
      'How are you feeling now?',
      'Are you feeling better?',
      'Do you feel a bit calmer?',
      'How do you feel about it now?',
      'Are you a bit happier now?',
    ],
    says: [
      "Better than half an hour ago. Let's see about tomorrow.",
      "A bit. You've let me finish my sentences.",
      "I'll feel better when it beeps.",
    ],
  },
  {
    asked: [
      'How are you doing with all this?',
      'How are you coping, you personally?',
      'What does it do to you?',
      'Is it getting to you?',
      'What has it been like for you?',
      'How has the weekend been for you?',
    ],
    says: [
      "I'm tired, and I'm loud with people who can't help it. That's not me.",
      'I stand at my own door and send people away. What do you think it does?',
      "I can take a bad weekend. I can't take being sent from one to the next.",
    ],
  },
  {
    asked: [
      'Do you have a pen?',
      'Have you got something to write with?',
      'Can you write that down?',
      'Could you note that down?',
    ],
    says: [
      "I've got a pen and a napkin. Go on.",
      'Wait. Yes. Go ahead.',
      "Always. I'm a waiter. Tell me.",
    ],
  },
  {
    asked: [
      'Do you understand me?',
      'Can you hear me well?',
      'Is the line okay?',
      'Am I speaking too fast?',
    ],
    says: [
      "I hear you. It's the first time today that the line is good.",
      "Loud and clear. It's only the machine that says nothing.",
      'Yes, yes. Go on.',
    ],
  },
  {
    asked: [
      'Can I come and eat at your place?',
      'Could I book a table with you?',
      'Do you have a table for two?',
      'May I visit your restaurant?',
    ],
    says: [
      'Bring the machine, and the lamb is on me.',
      'Come. Bring cash, as things are.',
      'With that machine in your hand, you get the best table.',
    ],
  },
  {
    asked: [
      'Do you think we do that on purpose?',
      'Do you think it is my fault?',
      'Is it my fault?',
      'Whose fault is it?',
      'Whose mistake was it?',
      'Who made the mistake?',
      'Who do you blame?',
    ],
    says: [
      "It's not your fault, I know. But you're the one who's picked up.",
      "Not yours. Somebody's, though. Somebody packed that box.",
      "I don't need a guilty one. I need a machine.",
    ],
  },

  {
    asked: [
      'Do you go back to Lebanon often?',
      'When were you last in Zahle?',
      'How often do you go home to Lebanon?',
    ],
    says: [
      "Once a year, when it's quiet there. My mother's still in Zahle.",
      'Not often enough, my mother says.',
      'Every spring, for a week, if Rima lets me out of the door.',
    ],
  },
  {
    asked: [
      'What can I do to make you smile?',
      'What would cheer you up?',
      'How can I make you happy?',
    ],
    says: [
      'A beep. From a card machine.',
      "Say it's in the van, and that you saw it.",
      "Send me the machine and I'll laugh for a week.",
    ],
  },
]
