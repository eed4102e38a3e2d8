import { ORDINARY } from '../difficulty.ts'
import {
  AGREED,
  allOf,
  anyOf,
  did,
  didHere,
  didTimes,
  LEAVES,
  now,
  rapport,
  told,
  turnsHere,
} from '../when.ts'
import { AS_WITNESS, isWitness } from './as-witness.ts'
import { PARTNER, type Template } from './partner.ts'
import { DOUBTS_ACROSS, isOnTheOtherSide, ON_THE_OTHER_SIDE } from './other-side.ts'
import { BAD_ENDINGS, LEAVES_OPEN, TIME_IS_UP } from './endings.ts'

export const legal: Template = (persona) =>
  isWitness({ persona, useCase: 'legal' })
    ? witness(persona)
    : isOnTheOtherSide({ persona, useCase: 'legal' })
      ? otherSide(persona)
      : client(persona)

/** A client at a first meeting: tells it out of order, and leaves out what shames. */
const client: Template = () => ({
  ...PARTNER,
  greetings: [
    "Hello, I'm {name}. Thank you for seeing me.",
    'Good morning. {name}. I hope that you can help me.',
  ],
  stages: [
    {
      id: 'opening',
      name: 'Opening',
      aim: 'Say who you are, how this works and that it stays between you',
      exits: [
        { to: 'advice', when: didHere('proposal') },
        { to: 'account', when: anyOf(told('anything', 1), didHere('open-question'), turnsHere(3)) },
      ],
    },
    {
      id: 'account',
      name: "Client's account",
      aim: 'Let them tell it in their own order',
      exits: [
        { to: 'advice', when: didHere('proposal') },
        {
          to: 'facts',
          when: anyOf(
            told('situation', 2),
            allOf(told('anything', 1), didHere('closed-question', 'reflection', 'summary')),
          ),
        },
      ],
    },
    {
      id: 'facts',
      name: 'Facts',
      aim: 'Who, when, what is in writing; and what was left out',
      exits: [
        { to: 'advice', when: didHere('proposal', 'next-step') },
        {
          to: 'goals',
          when: allOf(
            told('pain', 1),
            anyOf(didHere('need-payoff-question', 'summary'), told('goal', 1)),
          ),
        },
      ],
    },
    {
      id: 'goals',
      name: "Client's goals",
      aim: 'What they want to come of it',
      exits: [{ to: 'advice', when: didHere('proposal', 'next-step') }],
    },
    {
      id: 'advice',
      name: 'Options and fees',
      aim: 'What can be done, what it costs and what may go wrong',
      exits: [
        { to: 'next-step', when: AGREED },
        { to: 'facts', when: allOf(didTimes(1, 'proposal'), didHere('problem-question')) },
      ],
    },
    { id: 'next-step', name: 'Next step', aim: 'Who does what, by when', exits: [] },
  ],
  objections: [
    {
      id: 'cost',
      name: 'Fees',
      says: ['And what is all this going to cost me?', 'And what would I pay, all in all?'],
      explains: [
        "I don't want to win and have nothing left of it.",
        'I can pay something, but not a bill with no end to it.',
      ],
      when: now('proposal', 'next-step'),
      settles: [['answered'], ['acknowledged']],
      words: 'cost fee afford money pay charge hour fixed bill',
    },
    {
      id: 'lose',
      name: 'The risk of losing',
      says: ['And if we lose? What happens to me then?', 'Is it worth it? What if it goes wrong?'],
      explains: [
        'I just want to know what could happen to me.',
        "I'm worried about it. I need to know what I'm in for.",
      ],
      when: now('proposal', 'next-step'),
      settles: [['answered'], ['acknowledged']],
      words: 'lose risk chance win worth wrong outcome honest likely',
    },
  ],
  agreement: {
    reason: anyOf(told('anything', 2), rapport(60)),
    trust: rapport(40),
    needs: 'a date',
  },
  temper: { ...ORDINARY, patience: 80, guard: 5, objections: 1 },
})

/** Somebody who argues for the other party: courteous, prepared, and not to be had for the first offer. */
const otherSide: Template = (persona) => ({
  ...client(persona),
  greetings: [
    'Good morning. {name}.',
    'Hello, {name} here. Shall we see whether we can settle this?',
  ],
  objections: DOUBTS_ACROSS,
  temper: { ...ORDINARY, guard: 5, objections: 1, volunteers: 1 },
  phrases: ON_THE_OTHER_SIDE,
})

/** A witness answers what is asked, and nothing else. */
const witness: Template = () => ({
  ...PARTNER,
  greetings: ['Good morning. {name}.', 'Good morning.', 'Yes. My name is {name}.'],
  asksEvery: 1000,
  stages: [
    {
      id: 'opening',
      name: 'Opening',
      aim: 'Put them at ease, and say how it goes',
      exits: [{ to: 'background', when: anyOf(told('anything', 1), turnsHere(2)) }],
    },
    {
      id: 'background',
      name: 'Background',
      aim: 'Who they are, and how they come to know anything',
      exits: [{ to: 'account', when: anyOf(told('situation', 1), didHere('problem-question')) }],
    },
    {
      id: 'account',
      name: 'Account',
      aim: 'What they saw, heard and did, step by step',
      exits: [
        {
          to: 'testing',
          when: anyOf(
            didHere('challenge'),
            allOf(told('situation', 2), didHere('closed-question', 'implication-question')),
          ),
        },
      ],
    },
    {
      id: 'testing',
      name: 'Testing the account',
      aim: 'What does not fit, and what they would rather not say',
      exits: [
        {
          to: 'close',
          when: anyOf(didHere('summary', 'thanks'), allOf(turnsHere(2), told('pain', 2))),
        },
      ],
    },
    { id: 'close', name: 'Close', aim: 'Nothing more is asked', exits: [] },
  ],
  objections: [
    {
      id: 'not-sure',
      name: 'Not sure any more',
      says: [
        "It was some time ago. I can't be sure of every detail.",
        "I don't like how you put that.",
      ],
      explains: [
        'It was quick, and nobody told me that I would be asked about it.',
        "I've been asked so often that I'm not sure what I saw and what I was told.",
      ],
      when: anyOf(now('challenge'), allOf(did('implication-question'), told('situation', 1))),
      settles: [['acknowledged'], ['explored']],
      words: 'sure remember detail recall exactly',
    },
    {
      id: 'accused',
      name: 'Feels accused',
      says: [
        'Are you saying that I made it up?',
        "I came here to help. I don't have to be blamed.",
      ],
      explains: [
        'The last one who asked me turned every word around.',
        'I have nothing to do with it, I was only there.',
      ],
      when: anyOf(now('challenge', 'summary'), allOf(did('problem-question'), told('pain', 1))),
      settles: [['acknowledged'], ['explored']],
      words: 'blame accuse help say understand',
    },
  ],
  agreement: null,
  endings: [
    ...BAD_ENDINGS,
    TIME_IS_UP,
    {
      id: 'full-account',
      name: 'A full account given',
      outcome: 'agreed',
      when: allOf(LEAVES, anyOf(told('situation', 2), told('anything', 5)), rapport(50)),
      says: 'goodbye-open',
    },
    LEAVES_OPEN,
  ],
  temper: { ...ORDINARY, guard: 10, objections: 1, volunteers: 0 },
  phrases: AS_WITNESS,
})
