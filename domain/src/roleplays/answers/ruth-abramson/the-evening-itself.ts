import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How the ten minutes go, what else is on the table, and what becomes of them. */
export const ruthOfTheEveningItself: WrittenAnswer[] = [
  {
    asked: [
      'What should I call you?',
      'How would you like to be addressed?',
      'Is it all right to use your first name?',
      'Do people say Mrs Abramson here?',
      'Do you prefer first names?',
    ],
    says: [
      'Ruth will do. Mrs Abramson if we quarrel.',
      "Ruth. It's shorter, and you've ten minutes.",
    ],
  },
  {
    asked: [
      'Have you had anything to eat?',
      'Did you get any dinner?',
      "Aren't you hungry?",
      'Have you had supper yet?',
      'Do they feed you at these meetings?',
    ],
    says: [
      "One biscuit, at item two. Dinner's at half past nine.",
      "There are biscuits. I've counted those as well.",
    ],
  },
  {
    asked: [
      'Have the others read my page?',
      'Does everybody have my paper?',
      'Was my proposal sent to the whole committee?',
      'Did the other members see it as well?',
      'Are you the only one who has read it?',
    ],
    says: [
      "All six have it. I'd say three have read it.",
      'Everybody was sent it. Assume that half of them looked at the amount.',
    ],
  },
  {
    asked: [
      'What else is on the agenda tonight?',
      'What other items do you have tonight?',
      'What are you discussing besides this?',
      'What is the meeting about apart from me?',
      'Which items are the other ones?',
      "What's on the list for this evening?",
    ],
    says: [
      'Drains, a fence and a boiler. Then you, the printer contract, and the savings.',
      "Three buildings before you. After you there's a contract, and then the savings.",
    ],
  },
  {
    asked: [
      'Are you behind time?',
      'Is the meeting on schedule?',
      'Has it taken longer than planned?',
      'Are you late tonight?',
      'Did the item before me overrun?',
    ],
    says: [
      'By ten minutes. It was the boiler.',
      'A little. I mean to get it back, and not from you.',
    ],
  },
  {
    asked: [
      'When did the meeting start?',
      'How long have you been in here already?',
      'Since when have you been sitting here?',
      'What time does the committee begin?',
      'At what hour do you open the meeting?',
    ],
    says: ['At half past six. It feels earlier.', 'Half past six, on the dot. I have a bell.'],
  },
  {
    asked: [
      'Do you always have so many items?',
      'Is six items normal for you?',
      'Is the agenda always this full?',
      'Do you usually get through so much?',
      'Is that a busy evening for you?',
    ],
    says: [
      "Six is a light one. In March it's nine.",
      "It's always too many. That's why I've a clock.",
    ],
  },
  {
    asked: [
      'What happens if I run over?',
      'What if I need longer than that?',
      "And if ten minutes aren't enough?",
      'Do you cut people off at the end?',
      'Could I have a few minutes more?',
    ],
    says: [
      "Then I stop you, and we vote on what we've heard.",
      "If it takes eleven, it wasn't ready. You'll manage.",
    ],
  },
  {
    asked: [
      'Are questions part of the ten minutes?',
      'Do your questions count towards my time?',
      'Is there extra time for questions?',
      'Does the clock stop when you ask something?',
      'Do I get ten minutes just for talking?',
    ],
    says: ['With questions. I ask, and the clock runs.', 'All in. So give short answers.'],
  },
  {
    asked: [
      'Do you use a clock with everyone?',
      'Do you give everybody ten minutes?',
      'Does everyone get the same time?',
      'Why do you watch the clock so closely?',
      'Is it always exactly ten minutes?',
    ],
    says: [
      "Everybody gets ten. The boiler took thirty, and I'm still cross.",
      "With everyone. It's the only fair thing one can hand out free.",
    ],
  },
  {
    asked: [
      'What did you refuse earlier tonight?',
      'Did the items before me get through?',
      'Have you said no to anybody this evening?',
      'Was anything voted down tonight?',
      'Have you approved anything so far tonight?',
    ],
    says: [
      "The fence fell. The boiler got through, because it's November.",
      'One no and two yeses, so far. The no was for a fence.',
    ],
  },
  {
    asked: [
      'Could the vote be postponed?',
      'Can it wait until the next meeting?',
      'Could you vote on it later?',
      'Is it possible to adjourn it?',
      'What if they want more time to think?',
    ],
    says: [
      "To January, yes. By then the money's gone.",
      "Anything can be put off. That's how branches close.",
    ],
  },
  {
    asked: [
      'Is the clerk here tonight?',
      'Is Mr Dunne in the building?',
      'Can I speak to the clerk on my way out?',
      'Does the clerk take the minutes?',
      'Where do I find the clerk now?',
    ],
    says: [
      'He is. The one with the minutes and the cough.',
      "Mr Dunne's here till nine. Catch him at the door.",
    ],
  },
  {
    asked: [
      'Who would know that?',
      'Whom should I ask about that figure?',
      'Who has those numbers?',
      'Who can tell me that?',
      'Is there somebody who could look it up?',
    ],
    says: [
      'Mr Dunne, our clerk. He keeps it in a green folder.',
      "The clerk. What he hasn't got was never written down.",
    ],
  },
  {
    asked: [
      'When could you look that up?',
      'How soon can you find that out?',
      'Can you look it up for me?',
      'Can you get me that number?',
      'By when would you have it?',
    ],
    says: [
      'Tomorrow, after ten. The clerk will have it for you.',
      'By tomorrow noon. I expect the same of you.',
    ],
  },
  {
    asked: [
      'Would Friday be early enough?',
      'Is the end of the week all right?',
      'Can I send it on Thursday?',
      'Is it enough if you have it next week?',
      'How late can I hand it in?',
    ],
    says: [
      "That's late. Tomorrow noon, please.",
      'Noon tomorrow. After that the clerk has closed the file.',
    ],
  },
  {
    asked: [
      'What are you doing after the meeting?',
      'What comes after nine for you?',
      'How do you wind down after an evening like this?',
      'Will you go straight home afterwards?',
      "What do you do when it's over?",
    ],
    says: [
      'Home, dinner, and your sum once more.',
      "I walk home and argue with the ones who've gone.",
    ],
  },
]
