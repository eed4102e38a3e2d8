import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What follows from an answer: a form, a back that is turned, a boss who is wrong. */
export const moreOfIt: WrittenAnswer[] = [
  {
    asked: [
      'What if he does not see me?',
      'How do I stop somebody who is looking the other way?',
      'What if nobody hears me shouting stop?',
      'And if they do not look up?',
      'What do I do when the sign is not seen?',
    ],
    says: [
      'Then you hit the red button and explain later. Or throw your cap, caps are cheap.',
      'Walk into his light. Never run, and never touch him from behind.',
    ],
  },
  {
    asked: [
      'Who writes the report about a delay?',
      'Who fills in the forms?',
      'What has to be written down after a delay?',
      'How long is the form?',
      'Do I write the accident reports?',
    ],
    says: [
      'You write four lines, I write the other two pages. That comes with my chair.',
      'You do, on the day. I read it with you, so that it says what happened.',
    ],
  },
  {
    asked: [
      'May I tell you when you are wrong?',
      'Can one contradict you?',
      'What if I disagree with you?',
      'Do you take criticism from your people?',
      'How do you like to be told that you are wrong?',
      'Do you want somebody who argues?',
    ],
    says: [
      "I'd be worried if you didn't. Do it with the door shut, unless a belt is running.",
      'Please. Anil does it weekly, and he is right every other week.',
    ],
    more: ["I'll look cross for a minute. That's my face, wait it out."],
  },
  {
    asked: [
      'Where should I stand?',
      'Where should I look out there?',
      'How do I keep an eye on everything at once?',
      'What is the best place for a supervisor on the stand?',
      'How can one person see all of them?',
    ],
    says: [
      'By the left wing tip, so that you see both holds and the belt. And at feet, not at faces.',
      'Where the crew can see you. What you miss yourself, somebody will point at.',
    ],
  },
  {
    asked: [
      'What would get the crew on my side?',
      'How do I win the crew over?',
      'What should I do so that they trust me?',
      'How do I earn their respect?',
      'What is the quickest way to be accepted?',
    ],
    says: [
      'Names by Friday, and be out in the rain when they are. Cake comes later.',
      'Keep one small promise in the first week. They collect those.',
    ],
  },
  {
    asked: [
      'Would you stand by me against your director?',
      'What if the director wants the plane to go?',
      'Will your director not be against it?',
      'Can your boss overrule you?',
      'Have you ever had to stand up to your own boss?',
    ],
    says: [
      'I have, in that very chair. He sat, and I stood, and the plane stayed.',
      "He may ring me, never you. And he's never won one of those calls.",
    ],
  },
]
