import type { Plan } from '../plan.ts'
import { allOf, answers, inStage, not } from '../when.ts'

/** Who wants a place to learn is asked neither about bosses nor about this job. */
export const ASKS_FOR_STUDY: Plan['asks'] = [
  {
    id: 'yourself',
    in: 'opening',
    says: [
      'So, tell me a little about yourself.',
      'Shall we start with you? What have you done up to now?',
      "Why don't you walk me through how you got here?",
    ],
    words: 'work years school studied background learn currently finished class',
  },
  {
    id: 'example',
    in: 'experience',
    says: [
      'Tell me about a time when something went wrong, and what you did.',
      'Give me an example of a difficult situation that you handled.',
    ],
    words: 'time project group exam teacher problem wrong deadline difficult handled',
  },
  {
    id: 'achievement',
    in: 'experience',
    says: [
      'What have you done that you are proud of?',
      'Tell me about something that you achieved, and how you got there.',
    ],
    words: 'proud achieved built learned improved led result won project team',
  },
  {
    id: 'why-here',
    in: 'motivation',
    says: ['Why here, and not somewhere else?', 'What do you hope to learn here?'],
    words: 'programme learn want here professor practice subject place different',
  },
  {
    id: 'weakness',
    in: 'motivation',
    says: [
      'What do you find hard when you learn?',
      'What is something that you are not good at yet?',
    ],
    words: 'hard learn difficult better weakness used struggle help',
  },
]

export const DOUBTS_FOR_STUDY: Plan['objections'] = [
  {
    id: 'experience',
    name: 'Not enough groundwork',
    says: [
      "It's a lot of work, and I'm not sure yet that you know how much. What do you say to that?",
      'My worry is that it may be harder than you think. How would you deal with that?',
    ],
    explains: [
      'Some people are surprised by how much there is to read.',
      'The first months are the hardest.',
    ],
    when: allOf(answers(2), not(inStage('opening'))),
    settles: [['answered']],
    words: 'learn work hard done before quickly year example help group study',
  },
  {
    id: 'staying',
    name: 'Will they finish',
    says: [
      'How do I know that you will finish?',
      "I'm a little worried that you'd give up half-way.",
    ],
    explains: [
      'Somebody else would have liked the place.',
      'Not everybody who begins comes to the end.',
    ],
    when: allOf(answers(3), not(inStage('opening'))),
    settles: [['answered']],
    words: 'finish years grow learn plan give up future stay long',
  },
]
