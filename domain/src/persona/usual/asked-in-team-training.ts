import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_TEAM_TRAINING: readonly UsualQuestion[] = [
  {
    asked: [
      'Do you know why I asked you to come?',
      "Do you know why we're talking?",
      'Do you know what this is about?',
    ],
    says: ['I can guess. Say it.', 'Not really. Tell me.', "I'd rather hear it from you."],
  },
  {
    asked: ['Are you angry with me?', 'Are you upset?', 'Are you annoyed?'],
    says: ["No. I'm listening.", "A bit. It'll pass.", "I'd rather get it over with."],
  },
  {
    asked: [
      'How do you think it went?',
      'How do you see it yourself?',
      "What's your side of it?",
      'How did you experience it?',
    ],
    says: [
      'I did what I thought was right at the time.',
      "Not the way you put it, I'd say.",
      'It looked different from where I stood.',
    ],
  },
  {
    asked: ['What do you need from me?', 'How can I support you?', 'What would help you?'],
    says: [
      "That you tell me early, and not when it's too late.",
      'A bit of backing would be a start.',
      'Time, mostly.',
    ],
  },
  {
    asked: ['Can we agree on that?', 'Is that okay with you?', 'Can you live with that?'],
    says: ['I can try.', "All right. Let's see.", "If it's the same for everybody, yes."],
  },
  {
    asked: ['What will you do differently?', 'What would you do differently next time?'],
    says: [
      'Speak up earlier, perhaps.',
      "I'd take somebody aside first.",
      "I'd think twice. I'll leave it at that.",
    ],
  },
  {
    asked: [
      'Do you want to stay here?',
      'Are you thinking of leaving?',
      'Do you still like it here?',
    ],
    says: ["I'm still here.", 'Ask me after a good week.', "I'd like to want to."],
  },
]
