import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What one asks in passing: her name, her blood group, her birthday, what she studied. */
export const smallThings: WrittenAnswer[] = [
  {
    asked: [
      'Do you give blood yourself?',
      'Are you a donor?',
      'Have you ever donated blood?',
      'When did you last give blood?',
      'Have you ever needed blood yourself?',
    ],
    says: [
      'Three times a year. They know where to find me.',
      'Yes. I check my own label, and they laugh at me.',
    ],
  },
  {
    asked: [
      'What is your blood group?',
      'Which blood type are you?',
      'What blood type do you have?',
      'Are you O negative?',
    ],
    says: ['O positive, like half of Peru.', 'O positive. The cat is the negative one.'],
  },
  {
    asked: [
      'When is your birthday?',
      'How did you spend your birthday?',
      'When do you turn forty?',
      'Did you celebrate your birthday?',
      'How do you feel about turning forty?',
    ],
    says: [
      'In August. It was my first extra night, as it happens.',
      'Next August. Forty, and I mean to be asleep for it.',
    ],
  },
  {
    asked: [
      'What are you doing at Christmas?',
      'Do you have to work at Christmas?',
      'Are you off over Christmas?',
      'How do you spend Christmas?',
      'Who works on Christmas Eve?',
    ],
    says: [
      "I'm down for the twenty-fifth. Somebody is always bleeding.",
      'Working the night, singing the morning. My mother rings in between.',
    ],
  },
  {
    asked: [
      'What did you study?',
      'Where did you study?',
      'What is your training?',
      'What qualifications do you have?',
      'How does one become a biomedical scientist?',
      'How long did you study?',
    ],
    says: [
      'Laboratory medicine, in Arequipa. Five years, and then the exams here all over again.',
      'Five years in Arequipa. Here they made me prove it twice.',
    ],
  },
  {
    asked: [
      'What does Quispe mean?',
      'Where does your name come from?',
      'Is Quispe a common name?',
    ],
    says: [
      'Marisol will do. Quispe is Quechua for free. The rota finds that funny.',
      'Free, in Quechua. In Peru there are two on every ward, so you read twice.',
    ],
  },
  {
    asked: [
      'Is it all right if I take notes?',
      'May I write something down?',
      'Do you mind if I make a few notes?',
      'Can I jot that down?',
      'Is it okay that I write while we talk?',
    ],
    says: [
      'Write. But write the nights down as well.',
      'Please. Things that are written down happen, sometimes.',
    ],
  },
  {
    asked: [
      'Shall I close the door?',
      'Is it okay if the door stays open?',
      'Do you want the door shut?',
      'Would you like it more private?',
      'Should we go somewhere quieter?',
    ],
    says: [
      'Shut, please. One learns to like that.',
      'Close it. Then we are in the corridor, so to speak.',
    ],
  },
  {
    asked: [
      'Can we keep this between us?',
      'Shall this stay in this room?',
      'May I tell somebody what you told me?',
      'Is this confidential?',
      'Who else should know about this talk?',
      'Are you okay with me telling the others?',
    ],
    says: [
      'Between us, please. The date you can hang on the wall.',
      "Between us. They'll have their own version by noon anyway.",
    ],
  },
  {
    asked: [
      'Were you ever off sick this autumn?',
      'Have you been ill?',
      'When were you last ill?',
      'Have you called in sick since August?',
      'Do you come in when you are ill?',
    ],
    says: [
      "Not one day. With two of us, one isn't ill.",
      'I had a cold in September. I sneezed away from the rack.',
    ],
  },
  {
    asked: [
      'Do the doctors respect you?',
      'How do the doctors treat you?',
      'Are the surgeons rude to you?',
      'Do doctors put pressure on you?',
      'What do you do when a doctor wants it faster?',
      'What if somebody shouts at you for blood?',
    ],
    says: [
      'They shout, I read. It takes as long as it takes, and I say the minutes aloud.',
      'Those who shout hear the minutes from me. Those who ask hear them too, and sooner.',
    ],
  },
  {
    asked: [
      'Do you still know what day it is?',
      'Do you lose track of the days?',
      'Do you know what the weather is like?',
      'When did you last see daylight?',
      'Have you seen the sun this week?',
      'Is it cold outside?',
    ],
    says: [
      "I haven't seen a window since eight last night. You tell me.",
      "I couldn't tell you. Down here every day is called the day after a night.",
    ],
  },
  {
    asked: [
      'What is your favourite piece?',
      'What music do you like?',
      'Who is your favourite composer?',
      'What do you listen to at night?',
      'Is there music on in the lab?',
    ],
    says: [
      "Anything with a low line that nobody notices until it's missing.",
      'In the lab, the fridges. At home Fauré, and old waltzes from Lima.',
    ],
  },
  {
    asked: ['Are you religious?', 'Do you go to church?', 'Do you believe in God?', 'Do you pray?'],
    says: [
      'I sing in a church hall. My mother counts it.',
      'A little, on the bus. Mostly I fall asleep in the middle of it.',
    ],
  },
  {
    asked: [
      'How much coffee do you drink?',
      'What keeps you awake?',
      'How many coffees is that in a night?',
      'Do you drink coffee at night?',
      'Are you living on coffee?',
    ],
    says: [
      'Three, and none after two. Then tea, and walking.',
      "Coffee till two. After that it's fear and bread.",
    ],
  },
  {
    asked: [
      'How do you pronounce your name?',
      'Am I saying your name right?',
      'How is Quispe pronounced?',
      'What should I call you?',
      'Is Marisol all right, or do you prefer Quispe?',
    ],
    says: ['Kees-peh. But Marisol is easier at this hour.', 'Marisol. Kees-peh is for the rota.'],
  },
]
