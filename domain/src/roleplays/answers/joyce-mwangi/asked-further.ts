import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Small things that people come back to: three in the morning, the last minutes, what she laughs at. */
export const askedFurther: WrittenAnswer[] = [
  {
    asked: [
      'What do people get wrong about three in the morning?',
      'What is so hard about getting up at three?',
      'What do people not expect about the early starts?',
      'What does nobody tell you about getting up so early?',
      'What is the worst thing about the early hours?',
      'Is it the getting up that is hard?',
    ],
    says: [
      "Getting up is easy. It's going to bed while your children play outside.",
      'That it never becomes normal. You only become good at it.',
    ],
    more: ['The first week everybody is proud of it. Ask them in the fifth.'],
  },
  {
    asked: [
      'What happens in the last five minutes of a turnaround?',
      'Why are the last minutes so dangerous?',
      'What do people do when the doors are about to close?',
      'What do you watch for at the end?',
      'Why should I look at the last five minutes?',
    ],
    says: [
      "The clock starts shouting. Somebody skips a look, and that's the one you needed.",
      "Everybody thinks it's done. Hands go where they shouldn't, for one last bag.",
    ],
  },
  {
    asked: [
      'What makes you laugh?',
      'What do you find funny yourself?',
      'What was the last thing you laughed about?',
      'When do you laugh at work?',
      'Do you have fun in this job?',
    ],
    says: [
      'Walter, asking a pilot for his ticket. He does it every Monday.',
      'Pete at the biscuit tin. He says he only takes eight.',
    ],
  },
  {
    asked: [
      'Have you always been so calm?',
      'Were you calmer when you were younger?',
      'How do you stay so calm?',
      'Where do you get that calm from?',
      'Does nothing upset you?',
    ],
    says: [
      'No. I used to throw gloves. The calm came with the knees.',
      'I was a kettle. Frank taught me to count bags before I spoke.',
    ],
    more: ["I've one glove left from that time. The other one is on the roof."],
  },
  {
    asked: [
      'What else is on your desk today?',
      'What are you doing after this?',
      'What does the rest of your day look like?',
      'Do you still have a lot to do today?',
      'When do you go home today?',
    ],
    says: [
      'One more of you, then the late crew at noon, and a form about a trolley. Home by three.',
      "The third candidate, a budget and a walk. I'm looking forward to two of them.",
    ],
  },
  {
    asked: [
      'What would a new belt cost?',
      'How expensive is a belt like that?',
      'Why do they not give you a second freight belt?',
      'What do they say upstairs about the belt?',
      'Is a belt so dear?',
    ],
    says: [
      'Sixty thousand. I could have had it for the overtime, as I keep telling them.',
      "About sixty thousand pounds. Every year they say next year, so I've stopped buying a card.",
    ],
  },
  {
    asked: [
      'If you could have one thing from your director, what would it be?',
      'What would you wish for from upstairs?',
      'What is on your wish list?',
      'What would you do with more money?',
      'If money were no object, what would you buy?',
    ],
    says: [
      'One more pair of eyes for each crew. Belts I can mend, eyes I need.',
      'That they come out at three, once, in February. The rest would follow.',
    ],
  },
  {
    asked: [
      'What jokes does Pete make?',
      'How can Pete laugh about it?',
      'Does Pete joke about his hand?',
      'What is so funny about the way Pete tells it?',
      'Is he not sad about it any more?',
    ],
    says: [
      'He asks the new ones for a high five and gives them three. Nobody forgets it.',
      'He says he can still count the reasons for a guard on one hand. It has to be that one.',
    ],
  },
  {
    asked: [
      'Would you be cross if I said no?',
      'Are you angry with people who turn the job down?',
      'Is it all right if I look at it and decide against it?',
      'May I still back out after the morning on the ramp?',
      'Would you mind if I changed my mind?',
    ],
    says: [
      'Not cross, relieved. A no in week nought costs me a coffee.',
      'No. The one who said it at half past four got a lift home from me.',
    ],
  },
  {
    asked: [
      'How do you get the ramp out of your head in the evening?',
      'Do you dream about the ramp?',
      'Can you switch off at home?',
      'Do you take the job home with you?',
      'What do you do to forget about work?',
    ],
    says: [
      'I water my chillies and I say nothing for ten minutes. Then I can be spoken to.',
      'The radio I leave here. The names come home with me, and I let them.',
    ],
  },
  {
    asked: [
      'When should I go to bed before an early shift?',
      'What time would I have to go to sleep?',
      'How do I spend the evening before an early start?',
      'Do I have to be in bed by six?',
      'What would my evenings look like?',
    ],
    says: [
      'At six, seven at the latest. Curtains shut, and somebody else answers the door.',
      'By seven. Lay out your clothes, so that you need not think at two.',
    ],
  },
]
