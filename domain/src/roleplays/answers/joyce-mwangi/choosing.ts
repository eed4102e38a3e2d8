import type { WrittenAnswer } from '../../../graph/plan.ts'

/** This half hour, what she looks for, and what comes after it. */
export const choosing: WrittenAnswer[] = [
  {
    asked: [
      'How long do we have?',
      'How much time have we got?',
      'How long will this take?',
      'How long is the interview?',
      'Are we in a hurry?',
    ],
    says: [
      "Half an hour. I'll tell you when five are left.",
      "Thirty minutes, and some of that's yours.",
      "Half an hour. The next one's already reading the safety poster.",
    ],
  },
  {
    asked: [
      'How will this interview go?',
      'How are we going to do this?',
      'What is the plan for today?',
      'What are you going to ask me?',
      'How does this work today?',
    ],
    says: [
      'I ask, you tell me what happened, and at the end you ask me.',
      'Simple. My questions first, then yours. Real days, please, with names.',
      "I ask about things you've done. Then it's your turn.",
    ],
  },
  {
    tells: 'situation-1',
    asked: [
      'How many others are you seeing?',
      'How many candidates are there?',
      'Am I the only one?',
      'Who else do you see?',
      'Are there other applicants?',
      'Who else is in the running?',
    ],
  },
  {
    asked: [
      'How many applied in all?',
      'How many applications did you get?',
      'Out of how many did you choose us?',
      'How many people have applied?',
    ],
    says: [
      'Forty-one applied. Thirty had never seen three in the morning.',
      'Forty-one. I rang nine, and asked three of you in.',
    ],
  },
  {
    asked: [
      'When will I hear from you?',
      'When would I hear?',
      'When do you decide?',
      'By when will you know?',
      'When do I get an answer?',
      'How long until you decide?',
      'What happens next?',
      'What happens after this?',
      'How does it go on from here?',
      'What are the next steps?',
      'What is the next step in the process?',
    ],
    says: [
      'I talk to the others, and then I call you. By Friday.',
      'By Friday, and I ring everybody myself. Also with a no.',
      "You'll hear by Friday. If I'm late, ring me, I won't mind.",
    ],
  },
  {
    asked: [
      'How do you decide?',
      'Who decides?',
      'Do you decide alone?',
      'How will you choose?',
      'Who makes the decision?',
      'What do you decide by?',
      'So what would make you decide between the three of us?',
      'What will tip it between the three of us?',
      'How are you going to pick one of the three?',
    ],
    says: [
      "I do. I sleep on it, and then I ask myself who I'd want out there at five.",
      "It's my decision. HR reads it afterwards and finds the commas.",
      'Alone. I ask your old foreman one question first.',
    ],
  },
  {
    asked: [
      'Is there a second interview?',
      'Would there be a second round?',
      'Will we meet again?',
      'Do I have to come again?',
      'Is there a test?',
    ],
    says: [
      'Yes, a short one. A morning on the ramp, for the one I like best.',
      "There's a shift at three, to look. That's the second round.",
      'If I like you, you come out at three with me. No test.',
    ],
  },
]
