import { ORDINARY } from '../difficulty.ts'
import {
  AGREED,
  allOf,
  answers,
  anyOf,
  ASKS_NOW,
  didHere,
  DOUBTS_MET,
  not,
  rapport,
  turnsHere,
} from '../when.ts'
import type { Plan } from '../plan.ts'
import { PARTNER, saysOf, type Template } from './partner.ts'

/** Somebody who listens, interrupts, and has to decide in the end; or who is to use it, and may doubt it. */
export const presentations: Template = (persona) => {
  const isMoney = saysOf(persona, DECIDES) || !saysOf(persona, USES_OR_STUDIES)
  return isMoney
    ? audience()
    : { ...audience(), asks: ASKS_OF_LISTENERS, objections: DOUBTS_OF_LISTENERS }
}

const DECIDES =
  /\b(?:board|head ?teacher|headmaster|headmistress|principal|dean|mayor|invest\p{L}*|chair\p{L}*|director|chief|ceo|cfo|cto|owner|founder|head of|partner|treasurer|committee|council\p{L}*|president|client|buyer|procurement|executive|minister|bank\p{L}*|jury|manager)\b/iu

const USES_OR_STUDIES =
  /\b(?:shift|crew|team|workers?|pickers?|staff|users?|nurses?|teachers?|parents?|drivers?|research\p{L}*|scientist|professor|lecturer|students?|audience|conference|listener|neighbou?rs?|residents?|citizens?|colleagues?|patients?|members?|reviewer)\b/iu

const audience = (): Plan => ({
  ...PARTNER,
  lead: 'persona',
  asksEvery: 2,
  greetings: [
    "Hello, I'm {name}. Go ahead, what have you got for me?",
    "Good to meet you, I'm {name}. The floor is yours.",
    "Right, I'm {name}. I have a few minutes. Please begin.",
  ],
  stages: [
    {
      id: 'opening',
      name: 'Opening',
      aim: 'Say why it matters to them',
      exits: [
        { to: 'main-point', when: anyOf(didHere('input', 'proposal', 'agenda'), turnsHere(3)) },
      ],
    },
    {
      id: 'main-point',
      name: 'Main point',
      aim: 'One message, and what it is good for',
      exits: [
        { to: 'evidence', when: answers(1) },
        { to: 'decision', when: didHere('next-step') },
      ],
    },
    {
      id: 'evidence',
      name: 'Evidence',
      aim: 'Numbers and examples for it',
      exits: [
        { to: 'questions', when: anyOf(answers(3), turnsHere(8)) },
        { to: 'decision', when: didHere('next-step') },
      ],
    },
    {
      id: 'questions',
      name: 'Questions',
      aim: 'Doubts and questions, answered to the point',
      exits: [
        {
          to: 'decision',
          when: anyOf(didHere('next-step', 'summary'), allOf(answers('all'), DOUBTS_MET)),
        },
      ],
    },
    {
      id: 'decision',
      name: 'Decision',
      aim: 'Ask for what you want from them',
      exits: [
        { to: 'close', when: AGREED },
        { to: 'questions', when: allOf(turnsHere(4), not(ASKS_NOW), not(answers('all'))) },
      ],
    },
    { id: 'close', name: 'Close', aim: 'Thank them, and say what happens next', exits: [] },
  ],
  asks: ASKS_OF_DECIDERS,
  objections: [
    {
      id: 'risk',
      name: 'Risk',
      says: [
        'And what if it goes wrong?',
        "What could go wrong with it? You haven't talked about that yet.",
      ],
      explains: [
        'New things have a way of costing more than anybody said.',
        "I'm the one who has to explain it if it fails.",
      ],
      when: answers(2),
      settles: [['answered'], ['acknowledged', 'explored']],
      words: 'risk wrong fail stop small pilot plan back insurance test limit',
    },
    {
      id: 'priorities',
      name: 'Other priorities',
      says: [
        'We have other things to do. Why this one?',
        "I'm not convinced that this should come first.",
      ],
      explains: [
        'Everybody says that theirs is the most urgent.',
        "Time and money are there once, and then they're gone.",
      ],
      when: answers(3),
      settles: [['answered'], ['acknowledged', 'explored']],
      words: 'priority first pay other important because money time before return',
    },
  ],
  agreement: {
    reason: anyOf(answers(2), rapport(65)),
    trust: rapport(45),
    needs: 'nothing more',
  },
  temper: { ...ORDINARY, patience: 65, objections: 1, volunteers: 1 },
})

const POINT_WORDS = 'one thing point message want need approve decide believe idea propose'
const PROOF_WORDS = 'tried tested pilot data customer asked measured survey example results study'

const ASKS_OF_DECIDERS = [
  {
    id: 'point',
    says: [
      "What's the one thing you want me to take away?",
      'What is it that you want from us, in a sentence?',
    ],
    words: POINT_WORDS,
  },
  {
    id: 'number',
    says: ['What does it bring, and what does it cost?', 'Can you put a figure on that?'],
    words: 'cost save per cent thousand million number hours year month price revenue half',
  },
  {
    id: 'proof',
    says: ['How do you know that it works?', 'Have you tried it somewhere already?'],
    words: PROOF_WORDS,
  },
  {
    id: 'why-now',
    says: ['And why now?', 'What happens if we wait a year?'],
    words: 'now wait year later competitor window late lose before deadline',
  },
]

/** Who is to live with it asks neither for the price nor for the deadline. */
const ASKS_OF_LISTENERS = [
  {
    id: 'point',
    says: [
      "What's the one thing I should remember of it?",
      'If I keep one thing from this, which one?',
    ],
    words: POINT_WORDS,
  },
  {
    id: 'proof',
    says: ['How do you know that it works?', 'Where was it tried, and how did that go?'],
    words: PROOF_WORDS,
  },
  {
    id: 'what-changes',
    says: ['What would change for us on an ordinary day?', 'What would I have to do differently?'],
    words: 'change day different no longer instead every week morning easier less more work',
  },
]

const DOUBTS_OF_LISTENERS: Plan['objections'] = [
  {
    id: 'risk',
    name: 'Where it does not work',
    says: ['And where does it not work?', 'What are the limits of it?'],
    explains: [
      'There is always somewhere where it fails.',
      "I'd rather hear it from you than find it out.",
    ],
    when: answers(2),
    settles: [['answered'], ['acknowledged', 'explored']],
    words: 'risk wrong fail stop small limit only not work when',
  },
  {
    id: 'priorities',
    name: 'More work',
    says: ["Isn't that more work on top?", 'And who helps when it goes wrong?'],
    explains: [
      'People have enough to do already.',
      'In the end somebody has to do it, and it is not you.',
    ],
    when: answers(3),
    settles: [['answered'], ['acknowledged', 'explored']],
    words: 'help support time minutes work train show less more first week',
  },
]
