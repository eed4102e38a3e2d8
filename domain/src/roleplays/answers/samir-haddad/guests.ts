import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Who eats there, and what they say. */
export const guests: WrittenAnswer[] = [
  {
    asked: [
      'Are your regulars understanding?',
      'Do your regulars know?',
      'Are they still coming to you?',
      'Are the guests still coming to you?',
      'Do the regulars stay away?',
    ],
    says: [
      'The regulars are kind. They come, and they pay the next day.',
      "They come, and some of them bring cash on purpose. It's the new ones who go.",
    ],
  },
  {
    asked: [
      'How did your guests react?',
      'How do your guests react?',
      'How do your guests take it?',
      'What do the customers say?',
      'What do people say when they hear it is cash only?',
      'Have people complained?',
      'Do people get angry?',
      'Are guests angry?',
      "What do they say to you when you tell them it's cash only?",
      'What do the guests say back when you tell them?',
      'How do people answer when you say cash only?',
      'What do you get to hear from people at the door?',
    ],
    says: [
      "They're polite. They read the sign and go to the Italian.",
      'One laughed. He asked whether I do taxes as well.',
      "Most of them are nice. They're nice, and they go.",
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
      "How's the restaurant been doing without it?",
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
      "Everybody gets their money on Thursday. It won't kill us, but another weekend like that would hurt.",
      "I pay everybody on Thursday. I've never been late, and I won't be now.",
      'The wages are there, and we survive. But I had other plans for that money.',
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
      'All of it. Bread, too, before anybody is up in your office.',
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
      'Who is your most faithful guest?',
      'Who comes most often?',
      'Is there somebody who has come for years?',
    ],
    says: [
      'Mr Bell, the birthday. Every other Sunday for eight years.',
      "Regulars I've got, a lot of them. And Mr Bell before all the others.",
    ],
  },
  {
    asked: [
      'Who comes to your restaurant?',
      'What kind of people are your guests?',
      'Do tourists come to you?',
      'Who eats at your place?',
      'Is it a mixed crowd?',
      'Are they people from around there?',
    ],
    says: [
      'Families, students with their parents, half the hospital. Nobody with cash.',
      'The street, the hospital, the university. Once a month a tourist gets lost here.',
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

  {
    asked: [
      'Do you deliver?',
      'Do you do takeaway?',
      'Can people order online?',
      'Are you on a delivery app?',
    ],
    says: [
      'Takeaway at lunch, yes. Delivery, no. The lamb has to be eaten sitting down.',
      "No delivery. You can take it away at lunch, but they've all got cards, too.",
    ],
  },
  {
    asked: [
      'Have you had to close early?',
      'Did you close early on Saturday?',
      'Have you had to shut?',
    ],
    says: [
      'On Saturday at nine. Half empty, so I sent the boy home.',
      "I've closed early once, on Saturday. In all these years I never had to.",
    ],
  },
]
