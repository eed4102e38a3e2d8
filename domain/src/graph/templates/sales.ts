import {
  AGREED,
  allOf,
  anyOf,
  did,
  didHere,
  DOUBTS_MET,
  not,
  now,
  told,
  turnsHere,
} from '../when.ts'
import { isPrivate } from '../../persona/reacting/private.ts'
import type { Plan } from '../plan.ts'
import { PARTNER, type Template } from './partner.ts'

/** A buyer who has a problem and no reason yet to talk about it. */
export const sales: Template = (persona) => ({
  ...PARTNER,
  greetings: ['Hello, {name} speaking.', '{first} here, hello.', 'Hello, this is {name}.'],
  stages: [
    {
      id: 'opening',
      name: 'Opening',
      aim: 'Greet, say who you are and what this call is for',
      exits: [
        { to: 'problem', when: didHere('problem-question') },
        {
          to: 'situation',
          when: anyOf(didHere('situation-question'), told('situation', 1), turnsHere(3)),
        },
        { to: 'objections', when: OFFERS },
      ],
    },
    {
      id: 'situation',
      name: 'Situation',
      aim: 'Find out how things are done today',
      exits: [
        { to: 'implication', when: allOf(didHere('implication-question'), told('pain', 1)) },
        { to: 'problem', when: anyOf(didHere('problem-question'), told('pain', 1)) },
        { to: 'objections', when: OFFERS },
      ],
    },
    {
      id: 'problem',
      name: 'Problem',
      aim: 'Find out what is wrong with it',
      exits: [
        { to: 'need-payoff', when: allOf(didHere('need-payoff-question'), told('pain', 1)) },
        { to: 'implication', when: allOf(didHere('implication-question'), told('pain', 1)) },
        { to: 'objections', when: OFFERS },
      ],
    },
    {
      id: 'implication',
      name: 'Implication',
      aim: 'Find out what it leads to, and what it costs',
      exits: [
        { to: 'need-payoff', when: anyOf(didHere('need-payoff-question'), told('goal', 1)) },
        { to: 'objections', when: OFFERS },
      ],
    },
    {
      id: 'need-payoff',
      name: 'Need-payoff',
      aim: 'Let them say what a solution would be worth',
      exits: [{ to: 'objections', when: OFFERS }],
    },
    {
      id: 'objections',
      name: 'Objections',
      aim: 'Offer what fits, and meet the doubts about it',
      exits: [
        { to: 'next-step', when: anyOf(AGREED, allOf(DOUBTS_MET, didHere('next-step'))) },
        // Whoever offered too early may begin again, where it was left out.
        {
          to: 'problem',
          when: allOf(
            didHere('problem-question'),
            not(did('implication-question', 'need-payoff-question')),
          ),
        },
      ],
    },
    {
      id: 'next-step',
      name: 'Next step',
      aim: 'Agree on who does what, and when',
      exits: [],
    },
  ],
  objections: isPrivate({ persona, useCase: 'sales' }) ? AT_HOME : IN_BUSINESS,
})

const OFFERS = didHere('proposal', 'next-step')

/** Who buys for a firm has a budget, a boss and colleagues. */
const IN_BUSINESS: Plan['objections'] = [
  {
    id: 'price',
    name: 'Price',
    says: [
      'And what would that cost me?',
      "It sounds expensive. I'd have to see what it brings in.",
      'I can already see the price being a problem.',
    ],
    explains: [
      "I'd want to know what it brings in before I spend anything.",
      "I don't want to pay for something that ends up in a drawer.",
    ],
    when: now('proposal', 'next-step'),
    settles: [
      ['acknowledged', 'answered'],
      ['explored', 'answered'],
    ],
    words: 'price cost budget expensive money pay afford invest return save worth justify free',
  },
  {
    id: 'trust',
    name: 'Trust',
    says: [
      'How do I know that it works for somebody like us?',
      'What makes this different from all the others?',
      'Everybody says that theirs is the one that works.',
    ],
    explains: [
      "If it doesn't work, I'm the one who has chosen it.",
      "I'd want to see it with somebody my size, not with a big name.",
    ],
    when: now('proposal', 'next-step'),
    settles: [
      ['acknowledged', 'answered'],
      ['explored', 'answered'],
    ],
    words: 'prove proof work reference example different trust customer result promise similar',
  },
  {
    id: 'effort',
    name: 'Effort',
    says: [
      'And who is going to do all the work of changing over?',
      'And how much of our time would that take?',
      'Changing things always takes longer than people say.',
    ],
    explains: [
      "I don't want to be busy with it for months.",
      'Everybody has to learn it first, and work goes on meanwhile.',
    ],
    when: now('proposal', 'next-step'),
    settles: [
      ['acknowledged', 'answered'],
      ['explored', 'answered'],
    ],
    words: 'time effort work change training switch setup team migrate support',
  },
]

/** Who buys for themselves has a purse, and somebody at home. */
const AT_HOME: Plan['objections'] = [
  {
    id: 'price',
    name: 'Price',
    says: [
      'And what would that cost me a month?',
      "I can't spend a lot on it, though.",
      "I'd have to see what that does to my purse.",
    ],
    explains: [
      "I'd want to know before I say yes to anything.",
      "I don't want to sign for something that I can't pay later.",
    ],
    when: now('proposal', 'next-step'),
    settles: [['acknowledged'], ['answered']],
    words: 'price cost expensive money pay afford month save worth cheap',
  },
  {
    id: 'trust',
    name: 'Trust',
    says: [
      'And how do I know that it does what you say?',
      'And what if it turns out to be the wrong thing?',
      'Where is the catch?',
    ],
    explains: ["I don't know enough about it to judge.", "You hear so much that isn't true."],
    when: now('proposal', 'next-step'),
    settles: [['acknowledged'], ['answered']],
    words: 'prove proof work different trust promise catch cancel back sure read',
  },
  {
    id: 'effort',
    name: 'Effort',
    says: [
      'And what would I have to do for it?',
      "I don't want a lot of trouble with it.",
      'And how long does it take until all that is done?',
    ],
    explains: ['I have enough to see to as it is.', "I'd rather not spend my evenings on forms."],
    when: now('proposal', 'next-step'),
    settles: [['acknowledged'], ['answered']],
    words: 'time effort trouble work easy form help do day week paper myself',
  },
]
