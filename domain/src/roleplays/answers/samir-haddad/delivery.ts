import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How it could come, how he is reached, and what else may be offered to him. */
export const delivery: WrittenAnswer[] = [
  {
    asked: [
      'Would it be better in the morning or in the afternoon?',
      'Morning or afternoon?',
      'Is the morning better for the delivery?',
      'What time should the courier come?',
      'When can the courier come?',
      'How late can the courier come?',
      'When is somebody there to take it?',
      "What's a good time for the delivery?",
    ],
    says: [
      "In the morning. Between nine and twelve I've got my hands free.",
      'Morning. From twelve on I have plates in my hands.',
      'Before twelve. After that nobody hears the door.',
    ],
  },
  {
    asked: [
      'Where should the courier go?',
      "What's the address?",
      'Which door should he use?',
      'Where do you want it delivered?',
      'Is your address still the same?',
      'Where is the restaurant?',
      'What street are you in?',
      'Where shall we send it?',
      'Can you confirm your address?',
    ],
    says: [
      'Fourteen Mill Road. The blue door.',
      'To the restaurant. Fourteen Mill Road, next to the chemist.',
      'Mill Road, number fourteen. The charger found it, so the machine will.',
    ],
  },
  {
    asked: [
      "Who'll be there to sign?",
      'Who should I ask for?',
      'Who should the courier ask for?',
      'Would somebody be there?',
      'Can your sister take it?',
      'Will somebody be in?',
      'Who will take the parcel?',
      'Is anybody in to receive it?',
      'Can somebody else sign for it?',
      'Can Rima sign for it?',
      'Can your sister sign for it as well?',
    ],
    says: [
      "I will, or my sister. There's somebody here from eight.",
      "Me. I'm not leaving that door.",
      'Rima or me. And this time we open it before we sign.',
    ],
  },
  {
    asked: [
      'How can I reach you?',
      "What's your phone number?",
      'What number can I call you on?',
      "What's the best number for you?",
      "What's the best number, the one you're calling from?",
      'Is the number you are calling from all right?',
      'Is this the number to call you on?',
      'Can I call you on this number?',
      'How do I get hold of you?',
      "Can I take the number you'd like me to ring?",
      'Can I take a phone number for you?',
      'Which number would you like me to call you on?',
      'Could you give me the best number to ring you back on?',
    ],
    says: [
      "On this one. It's in my apron all day.",
      "This number. I pick up, I'm not a call centre.",
      "The one I'm calling from. My mobile.",
    ],
  },
  {
    asked: [
      'When is it best to call?',
      'When would you like to hear from me?',
      'When should I get back to you?',
      'What time suits you for a call?',
      'When is a good time to reach you?',
      'When can I ring you back?',
      'What time should I call tomorrow?',
      'When would you like me to call?',
      "Is ten o'clock all right?",
      'Can I call you at ten?',
    ],
    says: [
      "Ten in the morning's good. Not between twelve and three.",
      "Mornings. From twelve to three I'm serving.",
      'At ten. If you say ten, then ten.',
    ],
  },
  {
    asked: [
      'Ten in the morning, or after lunch?',
      'Should I ring before lunch or after lunch?',
      'Shall I call in the morning or in the afternoon?',
      'Is ten too early or should I wait until after lunch?',
    ],
    says: [
      'Ten. After lunch is too late.',
      "In the morning. At ten I've got time to talk.",
      'Before lunch, please. Ten.',
    ],
  },
  {
    asked: [
      'Shall I call you back myself?',
      'Would you like me to ring you tomorrow?',
      'Should I call to check that it works?',
      'Would it help if I called you back?',
      'Do you want me to call you when it is out?',
      'May I call you tomorrow?',
    ],
    says: [
      "Yes. And say when, so that I'm not standing next to the phone again.",
      "Please. If you really do it, you're the first.",
      'Yes, call. You yourself, not somebody with my file.',
    ],
  },
  {
    asked: [
      'Would you like my direct number?',
      'Do you want my direct number?',
      'Shall I give you my extension?',
      'Should I leave you my name and my line?',
    ],
    says: [
      'Yes. Wait, I need a pen. Go on.',
      "Your name and your number, yes. That's what I've wanted since Friday.",
      "Please. Slowly, I'm writing on a napkin.",
    ],
  },
  {
    asked: [
      'Do you want that in writing?',
      'Shall I send you an email?',
      'Should I confirm that by email?',
      'Would you like a confirmation?',
      'Can I text you the tracking number?',
      'Shall I send you a text message?',
      'Would you like the tracking link?',
    ],
    says: [
      'Yes, write it. With your name under it.',
      "A text is best. I don't see my emails before midnight.",
      'Please. Then I have something to hold up on Friday.',
    ],
  },
  {
    asked: [
      "What's your email address?",
      'Where can I email you?',
      'Which email do we have for you?',
      'Is your email still right?',
    ],
    says: [
      'Hello, at haddads. You write to it every month, with the bill.',
      'The one the bills come to. Those always arrive.',
      "It's the one on my account. But a text is quicker.",
    ],
  },
]
