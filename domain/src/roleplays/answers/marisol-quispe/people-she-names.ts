import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The people whom she names when she tells: who they are, and what became of them. */
export const peopleSheNames: WrittenAnswer[] = [
  {
    asked: [
      'Who is Jess?',
      "What's Jess like?",
      'Is Jess a friend of yours?',
      'How well do you know Jess?',
      'What does Jess do?',
      'Do you see Jess outside work?',
    ],
    says: [
      'Jess is days, and my six minutes of company. She brings gossip and chocolate.',
      'A friend, if one can be it in six minutes. I sang at her wedding.',
    ],
  },
  {
    asked: [
      'Who is Tom?',
      "What's Tom like?",
      'What did Tom do when you said it?',
      'Is Tom on your side?',
      'Do you get on with Tom?',
    ],
    says: [
      'Tom from days. Tall, polite, and never once late.',
      'He looked at his watch on Tuesday. Tom always looks at his watch.',
    ],
  },
  {
    asked: [
      'Who is Frank?',
      'Who was Frank?',
      'Tell me about Frank.',
      'What was Frank like?',
      'Do you still see Frank?',
      'How did Frank correct you?',
    ],
    says: [
      'My first night here was his four hundredth. He whistled when something was wrong.',
      'Retired, with a boat. He whistled, you looked again, and nobody else knew why.',
    ],
    more: ['I tried whistling once. The trainees thought I was happy.'],
  },
  {
    asked: [
      'Who is the porter?',
      'What is the porter called?',
      'Why does the porter bring you bread?',
      'Do you get on with the porter?',
      'What did the porter say about it?',
      'Is the porter a friend?',
    ],
    says: [
      "Desmond. His wife bakes, and he can't say no to either of us.",
      'Desmond. He said ouch on Tuesday, and he was right.',
    ],
  },
  {
    asked: [
      'What became of the man called Flores?',
      'Did the man in Arequipa survive?',
      'What happened to the patient who got the wrong bag?',
      'How did it end for that man?',
      'Did he live, the man with the wrong blood?',
      'Who had made that mistake with the two men?',
    ],
    says: [
      'He lived, on a machine three days a week. I used to bring him newspapers.',
      'He lived. The nurse who hung the bag never came back to work.',
    ],
  },
  {
    asked: [
      'Who is Colm?',
      'What was Colm like?',
      'Do you still hear from Colm?',
      'Are you in touch with the two who went?',
      'Was it hard when Colm left?',
      'Would Colm come back?',
    ],
    says: [
      'Nine years of nights beside me. He made the tea, I complained about it.',
      'He writes at four in the morning, from habit. Then he goes back to sleep.',
    ],
  },
  {
    asked: [
      'Who is Bernard?',
      'What does Bernard say when it is wrong?',
      'How does Bernard do it with sixty people?',
      'Would Bernard make a good boss?',
      'Could you do it the way Bernard does?',
    ],
    says: [
      "Our conductor. He says once more, and looks at his shoes until it's right.",
      'He corrects the note and not the person. I could learn that, awake.',
    ],
  },
  {
    asked: [
      'What happened to your grandmother?',
      'How did your grandmother get the wrong blood?',
      'Is that why you became what you are?',
      'What was that with your grandmother?',
      'Did your grandmother recover?',
      'Do you think of your grandmother at work?',
    ],
    says: [
      'An operation, the wrong bag, three weeks of fever. She lived to ninety.',
      "Somebody didn't read. She told it like a joke. I was nine, I didn't laugh.",
    ],
  },
]
