import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How two people on the phone begin, what may be called what, and how it is left at the end. */
export const noraOnTheLine: WrittenAnswer[] = [
  {
    asked: [
      'Am I speaking to the right person?',
      'Are you the one I should talk to about that?',
      'Is it you who looks after the deliveries?',
      'Are you the person for the vans?',
      'Am I right with you for route planning?',
    ],
    says: [
      "You are. If it's late or it's on wheels, it's me.",
      "For the vans, you've the right one. For the money there's Colm.",
    ],
  },
  {
    asked: [
      'May I call you Nora?',
      'Is it all right if I say Nora?',
      'What should I call you?',
      'Are first names fine with you?',
      'Do you prefer Nora or Ms Devlin?',
    ],
    says: [
      'Nora will do. Everybody does, even the ones I shout at.',
      "Nora's fine. Ms Devlin is who the bank writes to.",
    ],
  },
  {
    asked: [
      'Should I call later today instead?',
      'Shall I try you again in the afternoon?',
      'Is it better if we talk another time?',
      'Would another day suit you better?',
      'Do you want me to ring back when it is quieter?',
    ],
    says: [
      "Later's worse. You have me now, so go on.",
      'It never gets quieter this side of Christmas. Use your ten minutes.',
    ],
  },
  {
    asked: [
      'What do salespeople get wrong with you?',
      'What should I better not do on a call like this?',
      'What is the mistake that callers make with you?',
      'What puts you off in a sales call?',
      'How do the others lose you?',
    ],
    says: [
      'They talk about my vans before they ask about my docks.',
      'They tell me what I need. They were never here at four in the morning.',
    ],
    more: ['And they all say "journey". We have drops.'],
  },
  {
    asked: [
      'Is it okay if I tell you honestly when we are no use to you?',
      'If we do not fit I would say so, fair enough?',
      'Would you mind if I said no in the end?',
      'May I be frank if it is nothing for you?',
      'Shall we agree to be honest with each other?',
    ],
    says: ["I'd think more of you for it. Go on.", 'Fair. That would be the first one who did.'],
  },
  {
    asked: [
      'May I read from my notes?',
      'Is it all right that I have a list here?',
      'Would it bother you if I look at my papers?',
      'Do you mind that I am new at this?',
      'Can I go through my notes with you?',
    ],
    says: [
      "Look at them all you like. Just don't read me the whole page.",
      'Take your time. Everybody had a first week, mine was in a freezer coat.',
    ],
  },
  {
    asked: [
      'May I tell you how another customer did it?',
      'Do you want to hear a story from another wholesaler?',
      'Shall I give you an example from one of our customers?',
      'Can I tell you about a firm like yours?',
      'Would it be all right to describe what others have done?',
    ],
    says: [
      'Do. Have they docks, and have they a Gerry?',
      'Go on, if it was chilled. Parcels are another planet.',
    ],
  },
  {
    asked: [
      'Could you give me your number?',
      'Do you have a mobile I could ring?',
      'May I have your direct line?',
      'Is there a mobile number for you?',
      'Which number should I ring next time?',
    ],
    says: [
      'You have it, this is the one. The mobile is for drivers in ditches.',
      "This line. If I don't pick up, Bríd does, and she's nicer.",
    ],
  },
  {
    asked: [
      'So I send the page now and we talk in January?',
      'Is it agreed that we speak again in the New Year?',
      'So we leave it at the page and a call after Christmas?',
      'Have I understood correctly how we go on?',
      'So that is our plan, the page first and then January?',
    ],
    says: [
      "That's it. The page now, the call in January, after ten.",
      'You have it right. And nobody rings a driver in between.',
    ],
  },
  {
    asked: [
      'What matters most to you in all this?',
      'What should I take away from our talk?',
      'How would you put it in one sentence?',
      'What are the main things for you, in short?',
      'Could you tell me once more what is most important?',
    ],
    says: [
      'The docks, the drivers, and nothing before January. In that order.',
      "That somebody knows at four in the morning what Gerry knows. That's the lot.",
    ],
  },
]
