import type { WrittenAnswer } from '../../../graph/plan.ts'

/** How she managed, whom she met, and what she would still say to somebody who is gone. */
export const ruthOfLongAgo: WrittenAnswer[] = [
  {
    asked: [
      'How did you manage the job with children?',
      'Was it hard with two boys and a career?',
      'Who looked after your sons when you worked?',
      'Did you stay at home with the children?',
      'How did you combine family and work?',
    ],
    says: [
      'My husband had the school holidays, and I had the nights. The boys had the library.',
      'With a timetable on the fridge. I still have it, it balanced.',
    ],
  },
  {
    asked: [
      'How did you meet your husband?',
      'Where did you two meet?',
      'Was it love at first sight?',
      'What was your first meeting with him like?',
    ],
    says: [
      'In a reading room. He had my chair, and would not see it.',
      'Over an atlas that we both wanted. He let me have Africa.',
    ],
  },
  {
    asked: [
      'Do you feel English?',
      'Do you feel at home in this country?',
      'Where is home for you?',
      'Are you British by now?',
      'Do you still feel foreign?',
    ],
    says: [
      'In a queue, entirely. In an argument, not at all.',
      "I feel local. It's smaller than English, and it fits.",
    ],
  },
  {
    asked: [
      'Did she know what became of you?',
      'Did the librarian live to see your career?',
      'Did you ever tell her what you do?',
      'Was she proud of you?',
      'Were you in touch with her later?',
    ],
    says: [
      'I sent her my first report. She sent it back with two commas.',
      'She knew. She asked me whether I still read with my finger under the line.',
    ],
  },
  {
    asked: [
      'What would you say to her now?',
      'What would you tell the librarian today?',
      'Did you ever thank her?',
      'Is there something you never told her?',
      'If you could speak to her once more, what would you say?',
    ],
    says: [
      "That I'm still staying till they lock up.",
      'Thank you, once, and not in a whisper. I never managed it while she lived.',
    ],
  },
  {
    asked: [
      'Is there one evening in the library that you remember?',
      'Do you have a special memory of that place?',
      'What is your dearest memory of the library?',
      'Was there a moment you have never forgotten?',
      'Tell me about one evening there.',
    ],
    says: [
      'Snow, and nobody came. She read me the whole of the hen, with voices.',
      "The lights failed, and she went on by heart. Years later I found that it wasn't in the book.",
    ],
  },
]
