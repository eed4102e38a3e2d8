import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_SALES: readonly UsualQuestion[] = [
  {
    asked: [
      "What's your budget?",
      'How much could you spend on it?',
      'Is there a budget for this?',
      'How much have you set aside?',
      'What are you willing to pay?',
    ],
    says: [
      "That depends on what I'd be getting for it.",
      "Tell me what it costs, and I'll tell you if it's in the budget.",
      "I'd rather hear your price before I name a number.",
    ],
  },
  {
    asked: [
      'Who else is involved in the decision?',
      'Who makes the decision?',
      'Are you the decision maker?',
      'Do you need sign-off from anybody?',
      'Who has to approve it?',
      'Who has to sign it off?',
      'Who signs off on this?',
      'Who would need to say yes to this?',
    ],
    says: [
      "I'd take it to the others, but they listen to me.",
      'If I want it, I have to make the case for it.',
      "It isn't me alone. It starts with me, though.",
    ],
  },
  {
    asked: [
      "What's your timeline?",
      'When do you want to have it in place?',
      'How soon would you need it?',
      'When would you like to start?',
    ],
    says: [
      "When I've seen that it works. Not before.",
      "There's no date on it yet.",
      "As soon as it makes sense. I'm in no hurry to make a mistake.",
    ],
  },
  {
    asked: [
      'Are you looking at other vendors?',
      'Have you looked at anybody else?',
      'Who else are you talking to?',
      'Are you considering other suppliers?',
      'Have you compared us with others?',
    ],
    says: [
      'I look around, of course.',
      "You're not the only one who calls.",
      "I'd be a fool not to compare.",
    ],
  },
  {
    asked: [
      'What would have to happen for you to buy?',
      'What would it take to win your business?',
      'What would you need to see to move forward?',
      'What would convince you?',
    ],
    says: [
      'Show me that it works for somebody like us.',
      'Less work than I have now. Not more.',
      'A reason that I can repeat to somebody else.',
    ],
  },
  {
    asked: [
      'How many people work there?',
      'How big is your company?',
      'How many employees do you have?',
    ],
    says: [
      "Enough that I don't know every name.",
      'Not as many as I could do with.',
      'It goes up and down.',
    ],
  },
  {
    asked: [
      'Who are your customers?',
      'Who do you sell to?',
      'What kind of customers do you have?',
    ],
    says: [
      'All sorts. The usual, for our trade.',
      'Mostly people who have been with us for years.',
      "A mix, like everybody's.",
    ],
  },
  {
    asked: ['Who is your biggest competitor?', 'Who do you compete with?'],
    says: [
      "I don't name names.",
      "There are a few. You'd know them.",
      'Whoever is cheaper that week.',
    ],
  },
  {
    asked: ['How is business?', 'How is business going?', "How's the year been so far?"],
    says: ["Busy. I won't complain.", 'Up and down.', 'It could be worse.'],
  },
  {
    asked: [
      'What do you know about us?',
      'Have you heard of our company?',
      'Are you familiar with our product?',
    ],
    says: [
      "Not much. That's your part.",
      'The name, more or less.',
      "Only what's on your website.",
    ],
  },
  {
    asked: [
      'Can I send you some information?',
      'Can I send you a brochure?',
      'Shall I email you something?',
    ],
    says: [
      'You can. One page, please.',
      "If it's short, I'll read it.",
      "Send it. I don't promise that I read all of it.",
    ],
  },
  {
    asked: [
      'Are you interested?',
      'Interested?',
      'Does that interest you?',
      "Is that something you'd be interested in?",
    ],
    says: ["I'm listening. That's all so far.", 'I might be. Tell me more.', 'Convince me.'],
  },
  {
    asked: [
      'Do you have a contract with your current supplier?',
      'When does your contract end?',
      'Are you tied to a contract?',
    ],
    says: [
      "I'd have to read it again to tell you.",
      "There's always a contract.",
      "That's not what would stop me.",
    ],
  },
  {
    asked: [
      'How does buying work at your company?',
      "What's your buying process?",
      'What are the steps from here to a decision?',
    ],
    says: [
      'I look at it, somebody asks what it costs, and then we talk again.',
      "If it's small, it's quick. If not, it isn't.",
      'Slowly, as a rule.',
    ],
  },
  {
    asked: [
      'What would happen if you did nothing?',
      "What if you don't do anything about it?",
      'What happens if nothing changes?',
    ],
    says: [
      "Then it goes on as it is. That's the trouble.",
      "We'd muddle through, as we do now.",
      "It doesn't get better by itself, I know that.",
    ],
  },
]
