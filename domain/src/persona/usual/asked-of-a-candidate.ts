import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_OF_A_CANDIDATE: readonly UsualQuestion[] = [
  {
    asked: [
      'Why do you want to work here?',
      'Why do you want this job?',
      'Why did you apply?',
      'What attracts you to this role?',
    ],
    says: [
      "It's what I want to do next, and I can do it.",
      "I've read what you do, and I'd like to be part of it.",
      "It looks like work that I'd be good at.",
    ],
  },
  {
    asked: ['What are your strengths?', 'What is your greatest strength?', 'What are you good at?'],
    says: [
      'I finish what I start.',
      'People know where they are with me.',
      'I keep calm when it gets busy.',
    ],
  },
  {
    asked: [
      'What are your weaknesses?',
      'What is your greatest weakness?',
      'What are you not so good at?',
    ],
    says: [
      'I find it hard to say no.',
      'I do too much by myself before I ask.',
      'I get impatient when things drag on.',
    ],
  },
  {
    asked: ['Where do you see yourself in five years?', 'What are your long-term plans?'],
    says: [
      'Doing this well, and teaching it to somebody.',
      'A step further than today. Not somewhere else.',
      "I'd like to have more to answer for.",
    ],
  },
  {
    asked: [
      'What are your salary expectations?',
      'How much would you like to earn?',
      'What salary are you looking for?',
    ],
    says: [
      "What's usual for it. I'd like to hear your range first.",
      "I'm open, if the work is right.",
      'Something fair. What had you in mind?',
    ],
  },
  {
    asked: ['When could you start?', 'What is your notice period?', 'How soon can you start?'],
    says: [
      'As soon as my notice allows.',
      "I'd have to give notice first, the usual time.",
      "Quite soon. I'd want to leave properly.",
    ],
  },
  {
    asked: [
      'Why are you leaving your current job?',
      'Why did you leave your last job?',
      'Why do you want to change jobs?',
    ],
    says: [
      "I've learned there what I could.",
      "It's time for something new.",
      'Nothing dramatic. I want to move on.',
    ],
  },
  {
    asked: [
      'What would your boss say about you?',
      'How would your colleagues describe you?',
      'What do people say about you?',
    ],
    says: [
      "That I'm reliable, I hope.",
      "You'd have to ask them. Nothing bad, I think.",
      "That I don't make a fuss.",
    ],
  },
  {
    asked: [
      'Do you have any questions for me?',
      'Do you have any questions?',
      'What would you like to know from us?',
    ],
    says: [
      'Yes. What would you want me to have done after three months?',
      "What's the hardest part of the job, in your eyes?",
      'What happens next, after today?',
    ],
  },
  {
    asked: [
      'How do you handle stress?',
      'How do you deal with pressure?',
      'How do you cope with pressure?',
    ],
    says: [
      'One thing after the other.',
      'I make a list and start at the top.',
      'I get quieter, oddly enough.',
    ],
  },
  {
    asked: ['Do you prefer working alone or in a team?', 'Are you a team player?'],
    says: [
      "Both, but I'd miss people if I was always by myself.",
      'In a team, as long as everybody pulls.',
      "It depends on the work. I've done both.",
    ],
  },
  {
    asked: ['What motivates you?', 'What drives you?'],
    says: [
      'Seeing that something works.',
      'When people rely on me.',
      'To be better at it than last year.',
    ],
  },
]
