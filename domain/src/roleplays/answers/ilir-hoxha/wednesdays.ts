import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The drive home from swimming, Era since then, and Lira in the street. */
export const wednesdays: WrittenAnswer[] = [
  {
    asked: [
      'Since when does Era go with her mother?',
      'When was the last time you drove her to swimming?',
      'When did it stop, that she asks you?',
      'How long has she not gone with you?',
      'On which day did she ask her mother for the first time?',
      'How did she tell you that she would rather go with her mother?',
      "When did it start that Era doesn't ask you any more?",
      "Since when doesn't Era ask you to drive her?",
      "She doesn't ask you for the swimming any more, when did that start?",
      'When did Era stop asking you to drive her to swimming?',
    ],
    says: [
      'Three weeks ago. She stood there with her bag and asked her mother, very politely.',
      'Three Wednesdays now. She says, you must be tired, Papa.',
    ],
  },
  {
    asked: [
      'Where were you driving to?',
      'Where did you come from, in the car?',
      'Were you on the way there or on the way back?',
      'What trip was that, in the car?',
      'Was that on the way to swimming?',
      'In which street was it that you shouted?',
    ],
    says: [
      'Home from the baths. Her hair was still wet.',
      'On the way home from swimming. Two streets before our door.',
    ],
    more: [
      'A van pulled out by the chip shop. Every Wednesday we drove past it, and sometimes we stopped.',
    ],
  },
  {
    asked: [
      'Who else was in the car?',
      'Was Lira there as well?',
      'Was your wife in the car too?',
      'Were you alone with Era in the car?',
      'Did anybody else hear you shout?',
      'What did Lira do when you shouted?',
    ],
    says: [
      'Lira, next to me. She took out her earphones, and that she never does.',
      'The two girls. Teuta was at home, and the potatoes were on.',
    ],
    more: ['She put her hand back between the seats, and Era took it.'],
  },
  {
    asked: [
      'Was the shouting before or after you went back to work?',
      'Were you already driving trams again then?',
      'How long had you been back at work by then?',
      'Was that in the time when you were at home?',
      'Did the shouting come before the half shifts or later?',
    ],
    says: [
      'After. I had been back for four weeks, and I thought I was through.',
      'I was back on the tram by then. At work I was quiet the whole day.',
    ],
  },
  {
    asked: [
      'Does your wife know that you shouted?',
      'Does Teuta know what happened in the car?',
      'Who told Teuta about it, you or the girls?',
      'What did Teuta say about the shouting?',
      'Did you tell your wife that you had shouted?',
      'How did your wife find out about the car?',
    ],
    says: [
      'Lira told her, at the sink. Teuta came out to the car and knocked on the glass.',
      "She knows. She said, he isn't like that, and she said it so that I heard it.",
    ],
  },
  {
    asked: [
      'Did you give yourself a fright?',
      'Did it scare you that you could shout like that?',
      'Did you recognise yourself when you shouted?',
      'Did you know that side of yourself?',
      'Are you worried that you will shout again?',
      'Could it happen again, the shouting?',
    ],
    says: [
      "Yes. I didn't know that I had that voice in the house.",
      'A bit, every time the road is full. So I drive with the radio off.',
    ],
  },
  {
    asked: [
      'Do you miss taking her there?',
      'Do you miss the drives with your daughter?',
      'What was nice about driving her to swimming?',
      'What did you do in the car, the two of you?',
      'How is it for you on Wednesdays now?',
      'What do you do while they are at the baths?',
    ],
    says: [
      'Every Wednesday at half past four. I hear the car start, and I dry a plate.',
      'Yes. It was ten minutes, and she told me the whole week.',
    ],
    more: ['She always told me about the bottom of the pool, as if it was a country.'],
  },
  {
    asked: [
      'What would have to happen for Era to go with you again?',
      'How could you win her trust back?',
      'What does Era need from you now?',
      'What could you do so that she asks you again?',
      'How do you think you could make it good with Era?',
      'What would a first step with Era be?',
    ],
    says: [
      "That I say it first. She's eight, she can't begin.",
      'One sentence and no book. "I was frightened, and you did nothing wrong."',
    ],
    more: ["And then I'd have to wait. Waiting I can do, on rails."],
  },
  {
    asked: [
      'Have you told her why you shouted?',
      'Does Era know that it was not her fault?',
      'Does she know what was behind it?',
      'Could you explain to her what happened?',
      'How would you explain it to a child of eight?',
      'Does Era think that she did something wrong?',
    ],
    says: [
      'No. I think she thinks she laughed at the wrong thing. She laughs less.',
      "She doesn't know. I'd have to tell her what a brake can do to a man.",
    ],
  },
  {
    asked: [
      'Do you worry about Lira in the street?',
      'Are you afraid for your daughters since then?',
      'Does it frighten you that Lira has a phone, too?',
      'Do you worry when the girls are out?',
      'Have you become more careful with your girls?',
      'Do you check where the girls are?',
    ],
    says: [
      'Every morning since September. From the terminus I write to her: look up. On her phone, I know.',
      "I do. At half past three I'm at the window, and I stay until she's round the corner.",
    ],
  },
  {
    asked: [
      'Have you spoken with Lira about phones and trams?',
      'What do you tell Lira about her phone?',
      'Do you forbid her the phone in the street?',
      'Does she listen to you about the phone?',
      'Are you stricter about the phone now?',
    ],
    says: [
      'Look up, I say, whenever she goes out. Papa, she says, every time.',
      'I asked her to leave it in the bag at stops. She asked why. I had no answer.',
    ],
  },
]
