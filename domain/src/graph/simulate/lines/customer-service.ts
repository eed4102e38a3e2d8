import type { Lines } from './lines.ts'

export const customerService: Partial<Lines> = {
  greet: [
    'Hello, you are speaking with Ana. Thank you for calling. What can I do for you?',
    'Good morning, my name is Tom, I am here to help. What happened?',
    "Hello, this is Ana. I'm so sorry that you had to wait for so long.",
  ],
  situation: [
    'Could you tell me what happened, from the beginning?',
    'When did that start?',
    'What have you tried so far?',
  ],
  problem: [
    'What is the biggest problem for you right now?',
    'What bothers you most about it?',
    'What else went wrong?',
  ],
  payoff: [
    'What would you like to see happen?',
    'What would make this right for you?',
    'What would help you most today?',
  ],
  empathise: [
    "I'm so sorry to hear that. That must be frustrating, after all that waiting.",
    'That sounds awful, I can imagine how annoying that is. I am sorry.',
    "I hear you. That's terrible, and I'm sorry that it happened.",
  ],
  offer: [
    'What I can do right now is this: I can send you a new one today and take it off your bill.',
    'I would suggest that I look after this myself: I can get it fixed for you tomorrow.',
    'We can refund what you paid, and I can give you a name to call if anything goes wrong.',
  ],
  'next-step': [
    'I will call you back tomorrow at ten, myself, to tell you that it is done.',
    'Then I schedule the technician for tomorrow at nine, and I follow up with you by noon.',
    'As a next step I put it in the calendar for Tuesday at two, and you hear from me on the same day.',
  ],
  push: [
    'Fine, I will schedule something. Is that all?',
    'I can send you a form, just fill it in and somebody will follow up.',
  ],
  pitch: [
    'We can offer you our premium plan, it would be better for you.',
    'You should read the manual, we have it on our website.',
  ],
}
