import { ORDINARY } from '../difficulty.ts'
import { AGREED, anyOf, didHere, now, rapport, told, turnsHere } from '../when.ts'
import { DOUBTS_ACROSS, isOnTheOtherSide, ON_THE_OTHER_SIDE } from './other-side.ts'
import { PARTNER, type Template } from './partner.ts'

/** Any talk in which somebody wants something from somebody else. */
export const other: Template = (persona) =>
  isOnTheOtherSide({ persona, useCase: 'other' })
    ? { ...anybody(persona), objections: DOUBTS_ACROSS, phrases: ON_THE_OTHER_SIDE }
    : anybody(persona)

const anybody: Template = () => ({
  ...PARTNER,
  greetings: ["Hello, I'm {name}.", 'Hi, {first} here.', 'Hello. {name}.'],
  stages: [
    {
      id: 'opening',
      name: 'Opening',
      aim: 'Greet, say who you are and what this talk is for',
      exits: [
        { to: 'exploring', when: anyOf(told('situation', 1), told('background', 1), turnsHere(3)) },
        { to: 'proposing', when: didHere('proposal') },
      ],
    },
    {
      id: 'exploring',
      name: 'Exploring',
      aim: 'Find out how things are and what is wrong',
      exits: [
        { to: 'deepening', when: anyOf(told('pain', 1), didHere('complex-reflection')) },
        { to: 'proposing', when: didHere('proposal', 'next-step') },
      ],
    },
    {
      id: 'deepening',
      name: 'Deepening',
      aim: 'Find out what it leads to and what is wanted',
      exits: [{ to: 'proposing', when: didHere('proposal', 'next-step') }],
    },
    {
      id: 'proposing',
      name: 'Proposing',
      aim: 'Offer something that fits, and meet doubts',
      exits: [
        { to: 'closing', when: AGREED },
        { to: 'exploring', when: didHere('problem-question', 'situation-question') },
      ],
    },
    { id: 'closing', name: 'Closing', aim: 'Agree on what happens next', exits: [] },
  ],
  objections: [
    {
      id: 'doubt',
      name: 'Doubt',
      says: ["And what if that doesn't work?", "I'm not sure I can manage that."],
      explains: [
        "I don't want to say yes and then not keep to it.",
        "I can't quite say. It comes a bit fast for me.",
      ],
      when: now('proposal', 'next-step'),
      settles: [['acknowledged'], ['answered']],
      words: 'sure doubt right thing help',
    },
    {
      id: 'why-now',
      name: 'Why now',
      says: ['Does it have to be now?', 'And how soon would that have to be?'],
      explains: ["I'd like to have a little time with it first.", "I don't want to rush into it."],
      when: now('proposal', 'next-step'),
      settles: [['acknowledged'], ['answered']],
      words: 'now wait time later soon today',
    },
  ],
  agreement: {
    reason: anyOf(told('anything', 2), rapport(60)),
    trust: rapport(45),
    needs: 'a date',
  },
  temper: { ...ORDINARY, objections: 1 },
})
