import type { Lines } from './lines.ts'

export const legal: Partial<Lines> = {
  greet: [
    "Good morning, I'm Ana Berg, your lawyer. I would like to use this hour to hear what happened. Everything stays between us.",
    'Hello, my name is Tom Farlane. Thank you for coming. The purpose of today is to understand what happened.',
  ],
  situation: [
    'Can you tell me what happened, in your own words?',
    'When did that happen, and who was there?',
    'What did you do then?',
    'What is there in writing?',
  ],
  problem: [
    'What worries you most about it?',
    'What is the most difficult part to talk about?',
    'Is there anything that could be a problem for us, that I should know of?',
  ],
  implication: [
    'What does that lead to for you?',
    'What happens if nothing is done?',
    'How did that affect what you saw?',
  ],
  payoff: [
    'What would you like to come of it?',
    'What would be a good result for you?',
    'What are you hoping for?',
  ],
  offer: [
    'I would suggest that we write to them first: we can ask for an answer within two weeks, without going to court.',
    'There are two ways. We could settle, or we could take it to court; from what you told me I would recommend the first.',
  ],
  'answer-doubt': [
    'To be honest about the cost: the letter has a fixed fee of three hundred, you know every step and its price before I take it, and for the court you can ask for legal aid, which I would fill in together with you today.',
    'There is a risk, and I will not hide it: the chance to win is good, but not sure. If we lose you pay their fee as well; that is why I would settle first, and you decide at each step whether we go on.',
  ],
  'next-step': [
    'As a next step you send me the papers by Friday, and we set up a meeting on Monday at ten.',
    'Let us book a second meeting for Thursday at two, and I will have the letter ready by then.',
  ],
  push: ['Sign here and I will schedule a date in court.', 'Let us book a date and see.'],
  pitch: ['We have won more cases than anybody, you should sue them.'],
  argue: [
    'That is not what you said before. You should admit it.',
    "Why don't you just tell the truth?",
  ],
}
