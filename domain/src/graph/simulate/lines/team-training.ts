import type { Lines } from './lines.ts'

export const teamTraining: Partial<Lines> = {
  greet: [
    'Hi, thank you for coming. I would like to use this talk for something that happened on Monday.',
    'Hello. The reason for this talk is the meeting last week, and I want to hear how you see it.',
  ],
  situation: [
    'How do you see it?',
    'What happened from your side?',
    'How are things for you at the moment?',
  ],
  problem: [
    'What makes it difficult for you?',
    'What gets in your way?',
    'What is the hardest part of it for you?',
  ],
  implication: [
    'What impact do you think that has on the others?',
    'What does that lead to in the team?',
  ],
  payoff: [
    'What would help you?',
    'What would you like to see changed?',
    'What would a good way to work together look like for you?',
  ],
  state: [
    'In the meeting on Monday you spoke while Ana was still speaking, three times, and after that she said nothing more for the rest of the hour.',
    'The report came two days after the date we had agreed on, and so the team had to tell the customer that they would have to wait.',
  ],
  offer: [
    'I would suggest that we agree on a sign for it: we could stop for a moment when it happens.',
    'What I could do is take one of the tasks off you for a month; we can look at it again then.',
  ],
  'answer-doubt': [
    'You are not the only one, and I talk to the others as well. Today it is about the two of us, because I want to work well with you, I see what you do for the team, and I would rather say it to you than about you.',
  ],
  'next-step': [
    'Shall we try that from Monday, and have a follow-up on Friday at two?',
    'As a next step, let us set up ten minutes every Tuesday at nine to look at how it goes.',
  ],
  pitch: [
    'You should be more professional. You should do it like everybody else.',
    'I would recommend that you change your attitude.',
  ],
  argue: [
    'You are always like this, you are simply lazy.',
    'Everybody says that you are difficult.',
  ],
}
