import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Teuta, his father, his friends, and the quiet that he has always had. */
export const hisPeople: WrittenAnswer[] = [
  {
    asked: [
      'Is Teuta Albanian, too?',
      'Does your wife come from Albania?',
      'Where is your wife from?',
      'Is Teuta from the same town as you?',
      'When did Teuta come to England?',
      'How did your wife settle in here?',
    ],
    says: [
      'From Shkodër, yes. Two streets from my school, and I had to go home for a wedding to see her.',
      "She is, too. She came after our wedding, with four suitcases and her mother's pot.",
    ],
  },
  {
    asked: [
      'Has your wife noticed a change in you?',
      'What has changed about you, in her eyes?',
      'Does Teuta see that you are different?',
      'What does your wife notice about you?',
      'Are you different at home since then?',
      'Have you changed since that day?',
    ],
    says: [
      'She has. She says I answer from the next room, also when I sit beside her.',
      "I've got quieter, she says. From me that's hard to do.",
    ],
    more: ["She doesn't say it as a reproach. She says it like the weather."],
  },
  {
    asked: [
      'Is the money a worry for Teuta?',
      'Is your wife afraid about the money?',
      'How does Teuta take it that there is less money?',
      'Does your wife complain about the money?',
      'Do you two quarrel about money?',
    ],
    says: [
      'She says no, and she buys the cheap coffee.',
      "She doesn't complain. She took the breakfast club before I had asked.",
    ],
  },
  {
    asked: [
      'What would your father answer if you told him about the boy?',
      'How would your father take it if he knew?',
      'How do you think your father would react to it?',
      'Could you tell your father about it one day?',
      'What would happen if you told him on a Sunday?',
    ],
    says: [
      "He'd ask about the tram. Then nothing for a long time, and that would be it.",
      'He\'d say, "And the boy?" And when I say he ran, he would talk about the weather.',
    ],
  },
  {
    asked: [
      'What did your father do when he got home from work?',
      'How were the evenings with your father?',
      'What was your father like at home, after work?',
      'Did your father play with you?',
      'How did your father rest after a day on the bus?',
      'What did he do when his shift was over?',
    ],
    says: [
      'He washed his hands, for a long time. I thought it was the oil.',
      'He ate, and then he read one newspaper twice. We went on tiptoe.',
    ],
    more: ['Now I wash mine like that. I noticed it at the tap.'],
  },
  {
    asked: [
      'Have you got friends in Sheffield?',
      'Are there other Albanians here that you know?',
      'Do you meet people from home?',
      'Do you have a circle of friends here?',
      'Do you still see your friends?',
      'Who do you spend time with, outside the family?',
    ],
    says: [
      'Besnik, and three or four families. At Bayram everybody brings too much.',
      'A few. Since autumn I say we are busy, and they believe it.',
    ],
  },
  {
    asked: [
      'What do your friends say about you?',
      'What would your best friend say about you?',
      'How would a friend of yours describe you?',
      'What would Besnik tell me about you?',
      'How do others see you?',
      'What are you known for among your friends?',
    ],
    says: [
      'That I carry a sofa up four floors and say "nice day" at the top.',
      'Besnik says, he loses at chess like a gentleman. More he would not tell you.',
    ],
  },
  {
    asked: [
      'Were you always such a quiet person?',
      'Is the quiet in you new?',
      'Were you a quiet child?',
      'Have you ever been a talker?',
      'Since when are you so quiet?',
      'Did you talk more in earlier days?',
    ],
    says: [
      'Always. As a boy they sent my brother to see if I was in the room.',
      'Quiet I always was. But there was a tune in it.',
    ],
    more: ["There's a quiet where one listens, and one where one hides."],
  },
  {
    asked: [
      'Is it your family that keeps quiet, or is everybody like that over there?',
      'Does the silence come from your country or from your father?',
      'Is not talking something Albanian?',
      'Is that typical for men where you come from?',
      'Do men in your family never talk?',
      'Where did you learn to keep things to yourself?',
      "Where does it come from, do you think, that you don't talk about such things?",
      'Where do you think that comes from, not talking about things at home?',
      "You don't talk about such things at home. Where does that come from?",
      'Where does the not talking come from?',
    ],
    says: [
      'My family. Next door they shouted everything out of the window.',
      'From my father. Albanians talk the whole day, you should hear my aunt.',
    ],
  },
  {
    asked: [
      'Does your brother know about it?',
      'Have you told your brother?',
      'What does your brother say?',
      'Could you talk to your brother, he drives as well?',
      'Are you close to your brother?',
      'How often do you speak with your brother?',
    ],
    says: [
      'A little. He says, look on the bright side, brother, you stopped. He is on motorways.',
      "He knows there was something. We're four sentences a year, and that was two of them.",
    ],
    more: ["He asked if it was the brakes. It wasn't the brakes."],
  },
  {
    asked: [
      'Who would you like to tell about it first?',
      'If you told one person, who would it be?',
      'Who should be the next to hear it?',
      'Who would be the easiest to tell?',
      'Whom would you trust with it?',
    ],
    says: [
      "Teuta. I would do it in the car, there one needn't look at each other.",
      'Teuta, before all others. Steve perhaps, after that.',
    ],
  },
  {
    asked: [
      'What do you do when Teuta is sad?',
      'How do you comfort others?',
      'What do you do when one of the girls cries?',
      'Are you good at comforting people?',
      'How did you comfort your girls when they were small?',
    ],
    says: [
      'I make tea and stay in the room. It works with girls, and with young drivers.',
      "I sit on the edge of the bed until it's over. Nobody does that with me, I'm too big.",
    ],
  },
  {
    asked: [
      'Do you want to be more open with your girls?',
      'Should your girls know more about you than you did about your father?',
      'Would you like the girls to know what goes on in you?',
      'What do you want Lira and Era to know about their father?',
      'How much should children know about their father, do you think?',
    ],
    says: [
      'More than I knew of mine. One does not have to guess with a good timetable.',
      "Yes. Not everything. Enough that they needn't whisper.",
    ],
  },
  {
    asked: [
      'What did your father drink?',
      'Did your father drink?',
      'Was there much drinking at home when you were small?',
      'Did your father have a glass to get to sleep?',
      'How much did your father drink?',
      'Have you got it from your father, the raki?',
    ],
    says: [
      'One small glass, after dinner. I never saw him pour a second.',
      'A small one, every evening, at the same minute. We took it for a custom.',
    ],
  },
  {
    asked: [
      "How's your sex life?",
      'How is it between the two of you in bed?',
      'Are you still intimate with your wife?',
      'Has it changed anything in bed?',
      'Do you still hold each other at night?',
    ],
    says: [
      "That stays between Teuta and me. You'll understand.",
      "I get up at half past four and she lies down at eleven. The rest isn't for the form.",
    ],
  },
]
