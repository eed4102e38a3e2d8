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
      "What's the speciality of the house?",
      "What's your favourite dish?",
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
      'What time do you close tonight?',
      'What are your opening hours?',
      'What time do you start in the morning?',
      'When are you open?',
      'What time do you close?',
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
      'How many hours do you work?',
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
      'She knows. She can see the empty tables from the kitchen.',
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
  {
    asked: [
      'Are your regulars understanding?',
      'How do your guests take it?',
      'Are they still coming to you?',
      'How did your guests react?',
      'Are the guests still coming to you?',
      'What do the customers say?',
      'Have people complained?',
      'Are guests angry?',
      'Do your regulars know?',
    ],
    says: [
      'The regulars are kind. They pay the next day. The new ones just go.',
      "They're polite. They read the sign and go to the Italian.",
      'One laughed. He asked whether I do taxes as well.',
    ],
  },
  {
    asked: [
      'How far is the Italian?',
      'Where do the people go instead?',
      'Is there much competition near you?',
      'Which places do they go to?',
      'What other restaurants are there in the street?',
    ],
    says: [
      'Across the road. They have a machine that works.',
      "There's an Italian opposite and a burger place on the corner. Both take cards.",
      'Over the street, to the Italian. I can watch them eat.',
    ],
  },
  {
    asked: [
      'How is business otherwise?',
      "How's trade?",
      'How is trade these days?',
      'How was the year for you?',
    ],
    says: [
      'Until Friday it was a good year.',
      "We can't complain. We're full on Saturdays, when people can pay.",
      'It goes. A small place lives from its weekends, so you see.',
    ],
  },
  {
    asked: [
      'How do you pay your staff?',
      'How are you paying your suppliers?',
      'Can you still pay your suppliers?',
      'Can you pay your bills this week?',
      'Are you in trouble with money?',
      'Does it threaten the restaurant?',
      'Can you survive that?',
    ],
    says: [
      "It won't kill us. Another weekend like that would hurt.",
      "I pay everybody on Thursday. I've never been late, and I won't be now.",
      'We survive. But I had other plans for that money.',
    ],
  },

  {
    asked: [
      'Which restaurant is it?',
      "What's the restaurant called?",
      "What's the name of your restaurant?",
      'What is the name of your place?',
    ],
    says: [
      "Haddad's, on Mill Road.",
      "Haddad's. It's over the door, and on your screen, I hope.",
      "Haddad's, like me.",
    ],
  },
  {
    asked: [
      'Is it a nice area?',
      'What sort of area are you in?',
      'What is the neighbourhood like?',
      'Is it in the centre of town?',
    ],
    says: [
      "It's a good street. People eat out here, they don't carry cash.",
      'Students, families, a chemist. Nobody carries cash.',
      "Nice enough. Everybody pays by card, that's the trouble.",
    ],
  },
  {
    asked: [
      'Do you get many walk-ins?',
      'Do people book or just come in?',
      'Are you usually fully booked?',
      'Do you need to book at your place?',
    ],
    says: [
      'Half book, half walk in. Since Friday they walk past.',
      'At lunch they walk in. And now they walk out again.',
      'On a Saturday you book. The rest of the week you knock.',
    ],
  },
  {
    asked: [
      "What's the menu for Friday?",
      'Do you have a menu for the birthday?',
      'What do the birthday guests eat?',
      'What are you cooking on Friday?',
    ],
    says: [
      'Mezze for the table, then lamb. The cake comes from his daughter.',
      'Three lamb shoulders are ordered. So Friday is happening.',
      'Mezze, lamb, and a cake with seventy candles. I hope the alarm stays off.',
    ],
  },
  {
    asked: [
      'Do you have a wine list?',
      'Do you serve wine?',
      'Do you sell alcohol?',
      'Do you have Lebanese wine?',
    ],
    says: [
      'Eight wines, five of them from my valley.',
      "Wine from Zahle. Today I've thought about opening one.",
      'Of course. From the Bekaa, red and white.',
    ],
  },
  {
    asked: [
      'Do you make your own hummus?',
      'Do you make your own?',
      'Is everything home-made?',
      'Do you bake your own bread?',
      'Do you have hummus?',
    ],
    says: [
      "Rima makes it every morning. If you buy hummus, she doesn't talk to you.",
      'All of it. Bread, too, from five in the morning.',
    ],
  },
  {
    asked: [
      'Is it vegetarian friendly?',
      'Do you have something for vegetarians?',
      'Do you have vegan food?',
      'Can vegetarians eat at your place?',
    ],
    says: [
      'Half the menu. We did that before it had a name.',
      'Mezze is mostly vegetables. Come hungry.',
    ],
  },
  {
    asked: [
      "Who's your best customer?",
      'Do you have many regulars?',
      'Who comes to your restaurant?',
      'What kind of people are your guests?',
    ],
    says: [
      'Mr Bell, the birthday. Every other Sunday for eight years.',
      'Families, students with their parents, half the hospital. Nobody with cash.',
      'Regulars, a lot of them. They pay when I ask them. The new ones go.',
    ],
  },
  {
    asked: [
      'Did anybody help you on Friday?',
      'Did somebody lend you a hand on Friday?',
      'Has anybody helped you since then?',
      'Do the neighbours help?',
    ],
    says: [
      "The chemist changed me two hundred pounds into fives. That's a neighbour.",
      'The waiters ran to the cash machine with people. In the rain.',
      'The chemist next door gave me change. You gave me music.',
    ],
  },
  {
    asked: [
      'Do your waiters know what is going on?',
      'How is your staff taking it?',
      'What about the staff, do they know?',
      'How do the waiters feel about it?',
    ],
    says: [
      "They know. They've had no tips since Friday.",
      "They're good. They joke about it when they think I can't hear.",
      'They run to the cash machine with the guests. Of course they know.',
    ],
  },
]
