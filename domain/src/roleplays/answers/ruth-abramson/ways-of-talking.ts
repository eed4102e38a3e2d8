import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How one talks to her, and what she does when one loses the thread. */
export const ruthOfTheTalk: WrittenAnswer[] = [
  {
    asked: [
      'Where did I lose you?',
      'At what point did it get boring?',
      "Which part didn't you follow?",
      'When did you stop listening?',
      'Did I talk too long?',
    ],
    says: [
      'At the word community. Go back to the pounds.',
      'After the amount. It was downhill until the survey.',
    ],
  },
  {
    asked: [
      'What should I say instead?',
      'How would you have put it?',
      'What do you want to hear in its place?',
      'How could I say that better?',
      'What would have been the better sentence?',
    ],
    says: [
      'The amount, or the stop. Either, without the word hopefully.',
      'The same thing with a number in it.',
    ],
  },
  {
    asked: [
      'Was that under a minute?',
      'Was that short enough?',
      'Did I say that quickly enough?',
      'Was that the minute you asked for?',
      'Is that brief enough for you?',
    ],
    says: [
      "With time to spare. Now tell me when you'd stop.",
      'Under a minute. I could have dropped two words.',
    ],
  },
  {
    asked: [
      'Do you ask everyone the same thing?',
      'Is that your standard question?',
      'Does everybody have to answer that?',
      'Do you say that to all of them?',
      'Is it the same for all who come here?',
    ],
    says: [
      'Everyone, the vicar included. He took forty seconds.',
      'To all of them. Half thank me, later.',
    ],
  },
  {
    asked: [
      'Was anything on my page unclear?',
      'Which part of the paper was hard to follow?',
      'Did anything on it puzzle you?',
      "Was there a word you didn't know?",
      'Did you stumble over anything in it?',
    ],
    says: [
      'One word, activation. What is that in pounds?',
      "The English, no. The second-year column, because there wasn't one.",
    ],
  },
  {
    asked: [
      "What's the difference between a page and a case?",
      'What makes it a case?',
      'How does a page become a case?',
      'What do you mean by a case?',
      "Why isn't it a case yet?",
    ],
    says: [
      "A page says what you'd like. A case says when you'd stop.",
      "A case has somebody on the other side. You've left him out.",
    ],
  },
  {
    asked: [
      'Can we just talk instead of presenting?',
      'Could we make this a dialogue?',
      'Do you mind if we simply have a chat?',
      'Would you rather ask me things?',
      'Can I just answer your questions?',
    ],
    says: ["I'd like that better. But I do the asking.", "Gladly. The clock doesn't mind either."],
  },
  {
    asked: [
      'Where did we stop?',
      'What was I saying?',
      'What were we talking about?',
      'Which point were we at?',
      'What was your last question again?',
    ],
    says: [
      'At the pounds. One is always at the pounds.',
      'You were about to tell me what the second year costs.',
    ],
  },
  {
    asked: [
      'Should I read the figures out?',
      'Would you rather look at the sheet yourself?',
      'Shall I go through the numbers one by one?',
      'Can you see the figures from there?',
      'Do you want me to read it to you?',
    ],
    says: [
      'Give me the sheet. I read faster than you talk.',
      "I can read. Tell me what isn't on it.",
    ],
  },
  {
    asked: [
      'Can you do the sum for me?',
      'What does it come to per evening?',
      'How much is that per branch and evening?',
      'Would you do the maths?',
      'What do you get if you divide it?',
    ],
    says: [
      'Nine and a half thousand a branch. At two hundred and fifty evenings, thirty-eight pounds.',
      'Thirty-eight pounds, for one branch and one evening. Next time you say it.',
    ],
  },
  {
    asked: [
      'Is my calculation correct?',
      'Are my sums right?',
      'Have I got that figure right?',
      'Did I calculate that properly?',
      'Do you get the same number?',
    ],
    says: ["It's right. You'd have heard, otherwise.", 'I get the same. Carry on.'],
  },
  {
    asked: [
      'Which figure would you check first?',
      'Which of my numbers do you doubt?',
      'Where would you start checking?',
      'Which number looks wrong to you?',
      'Is there a figure you want to go over?',
    ],
    says: [
      'The number of evenings. Everybody forgets Christmas.',
      "The second year. It's the thinnest line on the sheet.",
    ],
  },
  {
    asked: [
      'Which number matters most to you?',
      'If you could see only one figure, which one?',
      "What's the key figure for you?",
      'Which figure do you look at first?',
      'What is the one number you need?',
    ],
    says: [
      'What one visit costs. All the others are inside it.',
      "The number at which you'd stop. Few people bring one.",
    ],
  },
  {
    asked: [
      "Don't you have the figures yourself?",
      "Shouldn't the chair know that?",
      "Why don't you know that number?",
      "Aren't those numbers in your papers?",
      'Do you know all the figures by heart?',
    ],
    says: [
      'I know the large ones. The small ones live with the clerk.',
      'I have what I need to say no. You bring the rest.',
    ],
  },
  {
    asked: [
      'Why listen to me when you have to save?',
      'Why do you hear people who want money?',
      "How can you spend while you're cutting?",
      "Doesn't it make no sense to spend now?",
      "Why am I here if there's no money?",
      "Then why spend thirty-eight when you're trying to save sixty?",
      'Why would you spend money when you have to save sixty thousand?',
      'How does spending thirty-eight thousand fit with the savings?',
    ],
    says: [
      'Because a dark building costs money, too.',
      "Cutting is half of a sum. I'd like to see the other half.",
    ],
  },
  {
    asked: [
      'What would you spend thirty-eight thousand on?',
      'If it were up to you, where would that money go?',
      'What else could you buy with it?',
      'How would you use the money yourself?',
      'What would you do with that sum?',
    ],
    says: [
      "Put it towards the sixty, and sleep. That's what you're up against.",
      'Savings first. You have to be better than a good night.',
    ],
  },
  {
    asked: [
      'What odds would you give it?',
      'How likely is it that we get it?',
      'What are our chances?',
      'How do you rate our chances tonight?',
      'What probability would you put on it?',
    ],
    says: [
      'Two to one against, when you came in. Evens, now.',
      'A shade under even. The insurer could change that.',
    ],
    more: ['The letter from the insurer is worth a good deal. A stop is worth nearly as much.'],
  },
]
