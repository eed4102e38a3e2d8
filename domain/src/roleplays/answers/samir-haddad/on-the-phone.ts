import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How it was to ring us, four times: the queue, the names, what was said and what was not. */
export const onThePhone: WrittenAnswer[] = [
  {
    asked: [
      'Why did nobody call you back?',
      "Do you know why you weren't called back?",
      'Did they say why nobody rang?',
    ],
    says: [
      "You're asking me? It's your company.",
      'I slept next to the phone, and nobody ever told me why it stayed quiet.',
    ],
  },
  {
    asked: [
      'What did they tell you the last time you rang?',
      'What were you told on the last call?',
      'What were you told before?',
    ],
    says: [
      'That a machine was on its way. What came was a charger.',
      'The last one promised me a machine. I got a charger in a box as big as a hat.',
    ],
    more: ['Before that they said somebody would ring. Before that, restart it and wait an hour.'],
  },
  {
    asked: [
      'Did they say how long you would have to wait?',
      'Were you told how long the queue was?',
      'Did you know how long it would be?',
      'Did the tape say when it would be your turn?',
      'Did anyone tell you your place in the queue?',
    ],
    says: [
      'A voice told me I was important. Every two minutes.',
      '"Your call matters." Nothing about how long. I looked at the kitchen clock.',
    ],
  },
  {
    asked: [
      'On which days did you ring?',
      'When did you call us?',
      'When was each of your calls?',
      'What days were your three calls?',
      'Which days have you been on the phone to us?',
      'When did you call the last time?',
    ],
    says: [
      'Friday at lunch, Friday night, Saturday morning. And today.',
      'Twice on Friday, once on Saturday. And now with you.',
    ],
  },
  {
    asked: [
      'What were the names of the people you spoke to?',
      'Do you know who you spoke to on Friday?',
      'Can you remember their names?',
      'Did the others tell you who they were?',
      'Who was it on Friday?',
      'Do you have any names for me?',
      'Who have you spoken to so far?',
      'Did you talk to anybody about this before me?',
    ],
    says: [
      "Leah, on Saturday. The two on Friday had no names, or I wasn't told them.",
      'Only Leah. The first was a young man in a hurry, the second a lady with a cold.',
    ],
  },
  {
    asked: [
      'Did you call on Sunday?',
      'Was anybody there on Sunday?',
      'Did you try again at the weekend?',
      'Have you rung us yesterday?',
      'What happened when you rang on Sunday?',
    ],
    says: [
      "On Sunday there's a tape. Open again on Monday, it says, with the same music.",
      'I tried. The tape wished me a good day.',
    ],
  },
  {
    asked: [
      'Did anybody return your call?',
      'Has somebody rung you back since?',
      'Were you called back?',
      'Did the promised call ever come?',
      'Has anyone from us phoned you?',
    ],
    says: [
      'Not one. I kept it next to the till, loud, all weekend.',
      'Nobody. My mother rang, twice. Not you.',
    ],
  },
  {
    asked: [
      'Did Leah write to you?',
      'Have you got it in writing?',
      'Is there an email from Leah?',
      'Did she confirm it by text?',
      'Do you have anything from her on paper?',
    ],
    says: [
      'Nothing. Her word, and a number on a napkin.',
      'No. She said it, and I believed it. Today I want it written.',
    ],
  },
  {
    asked: [
      'Why did you believe Leah?',
      'What made you trust her?',
      'What was good about the talk with Leah?',
      'What did Leah do well?',
      'Was Leah nice to you?',
    ],
    says: [
      "She didn't read from anything. She sounded as if she'd go and pack it herself.",
      'She let me finish. After that Friday it was like a holiday.',
    ],
  },
  {
    asked: [
      'How did Leah react when you got loud?',
      'What did Leah say to that?',
      'Did she put the phone down?',
      'How did she take the shouting?',
      'Was she upset?',
    ],
    says: [
      "She went quiet, and then she said sorry again. I'd have hung up on me.",
      'No, she stayed on. Very calm. That made it worse, afterwards.',
    ],
  },
  {
    asked: [
      'Are you often that angry?',
      'Do you lose your temper quickly?',
      'Are you somebody who shouts a lot?',
      'Is that like you?',
      'Do you always get loud?',
    ],
    says: [
      "No. Ask my waiters, I'm the quiet one. Rima's the loud one.",
      'At football, yes. At people, almost never.',
    ],
  },
  {
    asked: [
      'Why does that weigh on you?',
      'Why are you sorry about it?',
      'Why does it matter to you how you spoke to her?',
      'Why are you ashamed of that?',
      'Does it still bother you that you were loud?',
    ],
    says: [
      "My father had a shop. In forty years he never shouted at anybody's child.",
      "Because she was the only one who tried. And she's the one I shouted at.",
    ],
  },
  {
    asked: [
      'Do you want to speak to Leah yourself?',
      'Shall I get Leah on the line?',
      'Would you like to say it to her directly?',
      'Shall I fetch Leah?',
      'Do you want to talk to her?',
    ],
    says: [
      'Another day. Today you tell her from me, and then you send the machine.',
      "When it beeps, put her on. Then I've something nice to say to her, too.",
    ],
  },
  {
    asked: [
      'What else should I tell Leah?',
      'Is that all I should say to her?',
      'Anything else for Leah?',
      'Is there another message for her?',
      'Shall I say anything more to Leah?',
      'What other words do you have for Leah?',
    ],
    says: [
      "That she should come and eat. The lamb's on me, and I'll speak quietly.",
      'Only that. And that the charger was very well packed.',
    ],
  },
  {
    asked: [
      'Should Leah look after it instead of me?',
      'Do you want Leah to be your person?',
      'Would you prefer to go on with Leah?',
      'Shall I hand it over to Leah, as she knows you?',
      'Would it be nicer for you to have Leah again?',
      'Leah or me, who shall it be?',
    ],
    says: [
      "You've got it in front of you now. Keep it, please.",
      "Leah was kind. But I want the one who looks into the box, and that's you.",
    ],
  },
  {
    asked: [
      'What kind of music was it?',
      'What did you hear while you waited?',
      'What is our music like?',
      'Is the music that bad?',
      'What did they play to you?',
    ],
    says: [
      'A piano. Eight bars, and then again. My son says I hum it.',
      "The same bit of piano, over and over. I know now where the pianist's mistake is.",
    ],
  },
  {
    asked: [
      'What did you do while you waited?',
      'How did you spend the time on hold?',
      'Could you work while you were waiting?',
      'Did you have to stand by the phone the whole time?',
      'How did you pass the thirty-five minutes?',
      'What does one do for two hours on hold?',
    ],
    says: [
      'I laid thirty-eight places. With the phone between ear and shoulder.',
      'I polished glasses. They have never been so clean.',
    ],
  },
  {
    asked: [
      'Is that how it was?',
      'Have I noted that correctly?',
      'Did I get all of it?',
      'Have I understood everything so far?',
      'Is that the whole story?',
      'Did I leave anything out?',
    ],
    says: [
      "That's it. You've written it down, I can hear it.",
      'Yes. And nobody called back. Put that in as well.',
      "That's all of it. You see, it takes one minute.",
    ],
  },
  {
    asked: [
      'Do you think you explained it badly?',
      'Did you say clearly what you needed?',
      'Could it have been a misunderstanding?',
      'Maybe they did not understand you on the phone?',
      'Perhaps you were not clear enough?',
    ],
    says: [
      'I said: the machine is dead. Four words. How do you say that more clearly?',
      'She read it back to me: one machine, by courier. We understood each other.',
    ],
  },
  {
    asked: [
      'Why did you not ring at a quieter time?',
      'Could you not have called in the afternoon?',
      'Why do you call on a Monday, of all days?',
      'Why did you call at this hour?',
      'Was there no better time to call?',
      'Why now and not later in the day?',
    ],
    says: [
      'Because later I have guests. And no machine.',
      'It was the first quiet minute I had. It lasted thirty-five.',
    ],
  },
]
