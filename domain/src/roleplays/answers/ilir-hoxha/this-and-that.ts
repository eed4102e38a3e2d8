import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The room and its rules, his years here, and a few things about that afternoon. */
export const thisAndThat: WrittenAnswer[] = [
  {
    asked: [
      'What does Ilir mean?',
      'Where does your name come from?',
      'Is Ilir a common name in Albania?',
      'Does your first name have a meaning?',
      'Who chose your name?',
    ],
    says: [
      'From the Illyrians, an old people. There were three of us in my class.',
      'My father chose it, it is short. He had a bus to catch.',
    ],
  },
  {
    asked: [
      'May I offer you a biscuit?',
      'Do you want something to eat?',
      'Would you like a biscuit with it?',
      'Can I tempt you with some cake?',
      'Are you hungry?',
    ],
    says: [
      "One, thank you. Then I can tell Teuta that I've eaten.",
      "No, thank you. There's soup in me already.",
    ],
  },
  {
    asked: [
      'Would it be all right to record this?',
      'May I record our talk?',
      'Can I switch on a recorder?',
      'Do you mind if this is recorded?',
      'How would you feel about a recording of this?',
    ],
    says: [
      'No, please. On the tram everything is recorded, and you see where that leads.',
      "I'd rather not. Write it down, then it's at least in somebody's hand.",
    ],
  },
  {
    asked: [
      'Could we switch off our phones?',
      'Is your phone off?',
      'Do you have to be reachable?',
      'Would you turn your phone off, please?',
      'Is that your phone that is ringing?',
    ],
    says: [
      "Mine is off. I'm rather strict about that, these days.",
      'Off, and in the coat. In my trade one looks up.',
    ],
  },
  {
    asked: [
      'What do you think of this room?',
      'How do you like it in here?',
      'Do you like the room?',
      'Is it what you thought a room like this looks like?',
      'What do you notice about this room?',
    ],
    says: [
      'Friendly. No window to the line, that I noticed at once.',
      'Warm. Your plant wants water, if I may say so.',
    ],
  },
  {
    asked: [
      'May I discuss your case with a colleague?',
      'Is it okay if I talk about you in supervision?',
      'Would you mind if I asked a colleague for advice about you?',
      'Can I speak about this with my supervisor?',
    ],
    says: [
      'Without the name and without the tram, yes.',
      'If it makes you better at it. I take the young ones to the hill, too.',
    ],
  },
  {
    asked: [
      'What should I do if I had to tell somebody?',
      'How shall I deal with it if I get worried about your safety?',
      'What if I have to break the confidence?',
      'What would you want from me before I inform anybody?',
      'Do you know when I must pass something on?',
    ],
    says: [
      'Tell me first, to my face. Then I can be angry in advance.',
      'Then you must, I know about rules. Only not behind my back.',
    ],
  },
  {
    asked: [
      'How was school for you?',
      'Were you good at school?',
      'Which subject did you like at school?',
      'Did you study anything?',
      'What did you learn after school?',
      'Do you have a degree?',
    ],
    says: [
      'Good in geography, bad at sitting. I knew all the capitals and had seen none.',
      'I began as an electrician. Then there was more often no current than current.',
    ],
  },
  {
    asked: [
      'Are you a British citizen?',
      'Do you have a British passport?',
      'Have you taken the citizenship test?',
      'Which passport do you have?',
      'Are you allowed to stay here for good?',
    ],
    says: [
      'Both passports. In the test they asked me about kings, never about queues.',
      'For twelve years now. Teuta cried, and I checked the spelling.',
    ],
  },
  {
    asked: [
      'Have you been treated badly as a foreigner?',
      'Were people friendly to you when you came?',
      'Have you come across racism here?',
      'Do passengers ever insult you because of your accent?',
      'Is it hard to be a foreigner here?',
    ],
    says: [
      'Now and then somebody says something. I open the doors for him as well.',
      'Mostly friendly. They say love to me, in the shop, and mean everybody.',
    ],
  },
  {
    asked: [
      'How did you get to know Besnik?',
      'Where do you know Besnik from?',
      'How long have you known Besnik?',
      'How did the chess with Besnik begin?',
      'What is your friendship with Besnik like?',
    ],
    says: [
      'He cut my hair. I asked in three words of English, and he answered in Albanian.',
      'Twenty years. There was a chess board in his shop, and nobody waiting.',
    ],
  },
  {
    asked: [
      'What was your wedding like?',
      'Did you have a big wedding?',
      'Where did you get married?',
      'How many guests came to your wedding?',
      'Did you dance at your wedding?',
    ],
    says: [
      'In Shkodër, two days, three hundred people. I knew forty of them.',
      'Big. My father danced, and nobody had known that he could.',
    ],
  },
  {
    asked: [
      'What was it like when your daughters were born?',
      'Were you there when Lira was born?',
      'How was it to become a father?',
      'Do you remember the birth of your girls?',
      'What did you feel when you held Lira for the first time?',
    ],
    says: [
      'Lira looked at us as if we were late. I stopped smoking in the car park.',
      'I had never held anything so carefully. I drove home at twenty.',
    ],
  },
  {
    asked: [
      'What would you do with a lot of money?',
      'What would you do if you won the lottery?',
      'If money was no problem, what would you buy?',
      'What would you buy first, if you could?',
    ],
    says: [
      'The roof. Then the lake, all four of us, for a whole summer.',
      "A roof without a bucket. And I'd still drive, only not for the bill.",
    ],
  },
  {
    asked: [
      'Is there something you would like to do once in your life?',
      'What are you still dreaming of?',
      'Do you have a dream?',
      'Is there a place you want to see?',
      'What would you love to do one day?',
    ],
    says: [
      'The train over the Alps, in the front, and somebody else drives.',
      'To take my father on my tram, up the hill. He would say nothing, and hold on.',
    ],
  },
  {
    asked: [
      'Am I speaking too fast for you?',
      'Do you understand everything that I say?',
      'Is my English clear enough for you?',
      'Shall I speak more slowly?',
      'Tell me if I use a word you do not know, will you?',
    ],
    says: [
      'No, no, I understand you. After the passengers on match days I understand everybody.',
      'All clear. If not, I put my hand up.',
    ],
  },
  {
    asked: [
      'What was it like to hear that you should come here?',
      'How was it for you to be sent here?',
      'How did you take it that they sent you?',
      'What did you think when they told you to come?',
    ],
    says: [
      "I thought, now they think I'm not right in the head.",
      'I said yes. On the way home I thought about it, and I was ashamed a little.',
    ],
  },
]
