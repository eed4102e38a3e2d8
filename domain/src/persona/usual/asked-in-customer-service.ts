import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_CUSTOMER_SERVICE: readonly UsualQuestion[] = [
  {
    asked: [
      "What's your customer number?",
      'Can I have your order number?',
      'What is your account number?',
      'Do you have the reference number?',
      'Can you give me your invoice number?',
    ],
    says: [
      "You must have that. I've given it before.",
      'It should be under my name.',
      "Look it up under my name, please. I've no papers in front of me.",
    ],
  },
  {
    asked: [
      'Have you tried turning it off and on again?',
      'Have you restarted it?',
      'Did you try to restart it?',
    ],
    says: [
      'Yes, of course. More than once.',
      'That was the first thing that I tried.',
      "Yes. It didn't help.",
    ],
  },
  {
    asked: [
      'Is there an error message?',
      'What does the screen say?',
      'What do you see on the screen?',
    ],
    says: ['Nothing that I could make sense of.', 'Nothing useful.', 'No, nothing.'],
  },
  {
    asked: [
      "What's your address?",
      'Can you confirm your address?',
      'What is your postcode?',
      'Is your address still the same?',
    ],
    says: ["It's the one you have.", "It hasn't changed.", 'The same as on my account.'],
  },
  {
    asked: [
      'Who did you speak to?',
      'Do you remember the name of my colleague?',
      'Who told you that?',
    ],
    says: [
      'They never say their name slowly enough.',
      "I didn't write it down. I should have.",
      "Somebody in your place. You'd know better than I do.",
    ],
  },
  {
    asked: [
      'What would you like me to do?',
      'What would make it right for you?',
      'How can I make it up to you?',
      'What can I do for you?',
    ],
    says: [
      "Put it right. That's all I want.",
      "What you'd want, if you were me.",
      "Tell me what you can do, and I'll tell you if it's enough.",
    ],
  },
  {
    asked: ['Can you hold for a moment?', 'Can I put you on hold?', 'Can you wait a minute?'],
    says: ['A minute. Not ten.', 'If you come back, yes.', 'Not for long, please.'],
  },
  {
    asked: [
      'Can I call you back?',
      'When can I call you back?',
      "What's the best time to call you?",
      'When is a good time to reach you?',
    ],
    says: [
      'If you really do, yes. Any time today.',
      "I'd rather get it done now.",
      'This afternoon. And please do.',
    ],
  },
  {
    asked: [
      'Did you fill in the form?',
      'Have you filled in the form on the website?',
      'Did you send us an email?',
      'Have you written to us?',
    ],
    says: [
      "No. That's why I'm calling.",
      'I want to talk to somebody, not fill in a form.',
      'No. Would anybody have read it?',
    ],
  },
  {
    asked: [
      'Do you want a refund or a replacement?',
      'Would you like your money back?',
      'Would you prefer a refund?',
    ],
    says: [
      'What I paid for, if you can manage it. Otherwise the money.',
      'Whichever is quicker.',
      "I'd like it to work. If it can't, then the money.",
    ],
  },
  {
    asked: ['Are you still with us?', 'Are you thinking of leaving us?', 'Will you stay with us?'],
    says: [
      'That depends on today.',
      "Ask me when it's sorted.",
      "I haven't decided. You could help with that.",
    ],
  },
]
