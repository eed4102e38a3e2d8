import type { WrittenAnswer } from '../../../graph/plan.ts'

/** What people ask on about stopping somebody, about telling it, and about leading. */
export const stopsAndStories: WrittenAnswer[] = [
  {
    asked: [
      'Does it hurt you when somebody stops talking to you?',
      'Would it bother you to be hated for it?',
      'How do you bear it when a friend is angry with you?',
      'Would you have minded the silence?',
      'Could you live with somebody not speaking to you?',
    ],
    says: [
      'It would. I slept badly for a month over it, once. I slept worse over Pete.',
      'Of course it hurts. Two weeks without a good morning, against a hand.',
    ],
    more: [
      'My friend sat three rows behind me in church and sang louder than I did. I knew it would be all right.',
    ],
  },
  {
    asked: [
      'May I tell you about a mistake of my own?',
      'Can it be a day when I was to blame?',
      'Is it all right if I was the one who got it wrong?',
      'What if the accident was because of me?',
      'Do you want to hear one in which I look bad?',
    ],
    says: [
      "I'd like that one best. Most people bring me somebody else's.",
      'Please. Then I see what you did after you noticed.',
    ],
  },
  {
    asked: [
      'Does family count as somebody I liked?',
      'Can it be my brother?',
      'May it be a relative whom I stopped?',
      'What if it was my own father?',
      'Is a story about my family good enough?',
    ],
    says: [
      'Family counts double. They have your phone number.',
      'It does. You still had to sit at a table with him on Sunday.',
    ],
  },
  {
    asked: [
      'How many people can answer that?',
      'Does everybody have a story like this?',
      'Do many candidates come up with one?',
      'How often do you get a good answer to it?',
      'Is it usual to have stopped somebody?',
    ],
    says: [
      'One in three, at once. One in three after a while, and the rest tell me about a policy.',
      "Everybody's got one. Not everybody said stop in it.",
    ],
    more: ['Some find it only on the way to the car. Two have come back in and told me.'],
  },
  {
    asked: [
      'Is it worth losing a friend over?',
      'Did I pay too much for it?',
      'Was it right, even though it cost me so much?',
      'Would you give up a friend for that?',
      'Is safety worth a friendship?',
    ],
    says: [
      'Yes. A friend can come back, a finger never did.',
      "Ask me with Pete in the room. It's worth it, and it isn't free.",
    ],
    more: ["There's a driver who crosses the road when he sees me. He crosses it on two feet."],
  },
  {
    asked: [
      'Can one learn to lead?',
      'Are leaders born or made?',
      'Is leading something you can be taught?',
      'Can you teach somebody to say stop?',
      'Do some people simply have it?',
      'How does one become good with people?',
    ],
    says: [
      'You learn it, mostly by being wrong in front of people. I did.',
      "I've seen shy ones learn it and loud ones not. It starts with one word.",
    ],
    more: [
      'Practise on small things. Tell somebody that his lace is open, in front of the others.',
    ],
  },
  {
    asked: [
      'Do you get used to telling people off?',
      'Is it easier for you now than it was?',
      'Did you find it hard in the beginning to criticise people?',
      'Does saying no become easier?',
      'Do you still find it difficult to tell people?',
    ],
    says: [
      "The saying gets easier. The minute before it doesn't.",
      'A bit. My stomach still knows, after thirty years.',
    ],
  },
  {
    asked: [
      'Do I have one of those on my crew?',
      'Which of my twenty-four would cut corners?',
      'Is somebody like that among my people?',
      'Would I have to deal with such a popular one?',
      'Who is the star of that crew?',
    ],
    says: [
      "Every crew has one. Yours plays the guitar, and he's very hard to be cross with.",
      "There's one. You'll like him at once, so you'll know him by that.",
    ],
    more: ["He's never hurt anybody. That's what they all say before."],
  },
  {
    asked: [
      'Is that too small a story?',
      'Would a little thing do, too?',
      'Does it have to be something dramatic?',
      'It was only a small thing, is that enough?',
      'Is it too harmless for you?',
    ],
    says: [
      "Small is good. Pete's was a strap, until it wasn't.",
      'A ladder, a knife, a phone in the car. Small ones are the true ones.',
    ],
  },
  {
    asked: [
      'What if I was the youngest there?',
      'What if it was my boss whom I stopped?',
      'Does it count when you stop somebody above you?',
      'How do you tell a boss to stop?',
      'Would you let yourself be stopped by a beginner?',
    ],
    says: [
      "That counts for more. It's uphill, and in the wind.",
      'The same word, only politer. A lad of twenty did it to me, and I was wrong.',
    ],
  },
  {
    asked: [
      'What if stopping it turns out to be wrong?',
      'What if there was no danger after all?',
      'Have you ever stopped something for nothing?',
      'Do people laugh if you stop for no reason?',
      'How sure do I have to be before I say stop?',
    ],
    says: [
      "Then we've lost three minutes and learned that you can. Half sure is plenty.",
      'I stopped a plane for a plastic bag once. I would do it again.',
    ],
  },
]
