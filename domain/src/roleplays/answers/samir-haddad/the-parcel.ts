import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Saturday's parcel: how it came, how it looked, what was lost by waiting for it. */
export const theParcel: WrittenAnswer[] = [
  {
    asked: [
      'What did you do once you had opened it?',
      'What did you do when you saw the charger?',
      'What was your reaction to the charger?',
      'How did you react when you saw what was in the box?',
      'What was the first thing you did with the box?',
      'Did you laugh or shout when you saw it?',
    ],
    says: [
      'I looked under the paper, for the machine. Then I looked once more.',
      'I turned the box upside down. Then I laughed, and then I was loud.',
    ],
    more: ['And then I plugged it in all the same. You never know, I thought. I knew.'],
  },
  {
    asked: [
      'What would you have done on Saturday without the wait?',
      'What did you miss by waiting in for him?',
      'What should you have been doing on that day?',
      'What was left undone because you waited?',
      'What did the waiting keep you from?',
      'What plans did you have for Saturday?',
    ],
    says: [
      "The wine for Friday. I should've been at the merchant's, and I stood at the window.",
      'Buying wine, and an hour on my feet less. I only looked at the street.',
    ],
    more: ['Now I have to go tomorrow, and tomorrow I wait for a parcel again.'],
  },
  {
    asked: [
      'Did the driver tell you anything?',
      'Did the man with the parcel say something?',
      'What did the courier say?',
      'What was the driver like?',
      'Did you have a word with the courier?',
      'Was the courier friendly?',
    ],
    says: [
      '"Sign here." That was the whole conversation.',
      'He said, have a nice day. Everybody wishes me something.',
    ],
  },
  {
    asked: [
      'What did the parcel look like?',
      'How big was the box?',
      'Was it a large parcel or a small one?',
      'Could you not tell from the size of it?',
      'Was the parcel heavy?',
      'Did it look like a machine from the outside?',
    ],
    says: [
      'As big as a shoe box, with your name on it. Mostly air and paper.',
      'A big box. You could have put two machines in it. It was light, that should have told me.',
    ],
    more: [
      'Inside was more paper than in my whole office. And in the middle, small and white, that.',
    ],
  },
  {
    asked: [
      'For what time was it announced?',
      'When was the delivery supposed to be there?',
      'Did Leah give you a time for the courier?',
      'What time had you been promised on Saturday?',
      'When did they say that it would come?',
      'Were you given a time for Saturday?',
    ],
    says: [
      '"In the course of the day." So I stood there in the course of the day.',
      'No time. Today, she said. And a day is long at a window.',
    ],
  },
  {
    asked: [
      'Would you like to know how the mix-up came about?',
      'Shall I explain to you how that could happen?',
      'Do you want to know why it went wrong?',
      'Are you interested in how the mistake happened?',
      'Should I tell you what happened on our side?',
      'Would you like an explanation for it?',
    ],
    says: [
      'In one sentence, yes. If the sentence has no "unfortunately" in it.',
      'Yes. I like to know why something falls down. Short, please.',
    ],
  },
  {
    asked: [
      'Could a neighbour take it in for you?',
      'May the driver leave it next door?',
      'Can we leave it with the chemist?',
      'Is there somebody next door who would take a parcel?',
      'What if you are out, can a neighbour sign for it?',
      'Could he hand it in at the shop beside you?',
    ],
    says: [
      "The chemist, if it must be. But I won't be out.",
      'Only the chemist. And he opens it before he signs, I taught him.',
    ],
  },
  {
    asked: [
      'Which day would be the best for you?',
      'What would be the perfect day for it to come?',
      'If you could choose the day, which one?',
      'What day would you like it best?',
      'Ideally, when would it arrive?',
      'When would you like to have it, if you could wish?',
    ],
    says: [
      'Tomorrow. Yesterday you have nothing free, I suppose.',
      'Tomorrow, before lunch. Then I have three days to believe in it.',
    ],
  },
  {
    asked: [
      'Should we try a payment together first?',
      'Shall we do a test run before Friday?',
      'Would you like to make a trial payment with me?',
      'Do you want to test it with me on the phone?',
      'Can we test it before the guests come?',
      'Shall we put one pound through, to see whether it works?',
    ],
    says: [
      'Yes. One pound, on my own card. And you tell me when you see it.',
      "Good. On a bridge you drive a lorry over it first. Let's do that.",
    ],
    more: ['And then a real one, with a guest. After that I believe it.'],
  },
]
