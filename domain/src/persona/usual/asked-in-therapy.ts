import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_THERAPY: readonly UsualQuestion[] = [
  {
    asked: [
      'Have you talked to anyone about it?',
      'Does anybody know about it?',
      'Who have you told?',
      'Have you told anybody?',
    ],
    says: ['Not really.', 'Not like this.', 'No. Who would I tell?'],
  },
  {
    asked: ['How do you sleep?', 'How are you sleeping?', 'Do you sleep well?'],
    says: ['It varies.', 'Some nights are better than others.', 'Not the way I used to.'],
  },
  {
    asked: [
      'How does that make you feel?',
      'How do you feel about that?',
      'What does that do to you?',
    ],
    says: [
      "I don't have a word for it.",
      'Tired, more than anything.',
      'I try not to look at it too closely.',
    ],
  },
  {
    asked: [
      'What would you like to talk about today?',
      'Where would you like to start?',
      'What brings you here?',
    ],
    says: [
      "I don't know where to begin.",
      "You start. You've done this before.",
      "I'm not sure that I want to be here.",
    ],
  },
  {
    asked: ['Is it hard to talk about?', 'Is this difficult for you?'],
    says: ['A bit.', "It isn't easy, no.", "I'm not used to it."],
  },
  {
    asked: [
      'Do you have people you can lean on?',
      'Who supports you?',
      'Is there somebody who helps you?',
    ],
    says: [
      "There are people. I don't like to bother them.",
      "Some. I don't ask much.",
      'I manage by myself, mostly.',
    ],
  },
  {
    asked: [
      'What would you like to be different?',
      'What would you change?',
      'If things were better, what would be different?',
    ],
    says: [
      "That it's quiet in my head, for once.",
      "I'd like to be the way I was.",
      "I'd settle for a normal day.",
    ],
  },
  {
    asked: [
      'Do you have thoughts of hurting yourself?',
      'Do you think about ending your life?',
      'Are you thinking of suicide?',
    ],
    says: ['No. Nothing like that.', "No. I'm tired, that's another thing.", "No, it isn't that."],
  },
  {
    asked: ['What do you think would help?', 'What has helped you before?'],
    says: [
      "I don't know. Time, people say.",
      'Keeping busy, for a while.',
      "If I knew that, I wouldn't be here.",
    ],
  },
  {
    asked: [
      'What would you like to take away from today?',
      'What will you take with you from today?',
    ],
    says: [
      'That I said some of it aloud.',
      "I'll have to see. Something.",
      "That it didn't feel as bad as I thought.",
    ],
  },
]
