import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The cover and its dates: how often she asked, what was promised, and what she would believe now. */
export const whenSomebodyComes: WrittenAnswer[] = [
  {
    asked: [
      'How often have you asked?',
      'How many times did you ask about it?',
      'How often did you have to remind us?',
      'How many times have you been told soon?',
      'Was it once or several times that you asked?',
      'How often did you follow it up?',
    ],
    says: [
      'Three times. August, September, October. I skipped November out of politeness.',
      'Three times. The fourth would have been today.',
    ],
    more: [
      'The first time I brought a list. The second time only the date. The third time only myself.',
    ],
  },
  {
    asked: [
      'What did you do when the cover did not come?',
      'How did you manage when the agency people stayed away?',
      'What happened on the first night without cover?',
      'Who did the nights when nobody came?',
      'How did you fill the gap?',
      'What did you do about the holes in the rota?',
    ],
    says: [
      'I crossed out their names and wrote in mine. With the same pen.',
      'I waited till nine, and then I took my coat off again.',
    ],
    more: ["I told nobody for two days. I was ashamed that I'd believed it."],
  },
  {
    asked: [
      'What date did they give you last time?',
      'Was there ever a date?',
      'Did you get a date before?',
      'For when was the cover announced?',
      'When was the help supposed to start?',
      'From which day should somebody have come?',
    ],
    says: [
      'The first of October, for the agency. Since then only soon.',
      'One date, the first of October. I had put a star beside it.',
    ],
  },
  {
    asked: [
      'How many agency people were you promised?',
      'How many people should have come?',
      'How much cover were you told you would get?',
      'For how long should the agency people have stayed?',
      'Was it one person or more that they promised?',
    ],
    says: [
      'Two, for eight weeks. I had cleared a shelf for their supper.',
      'Two people till Christmas. I had even found them lockers.',
    ],
  },
  {
    asked: [
      'Who keeps telling you maybe?',
      'Who says maybe to you?',
      'From whom do you hear that all the time?',
      'Who has been putting you off?',
      'Who has been saying soon to you?',
      'Which people keep you waiting?',
    ],
    says: [
      'Your office says soon. The agency says maybe, in a nicer voice.',
      'You, the rota, the agency. In that order, and round again.',
    ],
  },
  {
    asked: [
      'What would it take for you to believe it this time?',
      'How can I convince you that it is meant seriously?',
      'What would prove to you that it happens now?',
      'How could you trust a promise again?',
      'Why should you believe me this time?',
      'What do you need to see so that you believe it?',
    ],
    says: [
      'A name beside each night. Not a plan, a name.',
      'Somebody standing there at eight with a badge. Until then, paper with a date.',
    ],
    more: ["In September it was bold print. I don't believe in bold print any more."],
  },
  {
    asked: [
      'Is another extra night coming up?',
      'Do you have another extra night this week?',
      'When is the next one that is not yours?',
      'How many extra nights are still planned?',
      'Are there more of them to come?',
      'What is on the rota for the next weeks?',
    ],
    says: [
      "Thursday. It's always a Thursday. That makes twelve.",
      'One this week, and in December two with my name in pencil.',
    ],
    more: ['The pencil is the worst. You think you could rub it out.'],
  },
  {
    asked: [
      'How many more nights could you manage?',
      'Could you still do one or two?',
      'How long could you keep it up, if you had to?',
      'Would you do one more if I asked you?',
      'Can you hold on a little longer?',
      'Could you do a few more until somebody is there?',
    ],
    says: [
      "Two, if there's a date behind them. Without one, none that I'd trust.",
      'I could stand there. Whether I could read is another thing.',
    ],
  },
  {
    asked: [
      'Did the head of department never say anything?',
      'Has nobody from upstairs said a word to you?',
      'Was there not a word from the management?',
      'Did the people at the top not notice?',
      'Does anybody up there know how many you did?',
    ],
    says: [
      'Not a word. There was a mail about fridge doors.',
      'From upstairs comes the rota. Words come from the porter.',
    ],
  },
  {
    asked: [
      'Do you know anybody for the posts?',
      'Could you recommend somebody for the empty posts?',
      'Is there somebody you would like to have here?',
      'Who would be right for the empty posts?',
      'Do you have a name for me for those posts?',
    ],
    says: [
      'Jess has a cousin, qualified and bored. Write nights in the letter, though.',
      "Somebody from Frank's old list, perhaps. I can ring two of them on Saturday.",
    ],
  },
  {
    asked: [
      'Would you take tonight off?',
      'What if somebody did your shift tonight?',
      'If I found somebody for tonight, would you stay home?',
      'Would you stay in bed tonight, if you could?',
      'Shall I find somebody for tonight?',
    ],
    says: [
      "Who's at the bench, then? If there's a name, I'm asleep already.",
      "Yes. I wouldn't even argue, that's how tired I am.",
    ],
  },
  {
    asked: [
      'Would it embarrass you to be thanked in front of people?',
      'Would you like it if I thanked the night team in public?',
      'Shall I say thank you in front of everybody?',
      'How would you feel if I mentioned it in the meeting?',
      'Do you want it said publicly what you did?',
      'Would you mind if I praised you in front of the others?',
    ],
    says: [
      'A little. Thank the four trainees with me, then I can bear it.',
      "I'd look at my shoes. Do it all the same, at handover and not at two.",
    ],
  },
]
