import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The restaurant through the week and the year. */
export const theYearRound: WrittenAnswer[] = [
  {
    asked: [
      'Do you have a terrace?',
      'Can you sit outside?',
      'Are there tables outside?',
      'Do you have a garden?',
      'Is there a second room?',
    ],
    says: [
      'One room, and two tables on the pavement in summer. The smokers fight for them.',
      'Only the one room. In June two tables outside, if it stays dry.',
    ],
  },
  {
    asked: [
      'What are Sundays like for you?',
      'Is Sunday a good day?',
      'Who comes on a Sunday?',
      'Is it busy on Sundays?',
      'How was it last Sunday?',
    ],
    says: [
      'Families, at lunch, three generations at one table. It used to be my favourite day.',
      'A good day, as a rule, with families until four. This Sunday I counted the chairs.',
    ],
  },
  {
    asked: [
      'Which season is the best for you?',
      'How is business in the winter?',
      'Is there a quiet time of the year?',
      'Is Christmas busy for you?',
      'When is your best time of the year?',
    ],
    says: [
      'December pays for January. And in January we close for four days.',
      "Autumn and December. When it's cold outside, people want lamb.",
    ],
  },
  {
    asked: [
      'Why did you become an engineer?',
      'How did you get into engineering?',
      'Did you always want to build bridges?',
      'What did you like about bridges?',
      'What drew you to engineering?',
      'Where did the love of bridges come from?',
    ],
    says: [
      'There was a bridge in Zahle that fell when I was a boy. I wanted to know why.',
      'I liked that you can work out beforehand whether it holds. Try that with guests.',
    ],
  },
  {
    asked: [
      'Do you often have parties?',
      'Do you do weddings?',
      'Can one celebrate at your place?',
      'How often do you have a closed evening?',
      'Do you cater for groups?',
    ],
    says: [
      'Once a month or so. Twenty people, twenty-five. Forty is a first.',
      'Birthdays, a christening, one wedding. The bride danced on table nine.',
    ],
  },
  {
    asked: [
      'Are there children among the guests on Friday?',
      'Do they bring the grandchildren on Friday?',
      'Will there be kids at the party?',
      'Who are the forty guests?',
      'Is it all family on Friday?',
    ],
    says: [
      'Seven grandchildren and two babies. The rest is family and half the bus depot.',
      'Family, mostly, from as far as Cardiff. Nine of them too small for lamb.',
    ],
  },
  {
    asked: [
      'Can you reach Mrs Bell?',
      'Do you have a number for Mrs Bell?',
      'Could you ring Mrs Bell if you had to?',
      'Who is your contact for the party?',
      'Have you got the number of the family?',
    ],
    says: [
      'I have her number in the book. I look at it, and I turn the page.',
      "Yes, at home. But if he picks up, the surprise is over. So I'd rather not.",
    ],
  },
  {
    asked: [
      'How is the food different from other places?',
      'What makes your restaurant special?',
      'Why do people come to you?',
      'What do people love about your place?',
      "What is special about Haddad's?",
      'What do you do better than the others?',
    ],
    says: [
      "Rima's hands, and nobody's hurried out. That's all there is to it.",
      'They come for the lamb, and they stay because we know their names.',
    ],
  },
  {
    asked: [
      'Where do you buy your food?',
      'Do you go to the market yourself?',
      'Who supplies you?',
      'Where does the lamb come from?',
      'Where do you get your meat from?',
      'Who do you buy from?',
    ],
    says: [
      'From the market, at seven, myself. The lamb comes from a farmer who hates telephones, too.',
      'The wine and the spices come from home, the lamb from twenty miles away.',
    ],
  },
  {
    asked: [
      'How do people find you?',
      'Do you advertise?',
      'Do you have a website?',
      'Are you on the internet?',
      'How do new guests hear of you?',
    ],
    says: [
      'Somebody tells somebody. My son made a website, with one photo and a wrong telephone number.',
      "Word of mouth, and a website with one photo. That's why I don't like it when people walk out: they talk.",
    ],
  },
  {
    asked: [
      'What is a good weekend for you?',
      'How does a weekend go when all is well?',
      'What does a full weekend look like?',
      'What would a normal weekend have been like?',
      'How is it when everything runs well?',
      'Describe me a perfect Saturday.',
    ],
    says: [
      'Both evenings full, twice round the tables, and Rima sings. You can hear it outside.',
      'Friday full, Saturday full twice, Sunday families until four. Then I sleep like a stone.',
    ],
  },
  {
    asked: [
      'What does it cost to eat at your place?',
      'How expensive are you?',
      'What are your prices like?',
      'How much is a main course?',
      'What does a guest spend on average?',
    ],
    says: [
      'Thirty pounds a head, with a glass of wine. Nobody gets up hungry.',
      'The lamb is nineteen. With mezze before it, thirty or so.',
    ],
  },
  {
    asked: [
      'Did people use to pay cash when you started?',
      'Has the share of cards gone up over the years?',
      'Was it different in the beginning, with cards?',
      'Since when does everybody pay by card?',
      'Did more people carry cash in the past?',
    ],
    says: [
      'When we opened it was one in four. Today they pay for a coffee with their watch.',
      "It's turned round. In the first years I wondered why I rent the thing at all.",
    ],
  },
]
