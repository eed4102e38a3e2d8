import type { WrittenAnswer } from '../../../graph/plan.ts'

/** That day told step by step, what is known of it, and the weeks at home. */
export const secondLooks: WrittenAnswer[] = [
  {
    asked: [
      'Can you go through it step by step?',
      'Could you tell me the whole thing from the beginning, slowly?',
      'How did it go, one thing after the other?',
      'What came first, and what came next?',
      'Could you walk me through those seconds?',
      'Can you describe the order of things to me?',
    ],
    says: [
      'The shelter, a white shoe, a phone. Then bell and brake at once, and the sliding.',
      'He comes round the shelter. I ring, I brake, we slide, we stand. That was all of it.',
    ],
    more: ['And then it was very quiet, and the oranges came to the front.'],
  },
  {
    asked: [
      'How many seconds was it until the tram stood still?',
      'How long did the braking last?',
      'How long does something like that take, in seconds?',
      'How quickly did you come to a stop?',
      'For how long were you sliding?',
      'Was it over in a moment?',
    ],
    says: [
      'Two seconds, says the computer. In the cab it was a whole afternoon.',
      "A bit more than two seconds. I've sat in shorter films.",
    ],
  },
  {
    asked: [
      'Did time slow down for you?',
      'Did it seem to go in slow motion?',
      'Was it fast or slow, the way you felt it?',
      'Did everything go slowly at that moment?',
      'Did it feel longer than it was?',
      'Did the world stand still for you?',
    ],
    says: [
      'Slow, yes. Like somebody lifting his head out of water.',
      'It did. I had time for everything, only not for doing anything about it.',
    ],
  },
  {
    asked: [
      'How quickly did you have to act?',
      'How long was it between seeing him and braking?',
      'Was there any time to think?',
      'How quick were you on the brake?',
      'How fast did you have to be?',
      'What was your reaction time?',
    ],
    says: [
      'Less than a second. The hand took it before I did.',
      'Seven tenths, they read out. They were pleased with that, in the office.',
    ],
  },
  {
    asked: [
      'Have you watched the film yourself?',
      'Have you ever looked at the footage?',
      'Did they show you the video?',
      'Would you want to see the recording?',
      'Why did you not want to see the film?',
      'What would it be like to watch it?',
    ],
    says: [
      'No. They asked me, and I said, I was there.',
      "They've got it, I haven't seen it. Mine runs without a machine.",
    ],
    more: ['One day I might. With the sound off, and somebody next to me.'],
  },
  {
    asked: [
      'Have you heard anything from the boy or his family?',
      'Did his parents ever contact you?',
      'Has anyone from his family written to you?',
      'Did the boy ever come forward?',
      'Did you get a letter from them?',
      'Has his mother or father rung the company?',
    ],
    says: [
      'No, nothing. Nobody knows who he is, so who should write?',
      'Not a word. He ran, and with him everybody I could have asked.',
    ],
    more: ['A card would be strange, too. Thank you for braking.'],
  },
  {
    asked: [
      'Whose fault was it, would you say?',
      'Who is to blame for it, you or him?',
      'Who was in the wrong there?',
      'Was anybody at fault?',
      'Who would you blame, if you had to choose?',
      'Was it his own fault?',
    ],
    says: [
      "Nobody's, says the report. If I must choose, the phone's.",
      "He didn't look. That isn't a crime, he's fifteen.",
    ],
  },
  {
    asked: [
      'Is there something that you would do another way today?',
      'With what you know now, what would you change about that day?',
      'If you had that day again, what would you do?',
      'What would you do differently if you could turn back time?',
      'Is there anything you regret about that day?',
      'Do you wish you had done something else that day?',
    ],
    says: [
      "On the tram, nothing. In the hall that evening I'd have said a third sentence.",
      "The braking I'd leave. But I wouldn't have talked football the whole way home.",
    ],
    more: ["The sentence would have been: I'm frightened, come and sit down."],
  },
  {
    asked: [
      'What do you answer people who say just forget it?',
      'Should you not simply put it behind you?',
      'Why can you not just forget about it?',
      'What do you think when somebody says that nothing happened?',
      'Does it annoy you when people say it was nothing?',
      'Why not just move on, when all ended well?',
    ],
    says: [
      "I say yes. And I'd like them to show me the switch.",
      "They're right, nothing happened. It happens every day, that nothing.",
    ],
  },
  {
    asked: [
      'Are there gaps in what you remember?',
      'Do you remember everything, or are some pieces gone?',
      'Is your memory of it clear or blurred?',
      'How much of those seconds do you still know?',
      'Do you remember too much of it, or too little?',
      'Is there something about it that you cannot remember?',
    ],
    says: [
      'Too much. Only what I shouted is gone.',
      'I could draw you every tile there. My own voice is missing.',
    ],
  },
  {
    asked: [
      'Is that what you see when you lie in the dark?',
      'Do you see him in front of you at night?',
      'Does that picture come back when you lie in bed?',
      'When does that picture come, by day or by night?',
      'Is it his face that comes at night?',
      'Do you see it again when it is dark?',
    ],
    says: [
      "At night there's no picture. That comes in the daytime, in the middle of something.",
      'No. In the dark I see nothing. The pictures keep office hours.',
    ],
  },
  {
    asked: [
      'What sort of jacket was it?',
      'Which colour is the jacket?',
      'How does it look, this jacket?',
      'What is special about that jacket?',
      'Is it a common jacket?',
      'Can you describe the jacket to me?',
    ],
    says: [
      'Yellow, short, with a hood. Half the school has one this year.',
      'A yellow one with a silver strip. You see it from far, that was the idea.',
    ],
    more: ['I see them everywhere now. It was a good year for that shop.'],
  },
  {
    asked: [
      'What was the hardest thing about being at home?',
      'What was bad about those three weeks?',
      'What was difficult about having nothing to do?',
      'Was it hard not to work?',
      'When was it hardest, in the weeks at home?',
      'Did the walls close in on you at home?',
    ],
    says: [
      'Half past seven. All of them had a bag and somewhere to go.',
      'That I heard the trams from the bed, and none of them was mine.',
    ],
    more: ['And at four they came back, and asked me how my day was.'],
  },
  {
    asked: [
      'Who from work rang you in those weeks?',
      'Did your colleagues get in touch during those weeks?',
      'Who from the depot asked after you?',
      'Did you hear from your manager while you were off?',
      'Did anyone come to see you at home?',
      'Were you in contact with work in that time?',
    ],
    says: [
      'Graham rang, on a Friday. Steve sent me a photo of the canteen soup, no words.',
      "Graham, and the union man. The others didn't know what one says.",
    ],
  },
  {
    asked: [
      'When you say that you could have hit him, do you mean with the tram or in anger?',
      'Do you mean with the tram, or out of anger?',
      'What do you mean, you could have hit him?',
      'Hit him how, with your hands?',
      'Did you want to hit him out of anger?',
    ],
    says: [
      'With my hands. For running like that in front of me.',
      'In anger. My hands were shaking, and they wanted to do something.',
    ],
  },
  {
    asked: [
      'Have you told your wife about the jacket?',
      'Does Teuta know about the jacket?',
      'Did you tell Teuta whom you thought of?',
      'Does your wife know what you saw there?',
      'Have you spoken with your wife about the jacket?',
    ],
    says: [
      'No. If I say it at home, then it is in the house.',
      'Not her, not anybody. She would look at the girls differently.',
    ],
  },
]
