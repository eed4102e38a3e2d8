import { ORDINARY } from '../difficulty.ts'
import type { Ending } from '../graph.ts'
import {
  allOf,
  answers,
  answersHere,
  anyOf,
  ASKS_NOW,
  didHere,
  inStage,
  LEAVES,
  not,
  now,
  rapport,
  turnsHere,
} from '../when.ts'
import type { Plan } from '../plan.ts'
import { ASKS_FOR_STUDY, DOUBTS_FOR_STUDY } from './interviews-for-study.ts'
import { candidate } from './interviews-of-candidates.ts'
import { PARTNER, saysOf, type Template } from './partner.ts'
import { BAD_ENDINGS, TIME_IS_UP } from './endings.ts'
import { isInterviewed } from './who-interviews.ts'

/** Most learners practise being interviewed; some practise interviewing. */
export const interviews: Template = (persona) =>
  isInterviewed(persona) ? candidate(persona) : interviewer(persona)

const FOR_STUDY =
  /\b(?:programme|admissions?|university|college|degree|scholarship|course|master's|bachelor's|phd|doctoral|students?|school place)\b/i

const interviewer: Template = (persona) => {
  const isForStudy = saysOf(persona, FOR_STUDY)
  return isForStudy
    ? { ...forAJob(), asks: ASKS_FOR_STUDY, objections: DOUBTS_FOR_STUDY }
    : forAJob()
}

const forAJob = (): Plan => ({
  ...PARTNER,
  lead: 'persona',
  asksEvery: 1,
  greetings: [
    "Good morning. I'm {name}. Thanks for coming in.",
    "Hello, I'm {name}. Have a seat.",
    "Hello, I'm {name}. Good that you could make it.",
  ],
  firstAsk: 'yourself',
  goalsIn: 'experience',
  stages: [
    {
      id: 'opening',
      name: 'Opening',
      aim: 'Say who you are, in a minute or two',
      exits: [{ to: 'experience', when: anyOf(answersHere('all'), turnsHere(5)) }],
    },
    {
      id: 'experience',
      name: 'Experience',
      aim: 'Examples of what you did, and what came of it',
      exits: [{ to: 'motivation', when: anyOf(answersHere('all'), turnsHere(14)) }],
    },
    {
      id: 'motivation',
      name: 'Motivation',
      aim: 'Why this job, and why you',
      exits: [{ to: 'questions', when: anyOf(answersHere('all'), turnsHere(8)) }],
    },
    {
      id: 'questions',
      name: "Candidate's questions",
      aim: 'Ask what you want to know about them',
      exits: [
        {
          to: 'close',
          when: allOf(not(ASKS_NOW), anyOf(turnsHere(6), didHere('thanks', 'closing'))),
        },
      ],
    },
    { id: 'close', name: 'Close', aim: 'Thank them, and hear what comes next', exits: [] },
  ],
  asks: [
    {
      id: 'yourself',
      in: 'opening',
      says: [
        'So, tell me a little about yourself.',
        'Shall we start with you? Who are you, and what do you do?',
        "Why don't you walk me through your background?",
      ],
      words: 'work years experience background studied job currently role team',
    },
    {
      id: 'example',
      in: 'experience',
      says: [
        'Tell me about a time when something went wrong at work, and what you did.',
        'Give me an example of a difficult situation at work that you handled.',
      ],
      words: 'time project customer team problem wrong deadline difficult handled',
    },
    {
      id: 'achievement',
      in: 'experience',
      says: [
        'What have you done that you are proud of?',
        'Tell me about something that you achieved, and how you got there.',
      ],
      words: 'proud achieved built launched improved led result won project team',
    },
    {
      id: 'why-here',
      in: 'motivation',
      says: ['Why do you want to work here?', 'What is it about this job that you want?'],
      words: 'company job role want learn product mission team work grow',
    },
    {
      id: 'weakness',
      in: 'motivation',
      says: [
        'What would your last boss say that you should work on?',
        'What is something that you are not good at yet?',
      ],
      words: 'boss feedback improve learn working better weakness used struggle',
    },
  ],
  objections: [
    {
      id: 'experience',
      name: 'Not enough experience',
      says: [
        "I'll be honest: I'm not sure you have enough experience for this.",
        "My worry is that you haven't done quite this before. What do you say to that?",
      ],
      explains: [
        'Most people we take have done this for a few years.',
        'The team has no time to train somebody for long.',
      ],
      when: allOf(answers(2), not(inStage('opening'))),
      settles: [['answered']],
      words: 'experience learn done similar before quickly year example team work',
    },
    {
      id: 'staying',
      name: 'Will they stay',
      says: [
        'How do I know that you will still be here in two years?',
        "I'm a little worried that you'd get bored here.",
      ],
      explains: [
        'We lost two people last year who had just settled in.',
        'It takes us half a year until somebody is of use, you see.',
      ],
      when: allOf(answers(3), not(inStage('opening'))),
      settles: [['answered']],
      words: 'stay long years grow learn plan bored here future',
    },
  ],
  agreement: null,
  endings: [...BAD_ENDINGS, TIME_IS_UP, ...endingsOfInterview('close')],
  temper: { ...ORDINARY, patience: 75, rapport: 45, objections: 1 },
  phrases: {
    invited: [
      "Thank you. I've enjoyed this, and I'd like you to meet the team. We'll call you this week. Goodbye.",
      "That was good. I want to see you again for a second round; you'll hear from us by Friday. Goodbye.",
    ],
    rejected: [
      "Thank you for coming in. To be open with you, I don't think that it is a match. I wish you well. Goodbye.",
      "Thanks for your time. We're looking for somebody a little further on, I think. Goodbye.",
    ],
  },
})

/** Ended by a goodbye, or by thanks once nothing more is asked. */
function endingsOfInterview(last: string): Ending[] {
  const isOver = anyOf(LEAVES, allOf(inStage(last), now('thanks', 'closing'), not(ASKS_NOW)))
  return [
    {
      id: 'invited',
      name: 'Invited to the next round',
      outcome: 'agreed',
      when: allOf(isOver, answers(3), rapport(60)),
      says: 'invited',
    },
    {
      id: 'rejected',
      name: 'Turned down',
      outcome: 'declined',
      when: allOf(isOver, not(rapport(45))),
      says: 'rejected',
    },
    {
      id: 'in-touch',
      name: 'Will be in touch',
      outcome: 'said-goodbye',
      when: isOver,
      says: 'goodbye-open',
    },
  ]
}
