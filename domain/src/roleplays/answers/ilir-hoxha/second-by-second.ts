import type { WrittenAnswer } from '../../../graph/plan.ts'

/** The seconds at the stop, looked at closely, and the hours after them. */
export const secondBySecond: WrittenAnswer[] = [
  {
    asked: [
      'What was the worst moment of that day?',
      'Which moment was the worst for you?',
      'What was the hardest part of that afternoon?',
      'When was it at its worst, that day?',
      'Which second of it was the most terrible?',
      'What shocked you most about it?',
    ],
    says: [
      'The sliding. The brake is on, and you only wait.',
      'When it was quiet, before I dared to look down.',
    ],
    more: ["You've done all that you can do, and it's still moving."],
  },
  {
    asked: [
      'How can you tell that he was fifteen?',
      'Who told you how old the boy was?',
      'How old was the boy, exactly?',
      'How did they find out his age?',
      'Where do you have his age from?',
      'Are you sure about his age?',
    ],
    says: [
      "It's in the report. About fifteen, they wrote, from the camera.",
      "From the film, they said fifteen. I'd have said the same.",
    ],
  },
  {
    asked: [
      'How does a tram stop within such a short distance?',
      'How can something so heavy stop so fast?',
      "Isn't a tram too heavy to stop like that?",
      'How do the brakes of a tram work?',
      'What kind of brake is that?',
      'Is there a special brake for emergencies?',
    ],
    says: [
      "There's a magnet that goes down on the rail. And sand. It throws everybody forward.",
      "With the hazard brake, if you're slow already. At full speed, never.",
    ],
    more: ['You pull the handle right back, and the tram does the rest. Forty tonnes.'],
  },
  {
    asked: [
      'Did you use the bell?',
      'Could you still ring at him?',
      'Did he hear the bell?',
      'Did you hoot, or whatever a tram does?',
      'Could you warn him somehow?',
      'Was there time for a warning?',
    ],
    says: [
      'I rang it. He had something in his ears, I think.',
      'Bell and brake, at once. It was the brake that he heard.',
    ],
  },
  {
    asked: [
      'What did control say to you?',
      'What did you tell control?',
      'What did they tell you over the radio?',
      'How did the control room react?',
      'What was the answer when you reported it?',
      'Who was at the other end of the radio?',
    ],
    says: [
      'They said, is anybody hurt. I said no. They said, can you move. I said yes.',
      'A lady called Pam. She said, take your time, love. So I cleared the stop.',
    ],
  },
  {
    asked: [
      'Who did you ring first?',
      'Who did you talk to first after it?',
      'Whose voice did you hear first, after that?',
      'Who was the first to speak to you?',
      'With whom did you speak straight after it?',
      'Did you ring anybody from the stop?',
    ],
    says: [
      'Control, on the radio. After that, a lady with oranges.',
      "Control first, that's the order. My wife only in the evening.",
    ],
  },
  {
    asked: [
      'Did anybody at work say it was your fault?',
      'Did your colleagues blame you?',
      'Did anybody accuse you of something?',
      'Has the company held it against you?',
      'Did somebody say you should have been quicker?',
      'Was anybody cross with you about it?',
    ],
    says: [
      'Nobody. It would have been easier, perhaps. Then I could argue.',
      "No. They all said well done. I didn't know where to look.",
    ],
  },
  {
    asked: [
      'Has anybody told you that you saved his life?',
      'Do you know that he is alive because of you?',
      'Did anyone thank you?',
      'Did somebody tell you well done?',
      "Can you see that you saved that boy's life?",
      'Do you feel like a hero?',
    ],
    says: [
      'Graham said it, in his car. I looked out of the window.',
      "People say it. I've never seen a hero on half shifts.",
      "The brake saved him. I'm only the hand.",
    ],
  },
  {
    asked: [
      'Who measured the two metres?',
      'Where do the two metres come from?',
      'How can you be so sure of the distance?',
      'Is that an exact figure, two metres?',
      'Did they measure how far it was?',
      'Was it really two metres?',
    ],
    says: [
      "It's in the data. The tram writes down everything. I'd have said one.",
      'They measured it, with a tape. Two metres and a hand.',
    ],
  },
  {
    asked: [
      'In which month was it?',
      'What was the date?',
      'What time of year did it happen?',
      'How many weeks ago was that?',
      'Was that in autumn?',
      'How long is it since that day?',
    ],
    says: [
      'Ten weeks ago, in September. The schools were just back.',
      "September, a Tuesday. It's ten weeks now, I know it without a calendar.",
    ],
  },
  {
    asked: [
      'Were you shaking?',
      'Were you scared?',
      'Did your legs shake?',
      'Were you in shock?',
      'Did the fear come straight away?',
      'How did your body react when you had stopped?',
    ],
    says: [
      "Not while I braked. Afterwards my knees weren't mine.",
      'I was calm for as long as there was work. Then I was shaking.',
    ],
  },
  {
    asked: [
      'What did you hear?',
      'What did you hear in those seconds?',
      'Was it loud?',
      'Which sound do you remember of it?',
      'What was the noise like in the tram?',
      'Did somebody scream?',
    ],
    says: [
      'The brake. Then nothing. Then oranges, rolling the whole length of the tram.',
      "Nobody screamed. There was the brake, and after that you could've heard a watch.",
    ],
  },
  {
    asked: [
      'How did that day begin?',
      'Was it an ordinary day until then?',
      'What were you doing just before it happened?',
      'What was on your mind before he stepped out?',
      'Had you had a good day until then?',
      'Were you tired that day?',
      'Can you take me back to the start of that day?',
      'Could you take me back to the beginning of that day?',
      'How did the day start, the day of the boy?',
      'Can you walk me through that day, from the start?',
    ],
    says: [
      'A normal day. My last round, and I was thinking of dinner.',
      'I was whistling, I believe. I had slept, I had eaten. A good day.',
    ],
  },
  {
    asked: [
      'Why is it not enough that you did it right?',
      "Why doesn't it help you that it was all correct?",
      "Why can't you be glad that it went well?",
      'If you did nothing wrong, what is it that bothers you?',
      'Why does it follow you, when everything was correct?',
      'What more could you have done than stop?',
    ],
    says: [
      "Because right was two metres long. That's very thin.",
      "Because I can do it right again, and it's still not enough for the next one.",
    ],
  },
  {
    asked: [
      'Do you think that is fair?',
      'Is it not unfair that you have to carry it?',
      'Does it make you angry that he just goes on with his life?',
      'Do you find it unjust?',
      'Why do you pay for it, and not him?',
      'He has forgotten it and you have not, is that right?',
    ],
    says: [
      'No. But what should he do, suffer as well? He is a child.',
      "Fair, no. He had a fright for one minute. I'm glad it was only one.",
    ],
  },
]
