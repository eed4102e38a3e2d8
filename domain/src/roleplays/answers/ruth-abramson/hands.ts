import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What the vote needs, what speaks for it and what one should find out first. */
export const ruthOfTheHands: WrittenAnswer[] = [
  {
    asked: [
      'How many votes do we need?',
      'How many of you have to say yes?',
      "What's the majority here?",
      'Are three votes enough?',
      'How many hands does it take?',
    ],
    says: [
      'Four. Three all is a no.',
      "Four of the six. I'd aim for five, somebody always coughs.",
    ],
  },
  {
    asked: [
      'What happens in a tie?',
      "What if it's three against three?",
      'Do you have a casting vote?',
      "Does the chair decide when it's even?",
      'Who breaks a tie?',
    ],
    says: [
      "Then it falls. I've no second vote.",
      "Three all is a no. It's happened twice, and I was cross twice.",
    ],
  },
  {
    asked: [
      'Will you speak for us?',
      'Would you say something in our favour?',
      'Can you put in a word for me?',
      'Do I have to convince them on my own?',
      'Will you defend it in front of the others?',
    ],
    says: [
      "I'll read out the motion. The case you make yourself.",
      'I say what I think, once, before the hands. You give me something to think.',
    ],
  },
  {
    asked: [
      'What are the pros and cons for you?',
      'What speaks for it and what against?',
      'Which arguments do you see on each side?',
      'How do you weigh it up at the moment?',
      'What is in favour of it, in your eyes?',
    ],
    says: [
      "For it, the buildings are there and dark. Against it, nobody's in them.",
      "It's cheap by the evening. It's dear by the accident.",
    ],
    more: ['So it comes down to who gets there, and in how many minutes.'],
  },
  {
    asked: [
      'What price would be right?',
      'How much should a visit cost?',
      'What may an evening visit cost?',
      'What would you pay for one visit?',
      'How cheap would it have to be?',
    ],
    says: [
      "What a visit costs by day, or less. That's four pounds.",
      "Four pounds a visit. At three I'd raise my hand before you've finished.",
    ],
  },
  {
    asked: [
      'Is that a good price for an evening?',
      'Is thirty-eight pounds an evening a lot?',
      'Is that cheap or expensive per evening?',
      'How does the price per evening look to you?',
      'Is it dear for one night?',
    ],
    says: [
      'Cheap, beside a hundred and ten with staff. If anybody comes.',
      "It's a third of a staffed evening. Now divide it by the people.",
    ],
  },
  {
    asked: [
      "Isn't that cheap?",
      "Isn't that good value?",
      "That's less than the printers, isn't it?",
      "Don't you think it's a good deal?",
      "Compared with the printers it's nothing, is it?",
    ],
    says: [
      'So were the printers. They told me so.',
      "Four thousand less than the printers. That's not yet a virtue.",
    ],
  },
  {
    asked: [
      'What share of the budget is that?',
      'Is it a small part of your spending?',
      'How many per cent of the total would it be?',
      "It's a tiny fraction of your budget, isn't it?",
      "Isn't that nothing beside two million?",
    ],
    says: [
      'One point six five per cent. And all of it new.',
      "Under two. But the rest is promised, and yours isn't.",
    ],
  },
  {
    asked: [
      'What does a small branch cost a year?',
      'How much do you spend on one of the little ones?',
      'What does it take to run a tiny branch?',
      'Are the small branches cheap to run?',
      'What would one of the four cost by itself?',
    ],
    says: [
      'Ninety thousand, for a small one. Thornley does it on forty.',
      'Between forty and ninety. They live on goodwill and two jumpers.',
    ],
  },
  {
    asked: [
      'Do you want the costs broken down?',
      'Should I say what each part costs?',
      'Would you like the amount item by item?',
      'Shall I split the sum up for you?',
      'Do you need the details of the cost?',
    ],
    says: [
      "Yes. Doors, cameras, software, and don't round.",
      "Line by line. The one called other I'll ask about.",
    ],
  },
  {
    asked: [
      'What should we ask the members?',
      'What would be the right question for a survey?',
      'How should I put it to people?',
      'Which question would you ask the visitors?',
      "How do we find out who'd come?",
    ],
    says: [
      'Which evening, and for what. And who walks home alone.',
      "Not whether they like it. What they'd leave to come.",
    ],
    more: ['Then ask them for a day and a name. Whoever gives you both will come.'],
  },
  {
    asked: [
      'How would you find out if people come?',
      'What would you do to be sure of the demand?',
      'How can one test that beforehand?',
      "How would you prove that there's a need?",
      'What would you do to get at the truth?',
    ],
    says: [
      'Stand at a shut door at six, for a week. Count who tries the handle.',
      'Open one branch, and count. Everything else is poetry.',
    ],
    more: ['I stood outside one for an hour, once. Eleven people, and two of them swore.'],
  },
  {
    asked: [
      'Do you know anybody there?',
      'Have you got contacts at that library?',
      'Do you know the ones who run it?',
      'Are you in touch with them?',
      'Have you spoken to the people who did it?',
    ],
    says: [
      "Not in person. Give me a name, and I'll ring.",
      "I know their accounts. Who's the one that counts?",
    ],
  },
  {
    asked: [
      'Would you visit one with me?',
      'Do you want to see it for yourself?',
      'Could I show you a branch like that?',
      'Would you come along and have a look?',
      'May I invite you to see it working?',
    ],
    says: [
      "On an evening, gladly. It won't help tonight.",
      "Yes, and I'd come unannounced. That's when one sees it.",
    ],
  },
  {
    asked: [
      'What do you fear for the trust in the long run?',
      'Where will the trust be in five years?',
      'What do you worry about in the long term?',
      'How do you see the future of the trust?',
      "What's the biggest danger in the years ahead?",
    ],
    says: [
      'That we get good at closing things.',
      "Eleven branches, and I'd like to say eleven again. That's the whole plan.",
    ],
    more: [
      "Each one is sensible by itself. One day there's a door left, and everybody was reasonable.",
    ],
  },
  {
    asked: [
      'Is anybody on our side?',
      'Who is in favour of it?',
      'Which of the members would vote for it?',
      'Do we have a friend on the committee?',
      'Who would support us?',
    ],
    says: [
      'The nurse. For thirty years she came off her shift to a shut door.',
      'The two teachers, if you say homework before you say doors.',
    ],
    more: ['Look at the teachers, and not at the nurse. She likes to come to it by herself.'],
  },
  {
    asked: [
      'What would it be worth to you to keep Thornley?',
      'How much would you give to save that branch?',
      'What would it mean if Thornley stayed open?',
      'How glad would you be if Thornley survived?',
      'Would it make you happy to keep the branch?',
    ],
    says: [
      'More than I can vote for. Give me a sum that lets me.',
      "A paper in the bin that I wrote myself. I'd enjoy that bin.",
    ],
  },
]
