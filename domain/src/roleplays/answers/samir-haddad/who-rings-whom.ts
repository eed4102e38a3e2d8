import type { WrittenAnswer } from '../../../graph/plan.ts'

/** Who calls whom tomorrow, and what is said in the house when the call is over. */
export const whoRingsWhom: WrittenAnswer[] = [
  {
    asked: [
      'Can you read my number back to me?',
      'Could you repeat my number?',
      'Have you got my number right?',
      'Could you say the extension back to me?',
      'Did you get all the digits?',
      'Would you repeat that number, so that I know it is right?',
      "Could you read it back to me, so we've got it right?",
      'Could you read the number back to me?',
      'Would you read that number back, so that I know you have it?',
      'Can you tell me what you have written down as my number?',
    ],
    says: [
      "It's on the napkin, every figure. I write numbers like an engineer, you can read them in the dark.",
      "I have it. I'll ring it once tonight, to hear whether it's you.",
    ],
  },
  {
    asked: [
      'If I can not reach you, who should I ask for?',
      'Who else can I speak to at your place?',
      'Is there another number if you do not pick up?',
      'Who do I talk to if you are busy?',
      'Who knows about it besides you, if I have to call?',
      'Can I leave a message with somebody?',
    ],
    says: [
      'Rima, on the restaurant number. Let it ring, she has to wash her hands.',
      'My sister. Say "machine" first, then she listens.',
    ],
  },
  {
    asked: [
      'How late can I call you in the evening?',
      'Until what time may I ring?',
      'Is it all right to call you at night?',
      'Up to when can I reach you tonight?',
      'Is eight in the evening too late to call?',
      'Can I still call you after six?',
    ],
    says: [
      "Until six. Then I'm serving, and after eleven I'm awake again.",
      "Before six, or at midnight if it's good news. Then I'm doing the bills.",
    ],
    more: ["Ring twice. The first time I've always got something hot in my hand."],
  },
  {
    asked: [
      'Will you ring me, or shall I ring you?',
      'Who calls whom if it is not there?',
      'Should I call or do you want to call?',
      'Which of us rings if it does not come?',
      'Do you phone me or do I phone you?',
      'If nothing has come, who picks up the phone?',
    ],
    says: [
      "You ring me. I've rung enough for one machine.",
      "You. If you don't, I'm at the phone one minute later.",
    ],
  },
  {
    asked: [
      'What will you say to Rima after this call?',
      'What will you tell your sister now?',
      'How will you tell Rima about it?',
      'What do you say when you go back into the kitchen?',
      'Will you tell Rima what we have agreed?',
    ],
    says: [
      "That I had a person. She'll say, and the machine? And I say, tomorrow.",
      'Nothing, until it stands there. I\'ve said "it\'s coming" once too often in that kitchen.',
    ],
    more: ['She believes in things she can put on a table.'],
  },
  {
    asked: [
      'What will you do now, after we hang up?',
      'What are you doing as soon as we have finished?',
      'And what happens next at your end?',
      'What is the next thing on your list?',
      'What do you do right after this?',
    ],
    says: [
      'Lay the last four tables. And I put your name next to the till.',
      "I open the door and say 'cash only'. For the last time, I hope.",
    ],
  },
  {
    asked: [
      'What would you be doing now if you were not on the phone?',
      'What did I take you away from?',
      'What were you doing before I picked up?',
      'What would you normally be doing at this hour?',
      'What should you be doing at the moment?',
    ],
    says: [
      'Folding napkins. So I fold them, with the phone on my shoulder.',
      'The order for Friday. Forty people want wine, and the merchant shuts at one.',
    ],
  },
  {
    asked: [
      'Is it ours or yours, the machine?',
      'Does the machine belong to you?',
      'Do you rent it or is it your own?',
      'Have you bought the machine or is it rented?',
    ],
    says: [
      "It's yours, I rent it. So it's your machine that is dead.",
      "Rented. I've paid for it three times over by now, but it's yours.",
    ],
  },
]
