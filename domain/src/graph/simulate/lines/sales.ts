import type { Lines } from './lines.ts'

export const sales: Partial<Lines> = {
  greet: [
    "Hello, I'm Tom from Farlane. I'm calling because we work with people in your field. Is now a good time?",
    'Good morning, my name is Ana from Farlane. I would like to use the next ten minutes to hear how you work today.',
  ],
  situation: [
    'What are you using for that today?',
    'Could you walk me through how you handle that at the moment?',
    'Who is involved in it, and how is it set up today?',
    'Tell me about how a normal week goes.',
  ],
  problem: [
    'What problems does that cause?',
    'What is the most frustrating thing about it?',
    'Where do you struggle most with the way it works now?',
    'What concerns you about it?',
  ],
  implication: [
    'What does that cost you in a year?',
    'What impact does that have on your team?',
    'What happens if that goes on for another year?',
  ],
  payoff: [
    'What would it be worth to you if that was solved?',
    'How would it help you if that fell by half?',
    'If you could change one thing, what would the ideal look like?',
  ],
  offer: [
    'Our platform could help you with exactly that: we can take over the part that costs you the most time.',
    'From what you told me I would suggest a small pilot of our software for the part that hurts most.',
    'We offer something for just this: our system would take that work off your team.',
  ],
  'next-step': [
    'Shall we set up a demo on Tuesday at ten, with you and whoever decides?',
    'Can we schedule a pilot call for Thursday at two? I will send you the plan by Wednesday.',
    'As a next step I would book a demo on Monday at nine, so that you can see it with your own numbers.',
  ],
}
