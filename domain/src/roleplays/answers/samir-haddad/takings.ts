import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What comes in, what goes out, and what a weekend without cards does to it. */
export const takings: WrittenAnswer[] = [
  {
    asked: [
      'How do you arrive at that figure?',
      'How did you calculate your losses?',
      'Where does that number come from?',
      'Is that an estimate or did you count it?',
      'How do you know it is that much?',
      'How exact is that sum?',
    ],
    says: [
      'From the booking book, and from other weekends. I was an engineer, I can subtract.',
      "I took the same three days of the last four weeks. What's missing is missing.",
    ],
    more: ["And I was kind to you. I didn't count the ones who only looked at the sign."],
  },
  {
    asked: [
      'Is the party of twelve included in that?',
      'Are the twelve part of that sum?',
      'Does that include the big table?',
      'Is that everything together, the weekend and the twelve?',
      'Is that the total since Friday?',
    ],
    says: [
      'Yes, all together, with the twelve.',
      "That's everything, up to last night. Today isn't in it.",
    ],
  },
  {
    asked: [
      'What did you take last Saturday?',
      'How much came in this Saturday?',
      'How much cash did you make on Saturday?',
      'What was Saturday like in figures?',
      'How much was in the till on Saturday night?',
    ],
    says: [
      'Sixteen hundred, all in notes. I counted it twice, I had the time.',
      "Sixteen hundred pounds. It smelled of wallets, I'm not used to that any more.",
    ],
  },
  {
    asked: [
      'What do you make on a weekday?',
      'How much comes in on a Tuesday?',
      'What does a quiet day bring in?',
      'How is it during the week?',
      'What is a normal Monday worth?',
    ],
    says: [
      'Seven, eight hundred on a good Wednesday. Mondays half of it.',
      "About seven hundred. The week pays the bills, the Saturday's what's left.",
    ],
  },
  {
    asked: [
      'So that is about seventeen hundred on cards?',
      'How much of a Saturday is cards, in pounds?',
      'How much is two thirds of that in pounds?',
      'What does that make in card payments?',
      'What is that in pounds, the part on cards?',
      'How much money goes through the machine on a Saturday?',
    ],
    says: [
      'Seventeen hundred and a bit. You can count.',
      'Seventeen hundred, yes. On one little machine.',
    ],
  },
  {
    asked: [
      'Are you insured for lost business?',
      'Does an insurance cover that?',
      'Would your insurance pay for the loss?',
      'Can you claim it from your insurer?',
      'Do you have cover for lost earnings?',
      'Have you asked your insurance?',
    ],
    says: [
      'For fire and for water. Not for you.',
      "I asked on Saturday. A dead card machine isn't a catastrophe, they said.",
    ],
  },
  {
    asked: [
      'Was any food wasted?',
      'What happened to the food that was not eaten?',
      'Did food go off?',
      'What did you do with what was left over?',
      'Did you have to bin anything?',
    ],
    says: [
      "Sunday's fish. Rima wouldn't look at me when I carried it out.",
      'The lamb keeps, the fish went. What was still good, the hospital night shift got.',
    ],
  },
  {
    asked: [
      'What about the tips?',
      'Do your waiters still get tips?',
      'Do your people lose money because of it?',
      'How do they tip when they pay cash?',
      'Were the tips on the cards?',
    ],
    says: [
      'Tips were on the cards, so there are none. I gave the boys twenty each on Saturday.',
      "The boys lose out, too. That's what I like least.",
    ],
  },
  {
    asked: [
      'Can you prove what you lost?',
      'Do you have some evidence of your losses?',
      'Could you send me figures for that?',
      'Have you got anything on paper about it?',
      'Do you have records of your takings?',
    ],
    says: [
      "The booking book and the till rolls. I keep paper, it's a habit from the bridges.",
      'I can photograph you four weeks of it. Neat columns. Tell me where to send it.',
    ],
  },
  {
    asked: [
      'Do you have enough coins and small notes?',
      'Are you running out of change?',
      'How do you manage for change?',
      'Do you need small notes?',
      'Can you give people change?',
    ],
    says: [
      "The chemist gave me two hundred in fives. They're nearly gone.",
      'Just about. Everybody comes from the cash machine with a twenty.',
    ],
  },
  {
    asked: [
      'Where do you keep the cash?',
      'Are you worried about having so much money in the house?',
      'Do you take the money to the bank?',
      'Are you afraid of being robbed?',
      'What do you do with the cash at night?',
    ],
    says: [
      "I don't like it. I took it to the bank this morning, in a flour bag.",
      "It went home with me in a flour bag. I haven't walked so fast in years.",
    ],
  },
  {
    asked: [
      'What do you pay for each card payment?',
      'What is our percentage on a payment?',
      'What are your transaction fees?',
      'How much do we take from each payment?',
      'What commission do you pay?',
    ],
    says: [
      "One and a half per cent or so. You'll know it better than I do.",
      'A bit over one and a half per cent. Since Friday you earn nothing on me, either.',
    ],
  },
  {
    asked: [
      'Why do you rent and not buy a machine?',
      'Would you rather own your machine?',
      'Did you ever think of buying one?',
      'Is renting worth it for you?',
      'What do you get for your monthly fee?',
      'What is included in your twenty-seven pounds?',
    ],
    says: [
      "I rent so that when it breaks, it's your problem. That was the idea.",
      "I thought the rent was for the day it breaks. That day's come.",
    ],
  },
  {
    asked: [
      'Who did you have before Tillstone?',
      'Which company were you with before?',
      'Did you have another provider before us?',
      'What card machine did you have before ours?',
      'Who was your card company in the early years?',
      'Where were you before you came to us?',
    ],
    says: [
      "The bank's. A thing like a shoe box, with a cable. It never died.",
      'My bank. They were dearer, and they picked up.',
    ],
  },
  {
    asked: [
      'Is that a lot of money for you?',
      'How much does that sum hurt you?',
      'What would you have done with that money?',
      'Was the money meant for something?',
      'Can a small place take a loss like that?',
    ],
    says: [
      "It was a new extractor for Rima's kitchen. It's going to be loud a while longer.",
      "It's a month of wages for one of the boys. So yes, it's a lot.",
    ],
  },
  {
    asked: [
      'Do you take cheques?',
      'Would you accept vouchers from your guests?',
      'Could people pay by cheque?',
      'Can they buy a gift voucher from you online?',
      'Is a cheque any good to you?',
      'Do people still write you cheques?',
    ],
    says: [
      "Cheques? Nobody's had one in the pocket since I built bridges.",
      'I took one on Sunday, from a lady of eighty-five. She was delighted.',
    ],
  },
]
