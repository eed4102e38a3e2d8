import { ORDINARY } from '../difficulty.ts'
import {
  AGREED,
  allOf,
  anyOf,
  didHere,
  DOUBTS_MET,
  not,
  now,
  rapport,
  told,
  turnsHere,
} from '../when.ts'
import { PARTNER, type Template } from './partner.ts'
import { BAD_ENDINGS, LEAVES_COLD, LEAVES_OPEN, leavesAgreed, TIME_IS_UP } from './endings.ts'

/** A client of two minds: what is reflected opens, what is argued closes. */
export const therapy: Template = () => ({
  ...PARTNER,
  greetings: [
    "Hello. I'm {first}. I was told to come and see you.",
    'Hi. {name}. So… here I am.',
    "Hello, I'm {first}. I'm not sure how this works.",
  ],
  stages: [
    {
      id: 'engaging',
      name: 'Engaging',
      aim: 'Welcome them, and listen before anything else',
      exits: [
        {
          to: 'focusing',
          when: anyOf(told('anything', 1), didHere('reflection', 'empathy'), turnsHere(4)),
        },
      ],
    },
    {
      id: 'focusing',
      name: 'Focusing',
      aim: 'Find out together what to talk about',
      exits: [
        {
          to: 'evoking',
          when: anyOf(
            allOf(told('pain', 1), didHere('reflection', 'summary', 'empathy')),
            didHere('need-payoff-question'),
          ),
        },
      ],
    },
    {
      id: 'evoking',
      name: 'Evoking',
      aim: 'Let them say themselves why they would change',
      exits: [
        {
          to: 'planning',
          when: anyOf(
            AGREED,
            allOf(
              told('goal', 1),
              anyOf(DOUBTS_MET, rapport(70)),
              didHere('next-step', 'summary', 'need-payoff-question'),
            ),
          ),
        },
        // Advice that nobody asked for leads back.
        { to: 'focusing', when: allOf(didHere('proposal'), { not: rapport(45) }) },
      ],
    },
    {
      id: 'planning',
      name: 'Planning',
      aim: 'Find a first step of their own, small and soon',
      exits: [],
    },
  ],
  objections: [
    {
      id: 'not-so-bad',
      name: 'It is not so bad',
      says: [
        "It isn't as bad as people make it, you know.",
        "I'm not sure that there is anything to change, really.",
      ],
      explains: [
        'Other people have it much worse. It feels wrong to complain.',
        'I still get everything done. Most days.',
      ],
      when: allOf(now('proposal', 'next-step', 'need-payoff-question'), not(rapport(45))),
      settles: [['acknowledged'], ['explored']],
      words: 'bad change problem people',
    },
    {
      id: 'not-able',
      name: 'May not manage',
      says: ["I don't know if I can do that.", "What if I can't do it?"],
      explains: ["I'm afraid that it won't last.", "I don't want to fail at that as well."],
      when: allOf(now('proposal', 'next-step'), rapport(45)),
      settles: [['acknowledged'], ['explored']],
      words: 'try tried last before different work helped',
    },
  ],
  offers: 'resisted',
  agreement: {
    reason: anyOf(told('goal', 1), told('anything', 3), rapport(60)),
    trust: rapport(45),
    needs: 'nothing more',
  },
  endings: [
    ...BAD_ENDINGS,
    TIME_IS_UP,
    {
      id: 'walks-out',
      name: 'Has had enough advice',
      outcome: 'declined',
      when: allOf(now('proposal', 'next-step'), { not: rapport(25) }),
      says: 'walks-out',
    },
    leavesAgreed('A first step of their own'),
    LEAVES_COLD,
    LEAVES_OPEN,
  ],
  temper: { ...ORDINARY, rapport: 45, guard: 5, objections: 1, volunteers: 2 },
  phrases: {
    'walks-out': [
      "Everybody tells me what to do. I don't think that this is for me. Goodbye.",
      "I think I'll go. Thank you anyway.",
    ],
  },
})
