import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Small questions that come of her own answers: the advert, the email, the best hour, the biscuit. */
export const byTheWay: WrittenAnswer[] = [
  {
    asked: [
      'What is the best hour of the night?',
      'What is the nicest moment of a night?',
      'When is it beautiful down there?',
      'Which moment of the shift do you like?',
      'Is there a moment you look forward to?',
    ],
    says: [
      'Six. The bread comes, and you smell it before the door opens.',
      'The minute when the last tube is clear and nobody has rung yet.',
    ],
  },
  {
    asked: [
      'What makes you laugh?',
      'When did you last laugh?',
      'Do you ever laugh at work?',
      'What do you find funny?',
      'Is there anything to laugh about at night?',
    ],
    says: [
      'Lewis, when he says sorry to a door. Every night, the same door.',
      "The altos, when Bernard says gently. We aren't built for gently.",
    ],
  },
  {
    asked: [
      'Do they really call you a dragon?',
      'Who calls you the dragon?',
      'Do you have a nickname here?',
      'What do they call you behind your back?',
      'Does the dragon bother you?',
    ],
    says: [
      "It was on a mug once, at Christmas. It's a good mug.",
      'Marisol to my face. The other one I hear through doors.',
    ],
  },
  {
    asked: [
      'What did you think when you got my message?',
      'What went through your head when I asked you to come?',
      'How did you feel when you read my message?',
      'Was my message all right?',
      'How did my invitation sound to you?',
    ],
    says: [
      'Please and a minute in one line. I thought, Tuesday.',
      'I read it three times, like a label. There was no birth date on it.',
    ],
  },
  {
    asked: [
      'What was the advert for?',
      'Which job did you look at?',
      'What kind of job was that in the advert?',
      'Where would you have gone?',
      'What tempted you about the other job?',
    ],
    says: [
      'A clinic, days only, nobody bleeds. There was a plant in the picture.',
      "Something with vitamins. I'd have been bored and very well rested.",
    ],
  },
  {
    asked: [
      'Who makes the rota?',
      'Who draws up the rota?',
      'How is the rota made?',
      'Who writes your name on those nights?',
      'Who could change the rota?',
    ],
    says: [
      'A computer, and a woman called Pauline. You sign what they print.',
      "Pauline does. She's sorry every time, and sends a smiling face.",
    ],
  },
  {
    asked: [
      'Will Priya come back?',
      'What is Priya doing now?',
      'Are you in touch with Priya?',
      'Would Priya work nights again?',
      "How is Priya's baby?",
    ],
    says: [
      "In spring, she says, and by day. She's up at four as well now, she sends me pictures.",
      'The girl is called Alma. Priya says that nights with her are worse than ours.',
    ],
  },
  {
    asked: [
      'What did the email about the cover say?',
      'What exactly was in that email?',
      'How was the promise worded?',
      'What did they write to you in September?',
      'Can you remember the words of the promise?',
    ],
    says: [
      'Cover is confirmed from the first of October. Confirmed was in bold.',
      'Four lines. Thank you for your patience was two of them.',
    ],
    more: ["I'd read it aloud to the trainees. They clapped."],
  },
  {
    asked: [
      'Is this half hour paid?',
      'Do you get this time back?',
      'Does this talk count as working time?',
      'Will you write down the extra half hour?',
      'Should I put this on your hours?',
    ],
    says: [
      'No. Put it on the pile with the others.',
      "If you write it down, I get it. Until now nobody's offered.",
    ],
  },
  {
    asked: [
      'Are you warm enough?',
      'Is it too cold in here?',
      'Shall I open the window?',
      'Do you want your coat?',
      'Is the light too bright for you?',
    ],
    says: [
      "It's warmer than the cold room. Leave it, or I'll fall asleep.",
      "Open the window a bit. Otherwise you'll be talking to yourself.",
    ],
  },
  {
    asked: [
      'Would you like a biscuit?',
      'Can I give you something to eat?',
      'Have you room for a sandwich?',
      'Do you want a piece of cake?',
      'Shall I get you something from the canteen?',
    ],
    says: [
      'One, for the bus. Thank you.',
      'A biscuit I can manage. After that my jaw goes to sleep.',
    ],
  },
]
