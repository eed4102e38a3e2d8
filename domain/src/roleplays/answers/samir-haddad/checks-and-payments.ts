import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What a service desk has to ask: who he is, how he takes payments, and what else could go wrong. */
export const checksAndPayments: WrittenAnswer[] = [
  {
    asked: [
      "What's your date of birth?",
      'When were you born?',
      'When is your birthday?',
      'Could you confirm your date of birth for me?',
      'Can you tell me the day you were born?',
    ],
    says: [
      'The ninth of March. I turned fifty-one, and nobody sent me a charger.',
      'Ninth of March. The year you can count, you have it on your screen.',
    ],
  },
  {
    asked: [
      'What is your password?',
      'Do you have a security word with us?',
      'Can you answer a security question for me?',
      'Could you confirm some details for security?',
      'I have to check your identity, is that all right?',
    ],
    says: [
      'Ask. Who else would wait thirty-five minutes to be me?',
      "My mother's name is Salma. That's the security question, isn't it?",
    ],
  },
  {
    asked: [
      'How many card payments do you have in a day?',
      'How many transactions do you make on a Saturday?',
      'How often is the machine used in a day?',
      'How many times a day do you need it?',
      'How many cards go through it in a day?',
      'Is it in use all day long?',
    ],
    says: [
      'On a Saturday fifty or so. On a Monday fifteen.',
      "Fifty on a good day. It was never out of somebody's hand.",
    ],
  },
  {
    asked: [
      'Do people pay at the table or at the counter?',
      'Do you bring the machine to the table?',
      'Where do your guests pay, usually?',
      'Do they come to the till to pay?',
      'Do you carry it round with you?',
      'How does paying work in your restaurant, at the table?',
    ],
    says: [
      'At the table. I bring it with the coffee, and then I look away.',
      'At the table, mostly. Nobody queues in my place, I know how that feels.',
    ],
  },
  {
    asked: [
      'Which cards do you take?',
      'Do you accept contactless?',
      'Do you take American Express?',
      'Can people pay with their watch?',
      'Do you take phone payments as well?',
    ],
    says: [
      'Everything that beeps. Cards, phones, watches.',
      'All of them. Since Friday, none of them.',
    ],
  },
  {
    asked: [
      'Is the machine linked to your till?',
      'Is it connected to a till system?',
      'What till do you use?',
      'Do you have an electronic till?',
      'Does it talk to your booking system?',
    ],
    says: [
      "No. The till's a till, it has a drawer and a bell.",
      'Nothing is linked to anything. I type the sum in with one finger.',
    ],
  },
  {
    asked: [
      'Do you need paper rolls?',
      'Have you got enough paper for it?',
      'Shall I put some rolls into the parcel?',
      'Is there still paper in it?',
      'Are you short of paper for the receipts?',
      'Should I send paper as well?',
    ],
    says: [
      "I've a drawer full of your rolls. I could wallpaper with them.",
      'Paper I have. I lack the thing around it.',
    ],
  },
  {
    asked: [
      'Did you close the day on it?',
      'Did you do the end-of-day report on Friday?',
      'Was the daily report printed?',
      'When did you last print a report?',
      'Was the till closed properly on Friday?',
      'Could you still do the day-end on it?',
    ],
    says: [
      'On Thursday night, as every night. On Friday it was dead before the evening.',
      'Thursday. Friday has no end, as far as your machine is concerned.',
    ],
  },
  {
    asked: [
      'Which account should the refund go to?',
      'Is your bank account still the same?',
      'Where should I pay the money back to?',
      'Do we have your current bank details?',
      'How would you like to get the money back?',
    ],
    says: [
      'To the one you take it from. You know the way.',
      'The same account. On the first you always find it.',
    ],
  },
  {
    asked: [
      'What if the courier is late?',
      'What will you do if the driver does not turn up?',
      'What if it is delayed?',
      'And if the parcel gets lost?',
      'What should happen if something goes wrong on the way?',
    ],
    says: [
      "Then you ring me before I ring you. That's all I want.",
      'One minute past twelve I call that number of yours. And it had better not play a piano.',
    ],
  },
  {
    asked: [
      'Shall I stay on the line until it is sent?',
      'Would you like to wait while I book it?',
      'Do you want to hear me order it?',
      'Should I book it now, while you listen?',
      'Do you want to be on the phone while I do it?',
      'Shall I place the order right now?',
    ],
    says: [
      'Yes. Book it now, I want to hear the keys.',
      'I have time until twelve. Do it while I listen.',
    ],
  },
  {
    asked: [
      'Is anybody else in your street having trouble?',
      'Do your neighbours have the same problem?',
      'Does anybody near you use our machines?',
      'Do other restaurants around you have that trouble, too?',
      'Are the other machines in the street all right?',
      'Are you the only one whose machine is down?',
    ],
    says: [
      "Only me. Across the road it's beeping all evening, I can hear it.",
      'No. I asked. The burger place and the Italian take cards as if nothing had happened.',
    ],
  },
  {
    asked: [
      'How long did you speak to Leah?',
      'Was it a long talk with Leah?',
      'How long was the call on Saturday?',
      'How long did you talk on Saturday?',
      'How much time did Leah take for you?',
      'Did Leah talk with you for long?',
    ],
    says: ['Ten minutes. Eight of them were me.', 'Ten minutes, after forty of music.'],
  },
  {
    asked: [
      'Will you take legal steps?',
      'Do you want to sue us?',
      'Are you going to a lawyer?',
      'Will you write about us on the internet?',
      'Are you going to tell the newspapers?',
    ],
    says: [
      'For a charger? No. I just want to take a card.',
      "I'm fifty-one. I don't write about people, I ring them.",
    ],
  },
  {
    asked: [
      'May I pass your story on to the team?',
      'Can I use your feedback?',
      'Should I tell the warehouse what happened?',
      'May I bring it up in our meeting?',
      'Is it okay if I tell the others about your case?',
      'Can my colleagues learn from this?',
    ],
    says: [
      'Do. Tell them a charger has no screen.',
      'Yes. And read it out to whoever packs the boxes.',
    ],
  },
  {
    asked: [
      'Can I talk to Rima for a moment?',
      'Could you put your sister on?',
      'May I speak to your sister?',
      'Would Rima like to say something?',
      'Is your sister free for a word?',
      'Would your sister come to the phone?',
    ],
    says: [
      "Better not. She's holding a knife, and she's less polite.",
      "She says, when it's here. And then she said something in Arabic.",
    ],
  },
]
