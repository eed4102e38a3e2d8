import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Who else was there, and what followed on the same day. */
export const theHoursAfter: WrittenAnswer[] = [
  {
    asked: [
      'Was the boy alone?',
      'Were his friends with him?',
      'Who was with the boy?',
      'Did he have friends with him on the platform?',
      'What did the other people on the platform do?',
      'Was there anybody who could have pulled him back?',
    ],
    says: [
      "Two others stood by the shelter. They weren't laughing.",
      'He was in front, his friends behind. One of them had his hands on his head.',
    ],
  },
  {
    asked: [
      'Did anybody film it?',
      'Is there a video of it on the internet?',
      'Did the people take pictures?',
      'Have you looked for a video of it?',
      'Was it in the newspaper?',
      'Did anybody write about it?',
    ],
    says: [
      'Everybody had a phone in his hand, and nobody filmed. I have looked.',
      "Not one line in the paper. Nobody was hurt, so it's no news.",
    ],
  },
  {
    asked: [
      'Did he drop his phone?',
      'What happened to the phone?',
      'Did he keep hold of the phone?',
      'What was he doing on his phone?',
      'What was he looking at, on the phone?',
    ],
    says: [
      'He held it the whole time. He ran off with it, like with an egg.',
      "I'd like to know what was so good on it. I'll never find out.",
    ],
  },
  {
    asked: [
      'How long did you stand there?',
      'For how long was the tram standing?',
      'How long did the stop last?',
      'How long was it until you went on?',
      'How much time passed before you moved again?',
    ],
    says: [
      "Four minutes, says the report. I'd have said an hour.",
      'Four minutes. I made up two of them on the hill.',
    ],
  },
  {
    asked: [
      'Did you shout at the boy?',
      'Did you say something to the boy?',
      'Did you call after him?',
      'What did you shout when he stepped out?',
      'Did you say anything aloud in that moment?',
      'Did you swear?',
    ],
    says: [
      "My mouth was open, I know that. What came out, I couldn't tell you.",
      'Nothing. He was gone before I had a word. Now I have plenty.',
    ],
  },
  {
    asked: [
      'What did you and Graham talk about in the car?',
      'How was the drive home with Graham?',
      'What did Graham say on the way home?',
      'Who took you home that day?',
      'How did you get home that day?',
    ],
    says: [
      'Graham drove me. We talked about football, from door to door. He was glad of it, I think.',
      "In Graham's car. At my gate he said, ring if you need anything. Then he looked for his keys.",
    ],
  },
  {
    asked: [
      'Did they offer you help straight away?',
      'What help did they offer you?',
      'Did anybody give you a number to ring?',
      'Was there support from the company on that day?',
      'Did you ring the number they gave you?',
    ],
    says: [
      "A card with a number. It's in my locker, behind the spare gloves.",
      "They said, there's a line you can ring. I drive a line, I said. They laughed.",
    ],
  },
  {
    asked: [
      'Did you go to hospital?',
      'Were you hurt yourself?',
      'Did a doctor look at you that day?',
      'Did they check you over afterwards?',
      'Were you injured?',
    ],
    says: [
      'No. There was nothing that one could bandage.',
      'Nobody was hurt, me neither. I had a cup of tea, with sugar.',
    ],
  },
  {
    asked: [
      'What was the weather like that day?',
      'Was it raining?',
      'Was it dark?',
      'Was it slippery?',
      'How was the visibility?',
      'Were the rails wet?',
    ],
    says: [
      "It was dry, good light. You couldn't have had better.",
      "Sunshine. On wet rails I'd have needed three metres more.",
    ],
  },
  {
    asked: [
      'Did you talk to the police?',
      'Did the police come?',
      'Were the police involved?',
      'Did you have to make a statement?',
      'Was it reported to the police?',
    ],
    says: [
      'No police. Nobody was hurt, so it stays in the house.',
      'Only my own people. I wrote two pages for them, by hand.',
    ],
  },
]
