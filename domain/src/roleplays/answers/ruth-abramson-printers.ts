import type { WrittenAnswer } from '../../graph/plan.ts'

/** The printer room, and how one would know that it goes better this time. */
export const ruthOfThePrinters: WrittenAnswer[] = [
  {
    tells: 'background-3',
    asked: [
      'What printers?',
      'What printers are you talking about?',
      'What was the printer room?',
      'What did you personally think of the printers at the time?',
      'What did you think of it at the time?',
      'Do you have 3D printers?',
      'Tell me more about the printers.',
      'How much did the printers cost?',
      'When did you buy the printers?',
      'Did you vote for the printers?',
      'Was that something you paid for?',
      'What happened with the 3D printers?',
    ],
  },
  {
    tells: 'background-3.2',
    asked: [
      'How often were the printers used?',
      'Do people laugh about it?',
      'Does anyone still use it?',
      'Does anybody use the printers?',
      'How is the printer room doing?',
      'How many days was the printer room used?',
      'Were the printers a success?',
      'What happened with that?',
      'What came of it?',
    ],
  },
  {
    tells: 'pain-2',
    asked: [
      'What went wrong with the last idea?',
      'Have you been disappointed before?',
      'Have you been burned before?',
      'Do you have any experience with something like this?',
      'Why are you so sceptical?',
      'What makes you careful?',
      'Have you invested in something like that before?',
    ],
  },
  {
    asked: [
      'Why did the printers fail?',
      'Why did nobody use the printers?',
      'Why did nobody use them?',
      "Why didn't people use it?",
      'Why do you think nobody came?',
      'What was wrong with the printer room?',
    ],
    says: [
      'We asked who liked the idea. We never asked who would come.',
      'It opened at two and closed at five. Who prints at three in the afternoon?',
      "Nobody had written down a number at which we'd stop. So we didn't.",
    ],
    more: ["That's why I ask you for yours."],
  },
  {
    asked: [
      'What will happen to the printer room now?',
      'Could you sell the printers?',
      'What are you going to do with the printers?',
      'Can the printer room be used for something else?',
    ],
    says: [
      "I've had an offer of six thousand for the lot. I may take it.",
      'A school wants two of them. The rest nobody wants.',
      "It'll be a reading room again, if I live to see it.",
    ],
  },
  {
    asked: [
      'Is twelve visits an evening too low for you?',
      'Is that strict enough?',
      'How many people need to come?',
      'What target would you set?',
      'How many is enough?',
      'Is twelve too low for you?',
      'Is that number too low?',
      'What number would you want to see?',
      'How many visitors would be enough?',
      'How many visitors would you want to see?',
      "What's a good number?",
      'What would be a good figure?',
      'What would be a good threshold?',
      "What's the smallest number of visitors you'd accept?",
      "What's the minimum?",
      "Is there a figure where you'd call it a success?",
      'What figure would you call a success?',
      'At which number should we stop?',
      'How many people would have to come?',
      'Where would you have set the number, higher or lower?',
      'Would you set the stop number higher or lower?',
      'Would you put the limit higher than we did?',
    ],
    says: [
      "In each branch I'd want fifteen an evening. Fewer, and we stop.",
      "Fifteen. Below ten it's cheaper to send everybody a taxi and a book.",
      "Divide it. If a visit costs more than four pounds, I'd stop. That makes ten, and I'd rather have fifteen.",
    ],
  },
  {
    asked: [
      'What would you compare it with?',
      'Compared with what?',
      'What do you compare us with?',
      "What's the benchmark?",
    ],
    says: [
      "With what a visit costs by day. It's about four pounds.",
      "With the daytime. You'll have those figures, I hope.",
      "With doing nothing. That's always the cheapest one on the table.",
    ],
  },
  {
    asked: [
      'Why fifteen?',
      'Why that number?',
      'How do you arrive at that number?',
      'How did you work that out?',
    ],
    says: [
      'Because at ten a visit costs what it costs by day. I want it cheaper, with nobody there.',
      'I divided. Two pounds fifty a visit at fifteen, and close to four at ten. Four is what we pay now.',
    ],
  },
  {
    asked: [
      'How do I count them?',
      'How should we count the visitors?',
      'How do you count the visits?',
      'Who should do the counting?',
    ],
    says: [
      "The door counts. Every card's a visit. And somebody who isn't you reads it off.",
      'By the card at the door. Once per person and evening, please.',
    ],
  },
  {
    asked: [
      'What if it rains and nobody comes?',
      'What if nobody comes?',
      'What if fewer people come than we think?',
      "And if it doesn't work?",
      'What if it fails?',
    ],
    says: [
      'Then you stop at your number, and you tell me before I ask.',
      "Then we've lost the doors and not the decade. If you've a stop.",
    ],
  },
  {
    asked: [
      'How long should we try it?',
      'When should I come back with results?',
      'When do you want to see results?',
      'How long should the trial be?',
      'How long a pilot would you want?',
      'How many months do you want to see?',
    ],
    says: ['Six months, with one winter in it.', 'Six. Three is a novelty, and twelve is a habit.'],
  },
  {
    asked: [
      'What has been tried before?',
      'What have you tried so far?',
      'What did you do to bring people in?',
      'Have you tried anything to get more visitors?',
    ],
    says: [
      'A room of printers, a reading club, and a bus. The bus was good.',
      "Longer Saturdays. It worked, and then we couldn't pay for them.",
    ],
  },
  {
    asked: [
      'Do you consult the public?',
      'Do you ask the users?',
      'Have you asked the people in the branches?',
      'Do you do surveys?',
    ],
    says: [
      'We ask. The ones who answer are the ones who come already.',
      "Every two years. Thornley's children don't fill in forms.",
    ],
  },
]
