import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How he gets by without cards since then, and what it costs. */
export const withoutCards: WrittenAnswer[] = [
  {
    tells: 'situation-5',
    asked: [
      'How are people paying now?',
      'What happens when somebody only has a card?',
      'How are you managing since Friday?',
      'What has it been like to run the restaurant without it?',
      'How have you coped so far?',
      'How will you manage lunch today?',
      'How are you getting by without cards?',
      'What do you do when somebody wants to pay by card?',
      'What are you doing in the meantime?',
      'Are you taking cash?',
      'How have you been taking payments since Friday?',
    ],
  },
  {
    asked: [
      'What did you do with the people who were waiting to pay?',
      'What did you do with the people who had their cards out?',
      'What did you do when it died in the middle of lunch?',
      'How did you solve it on Friday, with the guests standing there?',
      'What happened with the people who had their cards out?',
      'Did they pay in the end?',
    ],
    says: [
      'What could I do? Some had cash. The others I wrote down on a napkin and let go.',
      'I let them go. Most came back and paid. Not all of them.',
      'I took names and numbers, like a school trip. Most have paid since.',
    ],
  },
  {
    asked: [
      'What do you tell the guests?',
      'What do you say to them?',
      'What do you say to people at the door?',
      'How do you explain it to your customers?',
      'What do you tell your guests at the door?',
      'What do you say to the guests?',
    ],
    says: [
      "I say it before they sit down: cash only, and I'm sorry.",
      'I say sorry. Every one of them, at the door, all weekend.',
    ],
  },
  {
    tells: 'pain-1',
    asked: [
      'How much have you lost?',
      'What has it cost you so far?',
      'How much business went elsewhere?',
      'How many guests did you lose?',
      'How many people walked out?',
      "What's the damage?",
      'How much money are you down?',
      'What did the weekend cost you?',
      'How many people left?',
      'How many people left without eating?',
      'How many guests went away without eating?',
      "Roughly how much do you think it's cost you since Friday?",
      'How much do you reckon losing those customers has cost you?',
      "How much would you say you've lost since Friday, roughly?",
    ],
  },
  {
    asked: [
      'Who were the party of twelve?',
      'The twelve who walked out, who were they?',
      'What happened with the party of twelve?',
    ],
    says: [
      'An office, somebody leaving. They stood at the sign, talked, and went to the Italian.',
      'Twelve people from an office. They went across the road, I could see them eating.',
      "I didn't know them. Now I won't get to.",
    ],
  },
  {
    tells: 'pain-4',
    asked: [
      "Where's the nearest cash machine?",
      'Is there a cashpoint nearby?',
      'How far is the next cash machine?',
      'Could your guests get cash somewhere?',
      'Can people draw money round the corner?',
      'What does the cash machine charge?',
    ],
  },
  {
    asked: [
      'Could they pay by bank transfer?',
      'You could ask them to transfer the money',
      'Have you asked them to transfer it?',
      'Can your guests transfer the money?',
    ],
    says: [
      'Some did. It takes five minutes a table, and I have one pair of hands.',
      "Some can. But I don't ask a stranger to do homework after his coffee.",
      'I did that on Saturday, with three tables. It was a circus.',
    ],
  },
  {
    asked: [
      'Have you put up a sign?',
      'What does the sign say?',
      'Is there a sign on the door?',
      'Who wrote the sign?',
      'What is written on your door?',
    ],
    says: [
      'Cash only, sorry. I wrote it, and I hate it.',
      "There's a sign on the door, in my handwriting. Cash only. People read it and turn round.",
      'Yes. I wrote it three times, until it was polite.',
    ],
  },
  {
    asked: [
      'Could people pay you later?',
      'Could you send invoices?',
      'Do you let your regulars pay later?',
      'Can they pay you the next time they come?',
      'Could you put it on account for them?',
    ],
    says: [
      'The people I know, yes. I write it on a napkin, and they come.',
      "For regulars, always. A stranger I'd never see again.",
    ],
  },
]
