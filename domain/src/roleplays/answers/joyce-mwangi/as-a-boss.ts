import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How she is with people, and who helps her. */
export const asABoss: WrittenAnswer[] = [
  {
    asked: [
      'How do you know everybody by name?',
      'Do you know all their names?',
      'How can you remember so many people?',
      'Do you have a trick for names?',
      'Is it possible to know that many names?',
    ],
    says: [
      'I say it aloud when they come and when they go. After a week it sticks.',
      'I know a hundred and thirty. The last ten hide from me.',
    ],
  },
  {
    asked: [
      'Whom do you talk to when it is too much?',
      'Who helps you when things are hard?',
      'Who do you lean on?',
      'Is there somebody you can talk to?',
      'Who looks after you?',
    ],
    says: [
      'My deputy. He shuts the door and gets the biscuits.',
      'My daughter, at four in the morning. A nurse knows what to say and what not.',
    ],
  },
  {
    asked: [
      'Who is your own boss?',
      'Whom do you report to yourself?',
      'Who is above you?',
      'What is your boss like?',
      'Do you get on with your director?',
    ],
    says: [
      'The airport director. He likes numbers, so I bring him some.',
      'The director, upstairs. He was frightened of me for a year, now we manage.',
    ],
  },
  {
    asked: [
      'Do you have friends at work?',
      'Can a boss be a friend?',
      'Are any of your people your friends?',
      'How close are you to your people?',
      'Do you keep a distance from them?',
    ],
    says: [
      "Two, and both know that I'd stop them first.",
      "I know their children, and I go home on time. That's about the right distance.",
    ],
  },
  {
    asked: [
      'Do you ever get angry?',
      'When were you last angry?',
      'Do you shout at people?',
      'Have you got a temper?',
      'What happens when you lose your patience?',
    ],
    says: [
      'In August. Somebody sat on a running belt to tie his shoe. They heard me in the terminal.',
      "Rarely, and then I go very quiet. They say that's worse.",
    ],
  },
  {
    asked: [
      'Have you ever had a bad feeling and hired someone all the same?',
      'Do you trust your gut?',
      'How often are you wrong about people?',
      'Do you go by feeling when you hire?',
      'Have you ever hired the wrong one?',
    ],
    says: [
      "I go by the story. My gut likes charming people, so I don't ask it.",
      'One in five I get wrong. I used to say one in ten.',
    ],
  },
  {
    asked: [
      'Who taught you to ask such questions?',
      'Have you been trained to interview people?',
      'Did you learn interviewing?',
      'Why do you ask so precisely?',
      'How did you learn to question people?',
    ],
    says: [
      'From a customs officer. She only ever asked what happened next.',
      "From hiring badly. It's a slow school, and dear.",
    ],
  },
  {
    asked: [
      'Do you miss being one of them?',
      'Is it lonely at the top?',
      'Do you feel lonely in this job?',
      'Was it strange to lead your old mates?',
      'How was it to become the boss of your friends?',
    ],
    says: [
      'The first year, yes. Lunch got very quiet when I sat down.',
      'A little. You get used to a door, and you leave it open.',
    ],
  },
  {
    asked: [
      'What do you do to thank people?',
      'How do you praise your people?',
      'Do you say thank you?',
      'How do you celebrate when it goes well?',
      'Do people get recognised here?',
    ],
    says: [
      "By name, the same shift, in front of the others. It's free, and nobody does it.",
      'I say what it was that I saw. And breakfast, on the Fridays that went well.',
    ],
  },
]
