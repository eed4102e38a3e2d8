import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The people round the table, a glass of water, and what belongs to one question only. */
export const ruthOfTheTable: WrittenAnswer[] = [
  {
    asked: [
      'Where are the others?',
      'Are you alone tonight?',
      'Is it just you?',
      'Who else is listening today?',
      'Am I only talking to you?',
      'Are the other members here?',
    ],
    says: [
      'All five are at the table. I do the asking.',
      'Six of us, and one is even awake. You talk to me.',
    ],
  },
  {
    asked: [
      'What does an evening with staff cost you?',
      'What do you pay for an evening with staff?',
      'What does it cost you to open in the evening?',
      'What does it cost to keep a branch open with staff?',
      'What does an hour of opening cost?',
      'How much would it be with people instead of doors?',
    ],
    says: [
      'A staffed evening is about a hundred and ten pounds. So yours had better be less.',
      'A hundred and ten an evening, two people and the lights.',
    ],
  },
  {
    asked: [
      'How many people use the libraries?',
      'How many visitors do the branches have?',
      'How many visits do you get in a day?',
      'How busy are your libraries?',
      "What's the daily footfall over all the branches?",
    ],
    says: [
      'Nineteen hundred visits a day, over the eleven.',
      'Some nineteen hundred a day. All by daylight.',
    ],
  },
  {
    asked: [
      'Would a letter from the insurer be enough?',
      'Would it help if the insurer confirmed it in writing?',
      'What if the insurance puts it on paper?',
      'Shall I get it confirmed by the insurer?',
      'Is it settled once the insurer agrees?',
    ],
    says: [
      'It would help. In writing, and with the minutes in it.',
      'Show me the letter. I read letters to the end.',
    ],
  },
  {
    asked: [
      'Can I get some water?',
      'Is there something to drink?',
      'May I have a drink of water?',
      'Is there a jug somewhere?',
      'My mouth is dry, may I get a glass?',
    ],
    says: [
      'By the window. Drink while I do the sum.',
      "There's a jug by the window. It's the trust's whole hospitality.",
    ],
  },
  {
    asked: [
      'Can I get you anything?',
      'Would you like a coffee?',
      'Shall I bring you a cup of tea?',
      'Do you want a break?',
      'Can I offer you something?',
    ],
    says: ['Nothing, thank you. The amount.', "A second year's figure, if you have one. No milk."],
  },
  {
    asked: [
      'Are you annoyed with me?',
      'Did I do something wrong?',
      'Am I boring you?',
      'Do you want me to stop?',
      'Why are you looking at me like that?',
      'Are you cross?',
    ],
    says: ["Not annoyed. I'm dividing, it looks the same.", "If I were bored, you'd know. Go on."],
  },
  {
    asked: [
      "Is it okay that I'm nervous?",
      'Do I seem nervous?',
      "Can you tell that I'm nervous?",
      'Do people get scared in front of you?',
      'Were you ever nervous yourself?',
    ],
    says: [
      'Everybody is. Give me one number, it helps.',
      'Breathe, and say the amount. It gets easier after that.',
    ],
  },
  {
    asked: [
      'Are you married?',
      'Do you have a husband?',
      'Is somebody waiting for you at home?',
      'What does your husband do?',
      'Do you live alone?',
    ],
    says: [
      "A husband, who keeps dinner warm till half past nine. So let's be quick.",
      'Married, for forty-one years. He taught geography, and still points.',
    ],
  },
  {
    asked: [
      'Do you enjoy this work?',
      'Do you like being on the committee?',
      'Is it fun to chair finance?',
      'What do you like about this post?',
      'Does the committee give you pleasure?',
    ],
    says: [
      'I like it when a thing adds up. It happens twice a year.',
      'Now and then. Saying yes is nice, and I can count the times.',
    ],
  },
  {
    asked: [
      'Did you like being an actuary?',
      'Did you enjoy the work?',
      'Was it a good job?',
      'Were you happy in your profession?',
      "Wasn't it gloomy to count deaths?",
      'Was that not a boring job?',
    ],
    says: [
      'I liked it. Nobody ever made me look at a slide.',
      "Very much. People think it's about death, and it's about waiting.",
    ],
  },
  {
    asked: [
      'What does the finance committee do?',
      'What is this committee for?',
      'What do you decide in here?',
      "What's the job of your committee?",
      'What is finance responsible for?',
    ],
    says: [
      'We see to it that we can pay for what we vote for.',
      'Everything with a pound sign. So mostly roofs.',
    ],
  },
  {
    asked: [
      'What do you already know about it?',
      'How much do you know about open libraries?',
      "Do you know what I'm here for?",
      'What have you heard about our plan?',
      'How familiar are you with the idea?',
    ],
    says: [
      'Your page, twice, and one article about Denmark.',
      "Doors, cards, no staff. What I don't know is who'd come.",
    ],
  },
  {
    asked: [
      'What should I bring the next time?',
      'What should I have brought along?',
      'Is there something I should have with me?',
      'What do you want me to have ready?',
      'Which papers do you need from me?',
    ],
    says: [
      "The second year, and the insurer's letter. Leave the pictures.",
      'One page with a stop on it. It weighs nothing.',
    ],
  },
  {
    asked: [
      'Who pays if the door breaks?',
      'What if the system fails?',
      "What happens when the door doesn't open?",
      'Who repairs the locks?',
      'What do we do in a power cut?',
    ],
    says: [
      "That's for your page. I'd want a name and an hour on it.",
      "Somebody with a van, and he isn't free. Have you priced him?",
    ],
  },
  {
    asked: [
      'Until when should they be open?',
      "Is ten o'clock too late?",
      'How late would you keep them open?',
      'Should it be nine or ten?',
      'Which hours would suit you best?',
    ],
    says: [
      'Nine. The last hour costs as much and brings three people.',
      'Till nine. Ten is for astronomers.',
    ],
    more: ['Ask the door for its figures, after a month. Then we move the hour.'],
  },
  {
    asked: [
      'On which evenings should we open?',
      'Every evening or just some?',
      'Would three evenings a week do?',
      'Should we open at the weekend as well?',
      'Which days would be best?',
    ],
    says: [
      'Monday to Thursday. On Friday nobody improves himself.',
      'Four evenings. And tell me what the fifth would cost.',
    ],
  },
  {
    asked: [
      'Who would be in charge of it?',
      'Who should run the project?',
      'Whom do you want to hold to account?',
      'Who would you ring if something goes wrong?',
      'Would one of your people manage it?',
    ],
    says: [
      'You, I hope. I want one name, and I want it to answer the telephone.',
      "One person. Committees don't pick up at eight in the evening.",
    ],
  },
]
