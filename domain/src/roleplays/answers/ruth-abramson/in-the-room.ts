import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Copies, biscuits, the boiler and the cold: what one asks because one is standing there. */
export const ruthInTheRoom: WrittenAnswer[] = [
  {
    asked: [
      'Shall I pass the copies round now?',
      'Should I hand out the papers before or after?',
      'When should I give out the copies?',
      'May I put a sheet in front of everyone?',
      'Do you want the handouts first?',
    ],
    says: [
      'Afterwards. Give people paper, and they read it instead of listening.',
      'One to the clerk, the rest at the end. Now say it aloud.',
    ],
  },
  {
    asked: [
      'What comes after me?',
      'What is the next item?',
      'Who is on after me?',
      'What will you discuss when I have gone?',
      'What is item five?',
    ],
    says: [
      'The printer contract. After that the savings, and then our coats.',
      'Nine hundred pounds a year for the printers. You see why I like it short.',
    ],
  },
  {
    asked: [
      'Will you tell me when my time is nearly up?',
      'Can you warn me before the end?',
      'Do I get a sign at two minutes?',
      'How will I know that the time is over?',
      'Do you ring when the ten minutes have passed?',
    ],
    says: [
      'At nine minutes I put my pencil down. At ten there is a bell.',
      "There's a bell. If you finish before it, you have my respect.",
    ],
  },
  {
    asked: [
      "But this is item four, isn't it?",
      "Aren't we at item four already?",
      'Is item four not now?',
      'Which item is this one?',
    ],
    says: ["It is. So I'm about to have one.", "Quite right. You've found me out, go on."],
  },
  {
    asked: [
      'What was the best pitch you ever heard?',
      'Who gave the best presentation here?',
      'Has anybody ever impressed you in this room?',
      'What does a really good proposal sound like?',
      'Can you give me an example of a good pitch?',
    ],
    says: [
      'The caretaker, with two electricity bills. Ninety seconds, and he apologised for the length.',
      'Two bills and a sum. He sat down before I had found a question.',
    ],
  },
  {
    asked: [
      'What should I not do in front of you?',
      'What annoys you in a presentation?',
      'What can you not stand?',
      'What is the biggest mistake people make here?',
      'Which words do you not want to hear?',
      'What puts you off?',
    ],
    says: [
      "Don't say community, and don't smile at a total.",
      'People who read me their own page. I have it in front of me.',
    ],
  },
  {
    asked: [
      'Why do you tell me that?',
      'Why are you so open about your mistake?',
      'Why do you admit that in public?',
      'Why do you let me know about it?',
      'What am I to do with that?',
    ],
    says: [
      'So that you know what you have to be better than.',
      'It saves you a guess. I make my mistakes in the minutes.',
    ],
  },
  {
    asked: [
      'Shall I read the sentence out for the minutes?',
      'Should I dictate the motion?',
      'Does somebody write down what I say?',
      'Can the clerk take that down?',
      'Do you want it word for word?',
    ],
    says: [
      'Slowly, please. Mr Dunne writes by hand, and he likes commas.',
      'Once, and clearly. What he writes is what we vote on.',
    ],
  },
  {
    asked: [
      'Is this being recorded?',
      'Will what I say be public?',
      'Do the minutes get published?',
      'Is it all on the record?',
      'Can anybody read what I say here?',
    ],
    says: [
      'Only by Mr Dunne and his pen. The minutes go up on Friday.',
      "What is decided is public. What you stumbled over isn't.",
    ],
  },
  {
    asked: [
      'Are these meetings open to the public?',
      'Can anybody come and listen?',
      'Do you ever have an audience?',
      'May my friends sit in?',
      'Does anyone come to watch the committee?',
    ],
    says: [
      'They are. Nobody has come since one pays for the parking.',
      "Anyone may listen, but not while we vote. It's usually the vicar.",
    ],
  },
  {
    asked: [
      'How many slides are too many?',
      'How many slides may I show?',
      'Is a dozen slides all right?',
      'How many pages should I have?',
      'Would five slides be better?',
    ],
    says: [
      "Any. The projector's broken, so you're in luck.",
      "I'd allow one, with a number on it. Hold it up.",
    ],
  },
  {
    asked: [
      'Is it always so cold in here?',
      "Isn't there any heating in this room?",
      'Can we turn the heating up?',
      'May I keep my coat on?',
      'Why is it so chilly?',
      'Could somebody close the window?',
    ],
    says: [
      "There's one radiator, and it talks more than it heats. Keep your coat on.",
      'Always. Cold rooms make short meetings.',
    ],
  },
  {
    asked: [
      'Are the others very tired?',
      'Is the committee worn out?',
      'Why are they so tired?',
      'Are your colleagues still awake?',
      'Have they still got the strength to listen?',
    ],
    says: [
      "They've had drains, a fence and a boiler. Give them a number, it wakes them.",
      'Five people at the end of a day, after half an hour of boiler. Be kind, and brief.',
    ],
  },
  {
    asked: [
      'What was wrong with the boiler?',
      'Why did the boiler take so long?',
      'Which branch was the boiler for?',
      'How much did the boiler cost?',
      'What did they say about the boiler?',
    ],
    says: [
      'Mill Lane, nineteen years old, and it weeps. Eight thousand, and worth half an hour to nobody.',
      'It wanted replacing, and everybody had an uncle with a boiler.',
    ],
  },
  {
    asked: [
      'Why did you turn the fence down?',
      'What was the matter with the fence?',
      'What was the fence for?',
      'Why did the fence not get through?',
      'Who wanted a fence?',
    ],
    says: [
      'Nobody could tell me what it was to keep out.',
      'Three thousand pounds, against a goat. The goat has moved.',
    ],
  },
  {
    asked: [
      'May I have a biscuit?',
      'Are those biscuits for everyone?',
      'What sort of biscuits are those?',
      'Who bakes the biscuits?',
      'Can I take one of the biscuits?',
    ],
    says: [
      "After the sum. They're ginger, and they're loud.",
      'Take one. The nurse bakes them, so praise them.',
    ],
  },
]
