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
import { PARTNER, type Template } from './partner.ts'

/** Somebody who listens, interrupts, and has to decide in the end. */
export const presentations: Template = () => ({
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
  asks: [
    {
      id: 'point',
      says: [
        "Let me stop you there. What's the one thing you want me to take away?",
        'Sorry to interrupt. What is it that you want from me?',
      ],
      words: 'one thing point message want need approve decide believe idea propose',
    },
    {
      id: 'number',
      says: [
        "What's the number? What does it bring, and what does it cost?",
        'Can you put a figure on that?',
      ],
      words: 'cost save per cent thousand million number hours year month price revenue half',
    },
    {
      id: 'proof',
      says: ['How do you know that?', 'Where does that come from? Have you tried it?'],
      words: 'tried tested pilot data customer asked measured survey example results study',
    },
    {
      id: 'why-now',
      says: ['And why now?', 'What happens if we wait a year?'],
      words: 'now wait year later competitor window late lose before deadline',
    },
  ],
  objections: [
    {
      id: 'risk',
      name: 'Risk',
      says: ['And what if it goes wrong?', "I see a risk in this that you haven't talked about."],
      explains: [
        'We tried something like it two years ago, and it cost us a good deal.',
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
        'We have ten other things to pay for. Why this one?',
        "I'm not convinced that this should come first.",
      ],
      explains: [
        'Everybody who comes in here says that theirs is the most urgent.',
        "The money is there once, and then it's gone.",
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
