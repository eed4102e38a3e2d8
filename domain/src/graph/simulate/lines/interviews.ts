import type { Lines } from './lines.ts'

/** Mostly said by who is interviewed; the questions by who interviews, or by who asks in the end. */
export const interviews: Partial<Lines> = {
  greet: [
    'Good morning, thank you for having me.',
    "Hello, it's good to meet you. Thank you for taking the time.",
  ],
  situation: [
    'What does a normal day look like in the team?',
    'How is the team set up?',
    'Could you tell me about what you have done so far?',
  ],
  background: ['How did you come to do this work?', 'Tell me about your background.'],
  problem: [
    'What is the biggest challenge in the job?',
    'What do you find most difficult about it?',
    'What went wrong there, and what was hard about it?',
  ],
  implication: ['What does that lead to?', 'What came of it, and how did it affect the others?'],
  payoff: [
    'What would success look like after the first year?',
    'What are you looking for, ideally?',
    'What do you want from your next job?',
  ],
  offer: [
    'We can offer you a place in the team, with somebody at your side for the first three months.',
    'We have a role that fits what you told me, and I would suggest that you meet the team.',
  ],
  'answer-doubt': [
    'I see why you ask. I have not done quite the same before, but I learned something as new within three months in my last team, I asked for feedback every week, and in the end I led the work; so I would do it in the same way here.',
    'That is a fair question. The range for the job goes up with experience, we pay at the upper end of it for somebody like you, and on top of the salary there is a bonus, time to learn, and a team that you can grow with.',
  ],
  'answer-ask': [
    'I have worked as a team lead for six years. In my last project a customer was about to leave us, so I called them every day, found out what went wrong, and changed our plan; in the end they stayed and we improved the delivery time by thirty per cent.',
    'When I started in my current role the deadline was two weeks away. I sat down with each person, I cut the work to what mattered, and I took over the testing myself; as a result we delivered on time and the company won the next order too.',
    'What draws me to this job is what I learned at my last company: I built a training for new people, because I had struggled myself, and after that the time they needed fell from three months to six weeks, which I am still proud of.',
  ],
  'next-step': [
    'Shall we schedule a second meeting on Tuesday at ten, with the team?',
    'As a next step I would book a talk with the head of department for Thursday at two.',
  ],
  pitch: [
    'I am the best candidate you could get, you should hire me.',
    'We have the best office in town, you should sign today.',
  ],
}
