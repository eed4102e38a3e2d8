import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_LEGAL: readonly UsualQuestion[] = [
  {
    asked: [
      'Do you have any documents?',
      'Do you have that in writing?',
      'Do you have proof of that?',
      'Is there any evidence?',
    ],
    says: [
      "I'd have to look through what I kept.",
      'Some papers. Not all of it.',
      "I'll bring what I can find.",
    ],
  },
  {
    asked: ['Were there any witnesses?', 'Did anybody see it?', 'Who else was there?'],
    says: [
      "I wasn't counting heads.",
      'There may have been. I was busy with other things.',
      "I'd have to think who was about.",
    ],
  },
  {
    asked: [
      'What outcome are you hoping for?',
      'What do you want to achieve?',
      'What would you like to happen?',
    ],
    says: [
      "That it's put right.",
      'I want it over with, and fairly.',
      'Something that I can live with.',
    ],
  },
  {
    asked: [
      'Have you spoken to a lawyer before?',
      'Have you had legal advice?',
      'Did you talk to anybody about this?',
    ],
    says: ['Not about this.', "You're the first.", "Only with people who aren't lawyers."],
  },
  {
    asked: [
      'Are you telling me everything?',
      "Is there anything you haven't told me?",
      'Have you left anything out?',
    ],
    says: [
      "I've told you what I know.",
      "I don't think so. Ask, and I'll answer.",
      'Not on purpose.',
    ],
  },
  {
    asked: ['Are you sure about that?', 'How sure are you?', 'Could you be mistaken?'],
    says: [
      'As sure as one can be, after the time.',
      'I think so, yes.',
      "That's how I remember it.",
    ],
  },
  {
    asked: [
      'Would you say that in court?',
      'Would you testify to that?',
      'Would you be willing to testify?',
    ],
    says: ['If I have to.', "I wouldn't look forward to it, but yes.", "If that's what it takes."],
  },
  {
    asked: [
      'Do you know what it will cost?',
      'Do you have legal insurance?',
      'Can you afford this?',
    ],
    says: [
      'Not really. What does it cost?',
      'I was going to ask you that.',
      'That worries me, to be honest.',
    ],
  },
]
