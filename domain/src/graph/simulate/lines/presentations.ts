import type { Lines } from './lines.ts'

export const presentations: Partial<Lines> = {
  greet: [
    'Hello, thank you for the time. Today I want to show you one idea that would save us a day a week.',
    'Good morning. The purpose of these ten minutes is one decision: whether we try this in May.',
  ],
  state: [
    'Every week forty people spend two hours on copying numbers from one list into another, and nobody has ever asked for it.',
    'We tried it in one team for three months. The time fell from two hours to twenty minutes, and the mistakes went down by half.',
    'What we need for it is small: one person for six weeks, and your leave to change how the lists are made.',
    'The result would be a day a week for each team, and that is worth more than the whole project costs in its first year.',
  ],
  offer: [
    'What I propose is a pilot with two teams: we can start in May with what we have, and you decide again after six weeks.',
    'I would suggest that we begin with one team; we could show you the result before you spend anything more.',
  ],
  'answer-doubt': [
    'The risk is limited: we start with two teams, we measure every week, and if the numbers are not better after six weeks we stop, go back to what we had, and have lost no more than the time of one person. That is the plan.',
    'It should come first because it pays for the others: the return comes within four months, the money that it saves goes into what you have waiting, and nothing else on the list does that before the end of the year.',
  ],
  'next-step': [
    'So what I ask of you is your approval today, as a next step, to start the pilot on the first of May.',
    'Can we schedule the start for next Monday, and I follow up with the first numbers by the end of the month?',
  ],
  pitch: ['This is a great idea, everybody loves it, you should do it.'],
}
