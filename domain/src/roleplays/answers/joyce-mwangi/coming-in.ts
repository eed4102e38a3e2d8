import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The room, the clock, and how one may talk in it. */
export const comingIn: WrittenAnswer[] = [
  {
    asked: [
      'Which chair is mine?',
      'Where do you want me?',
      'Can I take this seat here?',
      'Shall I sit across from you?',
      'Is it all right if I sit by the door?',
      'Should I sit down already?',
    ],
    says: [
      'The one by the window. It wobbles least, and you see the planes.',
      'Opposite me, please. The other one has a spring with opinions.',
    ],
    more: ["I've asked for new ones. They sent me a form with a picture of this one."],
  },
  {
    asked: [
      'Am I allowed to park where I did?',
      'Where do visitors park?',
      'Will my car be towed away?',
      'Is it all right that I parked by the terminal?',
      'Do I have to pay for the car park today?',
    ],
    says: [
      "By the car hire, it's ours until noon. Nobody will touch it.",
      "It's fine where it is. Bring me the ticket, I'll stamp it on your way out.",
    ],
  },
  {
    asked: [
      'Are you interested in my private life, too?',
      'Shall I say something about my family as well?',
      'Do you want to hear personal things?',
      'Should I leave out what has nothing to do with the job?',
      'Is it only my working life that counts?',
      'May I tell you about my hobbies?',
    ],
    says: [
      'Work first. Of the rest only what gets you up at two, or keeps you in bed.',
      'As much as you like. A football team counts for more than a certificate.',
    ],
  },
  {
    asked: [
      'How much time is left?',
      'Are we still on time?',
      'How many minutes have I got?',
      'Is my half hour over already?',
      'Do we still have time for a question?',
      'Have I used up all my time?',
    ],
    says: [
      "We're all right. I'd have tapped the desk.",
      'Some minutes. Use them for what you really want to know.',
    ],
  },
  {
    asked: [
      'Could we step outside for a minute today?',
      'Can you take me out there right now?',
      'Is there time to have a look at it straight after this?',
      'Would you show me the stands now?',
      'May I see it today already?',
    ],
    says: [
      "Not today, you've no pass, and they'd arrest us both. From the window, gladly.",
      'Today only through the glass. With a pass I take you right up to the belt.',
    ],
  },
  {
    asked: [
      'Have you looked me up?',
      'Did you search for me on the internet?',
      'What have you found out about me?',
      'Has anybody told you something about me?',
      'Did you ask around about me?',
      'Do you know anything about me beyond my CV?',
    ],
    says: [
      "Nothing. I don't look people up, I let them come in and sit on a bad chair.",
      'What I saw from the window. You let the cleaner through the door first.',
    ],
    more: ['My daughter says everybody does. I like the person to get here first.'],
  },
  {
    asked: [
      'Can I tell it the way I speak?',
      'Do you mind bad language?',
      'Am I allowed to use a rude word?',
      'May I repeat exactly what I shouted?',
      'Does it have to be polite?',
      'Is it bad if I put it clumsily?',
    ],
    says: [
      'I run a ramp. Say it as you said it then.',
      'Please do. A clean version is always a little untrue.',
    ],
  },
  {
    asked: [
      'Do you want me to talk more about myself?',
      'Shall I go on?',
      'Should I carry on with the story?',
      'Do you want to hear the rest?',
      'May I finish my story?',
      'Is that enough, or do you want more?',
    ],
    says: [
      "Go on, please. I'm listening, even when I look at the planes.",
      'Carry on. I want to hear what you said, and what came back.',
    ],
  },
  {
    asked: [
      'Why do you write with a pencil?',
      'What is the pencil for?',
      'Do you not have a computer?',
      'Why do you write it all by hand?',
    ],
    says: [
      "Pens freeze out there. In here it's only habit.",
      'Because a pencil can be wrong. I often change my mind after the third one.',
    ],
  },
]
