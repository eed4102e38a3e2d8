import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Where he comes from, and what he built. */
export const bridgesAndZahle: WrittenAnswer[] = [
  {
    asked: [
      'What sort of place is Zahle?',
      'Where exactly is Zahle?',
      'Is Zahle near Beirut?',
      'What is your home town like?',
      'Is Zahle a big city?',
      'Tell me about Zahle.',
    ],
    says: [
      "In the Bekaa valley, an hour from Beirut. There's a river, and everybody eats beside it.",
      'Up in the hills in Lebanon. Vineyards, red roofs, and everybody is your cousin.',
    ],
  },
  {
    asked: [
      'Do you miss Lebanon?',
      'Are you homesick?',
      'What do you miss about Lebanon?',
      'Do you think of home a lot?',
      'Would you like to live there again?',
    ],
    says: [
      'The valley in spring. And the bread, although Rima says hers is better.',
      'On Sundays. There you sit at a table for five hours, and nobody shows you a card.',
      'Yes. But my life is here, on Mill Road.',
    ],
  },
  {
    asked: [
      'Do you still have family in Lebanon?',
      'Is your family still over there?',
      'Do your parents live in Lebanon?',
      'Is your mother still alive?',
      'Who is left in Zahle?',
    ],
    says: [
      "My mother, in Zahle. She's eighty and rings every Sunday, in the middle of lunch.",
      'My mother and a street full of cousins. My father died ten years ago.',
    ],
  },
  {
    asked: [
      'At what age did you leave Lebanon?',
      'How young were you when you came?',
      'How old were you when you came here?',
      'When did you leave Zahle?',
      'When did you come to England?',
      'Were you very young when you came over?',
    ],
    says: [
      'Twenty-one. One suitcase, and a dictionary as heavy as the suitcase.',
      'I was twenty-one. My mother packed bread for a year. It lasted to the airport.',
    ],
  },
  {
    asked: [
      'How was your English when you came?',
      'Was it difficult to arrive here?',
      'How was the beginning in this country?',
      'Did you speak English when you came?',
      'Were people kind to you in the beginning?',
      'Did you feel lonely at first?',
    ],
    says: [
      "Lonely, and cold. I could say 'load-bearing wall', and I couldn't say good morning.",
      'Hard at first. People were polite, and my landlady taught me English, with the crossword.',
    ],
  },
  {
    asked: [
      'Where did you go to university?',
      'At which university were you?',
      'In which city did you study?',
      'Where did you learn engineering?',
      'Which university did you go to?',
      'Where were you a student?',
    ],
    says: [
      "In Leeds. My son sits in the same lecture hall now, and it's still cold.",
      'Leeds. Civil engineering, six years with the English.',
    ],
  },
  {
    asked: [
      'Which bridges did you build?',
      'Have I ever crossed one of your bridges?',
      'Where are your bridges?',
      'Do I know one of your bridges?',
      'What kind of bridges were they?',
      'How many bridges have you built?',
    ],
    says: [
      "If you've been round Leeds on the motorway, you have. You don't notice them, that's the art.",
      'Eleven. Over roads, over railways, one over nothing much at all.',
      "Motorway bridges, mostly. Grey, honest, and they've never put anybody on hold.",
    ],
  },
  {
    asked: [
      'Which bridge do you like best?',
      'What is your favourite bridge?',
      'Is there one bridge that is special to you?',
      'Which was your best bridge?',
      'Are you proud of your bridges?',
    ],
    says: [
      "A footbridge, for a school. The children jump on it, and it doesn't mind.",
      'The smallest, over a railway. I drive past it with guests and say nothing. Well, nearly nothing.',
    ],
  },
  {
    asked: [
      'Is a restaurant harder than a bridge?',
      'Which is the harder work, bridges or the restaurant?',
      'What was more difficult, engineering or this?',
      'Is it easier than being an engineer?',
      'Which of your two jobs was tougher?',
      'Was building things simpler than feeding people?',
    ],
    says: [
      'The restaurant. A bridge stands when you go home. This starts from nothing every morning.',
      'A bridge has one bad day in a hundred years. I have one a week, and now four.',
    ],
  },
  {
    asked: [
      'Can you follow technical terms?',
      'Is it all right if I use technical words?',
      'Do you want me to explain it more simply?',
      'Is your English good enough for that?',
      'Shall I speak more slowly?',
    ],
    says: [
      "I studied in English. Take the technical word, it's shorter.",
      "You can speak as fast as you like. I've a brother-in-law from Glasgow.",
    ],
  },
  {
    asked: [
      'Which languages do you speak?',
      'What language do you speak with Rima?',
      'Do you still speak Arabic?',
      'Does your son speak Arabic?',
      'What do you speak at home?',
    ],
    says: [
      "Arabic with Rima, English with my son, and both when I'm on hold.",
      'Arabic, French from school, English from bridges.',
    ],
  },
  {
    asked: [
      'Are you always so blunt?',
      'Do you always say what you think?',
      'Have you always been so direct?',
      'Is that your way of talking?',
      'Do people find you direct?',
      'Do you talk like that to everybody?',
    ],
    says: [
      'I was an engineer. You say it short, or it falls down.',
      "Direct, yes. In the restaurant I'm charming, but there I can take cards. Normally.",
    ],
  },
]
