import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Haddad's, its guests and Friday. */
export const restaurant: WrittenAnswer[] = [
  {
    asked: [
      'What kind of food do you serve?',
      'What sort of restaurant is it, Lebanese or what?',
      'What kind of food do you make?',
      'I asked what kind of food you make',
      'What sort of food is that?',
      'What food is it?',
      'No, I asked what kind of food you make',
      "What's on the menu?",
      'What do you cook?',
      'What cuisine is that?',
      'Is it Lebanese food?',
    ],
    says: [
      'Lebanese. Rima cooks. Can we get to the machine?',
      'Lebanese, as at home. Mezze, lamb, too much of everything.',
      'Lebanese. When your machine works, come and try it.',
    ],
    more: ["My mother's recipes, mostly. Rima changed two of them, and they still argue about it."],
  },
  {
    asked: [
      "What's your best dish?",
      'What would you recommend?',
      'What do you like best on your menu?',
      "What's your favourite thing on the menu?",
      "What's the speciality of the house?",
      "What's your favourite dish?",
      "What's your own favourite on the menu?",
      'What is your own favourite dish on the menu?',
      "Which of Rima's dishes do you like best yourself?",
      'What do you eat yourself when you can choose?',
    ],
    says: [
      'The lamb shoulder. Seven hours in the oven.',
      "My sister's kibbeh. People drive an hour for it, and then they can't pay.",
      'Lamb, with the rice. You can pay for it when I have a machine.',
    ],
  },
  {
    asked: [
      'When do you open?',
      'What are your opening hours?',
      'What time do you start in the morning?',
      'When are you open?',
      'Are you open today?',
      'Do you open at lunch time?',
      'When is somebody in?',
    ],
    says: [
      "We open at twelve. I'm in from nine.",
      'Twelve to three, and six to eleven. There is somebody here from eight.',
      "At twelve for lunch, at six for dinner. I'm here long before.",
    ],
  },
  {
    asked: [
      'Do you have a day off?',
      'Which day are you closed?',
      'Are you open on Sundays?',
      'Do you open every day?',
    ],
    says: [
      "We're open every day. Don't ask my sister about it.",
      'Seven days. I sleep in January.',
      "There's no day off. There's a slow day, and that's today.",
    ],
  },
  {
    asked: [
      'Is it busy at the moment?',
      'Is it full right now?',
      'Am I keeping you from your guests?',
      'How is it going at the restaurant today?',
      'Are you in the middle of service?',
    ],
    says: [
      'Not yet. In half an hour they come, and I send the half of them away.',
      "It's Monday, it's quiet. You can tell, I've had time for your music.",
      "I'm laying tables with one hand. Go on.",
    ],
  },
  {
    asked: [
      'How many staff do you have?',
      'Who works for you?',
      'How big is your team?',
      'How many people work at the restaurant?',
      'How many waiters do you have?',
    ],
    says: [
      'Two waiters, a dishwasher, a boy in the kitchen. And Rima and me.',
      'Six of us, with Rima and me.',
      "Four, and the two of us. They get tips on cards, so they're angry, too.",
    ],
  },
  {
    asked: [
      'Who does the cooking?',
      'Do you cook yourself?',
      'Are you the chef?',
      'Who is in the kitchen?',
      'What do you do in the restaurant?',
      'What do you do there exactly?',
      "What's your part in it?",
      'What does Rima do?',
    ],
    tells: 'background-2',
  },
  {
    asked: [
      "Who's Rima?",
      'Is Rima your wife?',
      "Who's Rima, is that your wife?",
      'Is that your sister?',
      'Do you run it with somebody?',
      'Who do you run the restaurant with?',
    ],
    says: [
      "My sister. The kitchen's hers, the trouble's mine.",
      "Rima's my sister. She's the older one, and she says so.",
      'My sister. Without her there is no restaurant, only a man with tables.',
    ],
  },
  {
    asked: [
      "How's your sister taking it?",
      'What does Rima think about it?',
      'What does your sister say?',
      'Does your sister know about all this?',
      'How does Rima feel about that?',
      'Is your sister angry, too?',
    ],
    says: [
      "She cooks, and bangs the pans. That's how I know.",
      "Rima says, call them until they're sick of you.",
      "She's calm, and that's worse. She can see the empty tables from the kitchen.",
    ],
  },
  {
    asked: [
      'How long have you had the restaurant?',
      'When did you open?',
      'Since when have you been in business?',
      "How long has Haddad's been there?",
      'What year did you start the restaurant?',
      'When was it founded?',
    ],
    tells: 'background-1.3',
  },
  {
    asked: [
      'How many seats do you have?',
      'How big is the restaurant?',
      'How many tables are there?',
      'How many people fit in?',
      'Is it a big place?',
    ],
    tells: 'background-1.4',
  },
  {
    asked: [
      'What do you take on a Saturday?',
      'How much do you make on a normal day?',
      'What is your turnover?',
      'How much of it is paid by card?',
      'How many of your guests pay by card?',
      'What share is cards?',
      'How much do you usually take at the weekend?',
      'Do most people pay with cards?',
    ],
    tells: 'background-3',
  },
  {
    asked: [
      "What's on Friday?",
      'Is there anything important coming up?',
      'Do you have something special this week?',
      'What have you got on Friday?',
      'How many guests do you expect on Friday?',
      'Tell me about the booking.',
      'What is the party about?',
      'How many are booked?',
      'How many are coming?',
      'How many people are coming on Friday?',
      "You've got a big evening coming on Friday, haven't you?",
      'Is it right that you have a big evening on Friday?',
      'Tell me about Friday evening.',
    ],
    tells: 'situation-7',
  },
  {
    asked: [
      'Whose birthday is it?',
      'Who is the party for?',
      'Who is having the birthday?',
      'Is it your birthday?',
      'Who booked for Friday?',
      'How old is the birthday boy?',
      'Whose party is it?',
    ],
    says: [
      "Mr Bell's. He's turning seventy. His wife booked in September.",
      "A Mr Bell, he'll be seventy. They had their wedding anniversary here as well.",
      "An old regular, Mr Bell. Seventy, and the whole family's coming.",
    ],
    more: ['Forty people, from as far as Cardiff. He comes every other Sunday, the man.'],
  },
  {
    asked: [
      'How would the birthday people pay?',
      'How much would you take on Friday?',
      'What would you lose on Friday?',
      'How big will the bill be on Friday?',
      'What is the party worth?',
    ],
    says: [
      'About sixteen hundred, with the wine. Nobody has that in cash.',
      "Sixteen hundred pounds, on one card. If there's something to put it in.",
      'Sixteen hundred or so. One bill, one card, that was the idea.',
    ],
  },
  {
    asked: [
      'Do the birthday guests know?',
      'Do they know about the problem?',
      'Do they know about it?',
      'Have you told Mrs Bell?',
      'Have you warned the people for Friday?',
      'Does the family know that you have no machine?',
    ],
    says: [
      "No. I keep hoping that I won't have to.",
      "Not yet. I don't want to make that call.",
      "I haven't told them. It's a birthday, they should think about cake.",
    ],
  },
  {
    asked: [
      'What time does the party start on Friday?',
      'When do the forty come?',
      'At what time is it on Friday?',
      'When on Friday do you need it?',
    ],
    says: [
      'They come at seven. I want it running by noon, so that I can sleep.',
      "Seven in the evening. I'd like to try the machine before that.",
      'At seven, on Friday. That gives you four days.',
    ],
  },
]
