import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The talk itself: how she comes to it, what she would rather speak of, and what she takes home. */
export const thisTalk: WrittenAnswer[] = [
  {
    asked: [
      'Are you nervous?',
      'Are you worried about this talk?',
      'Are you afraid of what I might say?',
      'Does this talk make you nervous?',
      'Is your heart beating?',
      'Did you dread coming here?',
    ],
    says: [
      "Too tired for nerves. They'll come on the bus.",
      "A little. You said please in the message. That's never good.",
    ],
  },
  {
    asked: [
      'May I be honest with you?',
      'Can I say it straight?',
      "Is it okay if I'm open with you?",
      'Is it all right if we talk about one thing only?',
      'Can you take it if I say it plainly?',
      'Are you ready to hear it?',
    ],
    says: ['Please. Straight is quicker.', 'All right. Which thing?'],
  },
  {
    asked: [
      'What would you rather talk about?',
      'What should we be talking about?',
      'What do you want to talk about?',
      'Which subject would you choose?',
      'What is this talk really about, for you?',
      'Where would you like to begin?',
    ],
    says: [
      'Five minutes on the labels. Then as long as you like on me.',
      'The nights. But Tuesday first, I know.',
    ],
  },
  {
    asked: [
      'Why did I hear it from others?',
      "Why didn't you come to me after Tuesday?",
      'Did you think of telling me about Tuesday?',
      'Would you have told me about Tuesday yourself?',
      'Were you going to tell me?',
    ],
    says: [
      'The labels I wrote up. The rest I hoped would go away by itself.',
      'I thought about it. Then I slept, and then it was night again.',
    ],
  },
  {
    asked: [
      'Do you promise?',
      "Can you promise that it won't happen again?",
      'Will it never happen again?',
      'Do I have your word?',
      'Can I count on that?',
      'Is that a promise?',
    ],
    says: [
      "The corridor I promise. Charm I can't.",
      'You have my word for the two minutes. The stop stays loud.',
    ],
  },
  {
    asked: [
      'What makes you lose your temper?',
      'What would set you off again?',
      'What makes you angry at work?',
      'What drives you mad on a shift?',
      'When do you get sharp with people?',
    ],
    says: [
      'A label that nobody has read. And the word soon.',
      'Two racks out at once. You can hear me breathe then.',
    ],
  },
  {
    asked: [
      'What do you take with you from this?',
      'What will you remember of this talk?',
      'What do you go home with?',
      'What have you understood from this?',
      'What is the one thing you take away?',
    ],
    says: [
      'Stop at the bench, the rest in the corridor. And that you owe me a date.',
      'That it was seven words, and not fourteen years. I can do something with seven words.',
    ],
  },
  {
    asked: [
      'How was this for you?',
      'Was it as bad as you feared?',
      'Are you relieved?',
      'How do you feel after this talk?',
      'Was that all right, how I said it?',
      'Have I been fair to you this morning?',
    ],
    says: [
      "I'd pictured it worse. At five in the morning one pictures a lot.",
      'You shut the door first. I noticed that.',
    ],
  },
  {
    asked: [
      'Tell me about yourself.',
      'What should I know about you as a person?',
      'Can you introduce yourself?',
      'How would you describe yourself?',
      'What sort of person are you?',
      'Who are you when you are not at work?',
    ],
    says: [
      'I lead the nights. I read labels, and I say what I see.',
      'Fourteen years here, an alto, a cat. Strict, and funnier than they think.',
    ],
  },
  {
    asked: [
      'Do you see that you humiliated Owen?',
      'Do you understand that it was humiliating?',
      'Would you call that humiliating?',
      'Do you admit that it was wrong?',
      'Was that bullying?',
    ],
    says: [
      "Yes. I'd been looking for a smaller word for it.",
      "I see it. I'd have hated whoever said it to me.",
    ],
  },
  {
    asked: [
      'What if you see the next one and I am not there?',
      'What will you say first, the next time?',
      'Which words would you use instead?',
      'Could we settle on a sentence for the next time?',
      'What would your new sentence be?',
      'How would the better sentence go?',
    ],
    says: [
      "Stop. Hands off. Read me that. That's six words, and none about school.",
      'Stop, put it down, come outside with me. I can say that asleep.',
    ],
  },
  {
    asked: [
      'Would it be good to say it to all of them?',
      'Do the five deserve a word as well?',
      'Will you say something at handover?',
      'Does the porter get an apology too?',
      'What will you tell those who heard it?',
    ],
    says: [
      'Owen first. Then one sentence at handover, with the porter there.',
      'One line: I was right and I was rude. They may keep the second half.',
    ],
  },
  {
    asked: [
      'Do you want to be liked?',
      'Is it important to you to be liked?',
      'Would you rather be feared or liked?',
      'Do you mind being called a dragon?',
      'Does it hurt you what they think?',
    ],
    says: [
      'Asked. I want to be asked. Liked is for the choir.',
      'The dragon I can live with. Dragons guard something.',
    ],
  },
  {
    asked: [
      'What would help you stay calm?',
      'What would help you to stay calm at four in the morning?',
      'What would help you to stay calm when something goes wrong?',
      'How do you calm down?',
      'What do you need in that moment?',
      'Could you take a deep breath first?',
    ],
    says: [
      'A breath. And a third person at the bench.',
      'Somebody beside me who says, go and drink some water.',
    ],
  },
  {
    asked: [
      'Could you count to ten?',
      'Would it help to wait a second before you speak?',
      'Could you count first, and then say it?',
      'What if you counted to ten before you answer?',
    ],
    says: [
      'To ten, no. To two, yes. At two the rack is still within reach.',
      'I could try it. Slow is not what I am paid for, but I could.',
    ],
  },
]
