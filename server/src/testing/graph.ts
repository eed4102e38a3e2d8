import fc from 'fast-check'

/** A graph that brings something of everything, as it goes over the wire, in whose every text stand the words. */
const aGraph = (words: string) => ({
  lead: 'learner',
  asks_every: 2,
  greetings: [words],
  first_ask: 'why',
  stages: [
    {
      id: 'opening',
      name: words,
      aim: words,
      exits: [{ to: 'closing', when: { any: [{ turns: 3, here: true }, { now: ['agenda'] }] } }],
    },
    {
      id: 'closing',
      name: words,
      aim: '',
      entry: { all: [{ not: { told: 'pain', at_least: 9 } }, { moves: ['input'], at_least: 1 }] },
      exits: [],
    },
  ],
  facts: [
    { id: 'pain-1', about: 'pain', says: words, reveal: { when: 'earned', rapport: 50 } },
    { id: 'goal-1', about: 'goal', says: words, reveal: { when: 'so', if: { knows: 'pain-1' } } },
  ],
  objections: [
    { id: 'price', name: words, says: [words], settles: [['explored', 'answered']], words },
  ],
  asks: [{ id: 'why', says: [words], in: 'opening', reveals: 'goal-1', words }],
  answers: [{ asked: ['How far is it?', words], says: ['Not far.', words], more: [words] }],
  agreement: { reason: { knows: 'pain-1' }, trust: { rapport: 60 }, needs: 'a date' },
  endings: [{ id: 'end', name: words, outcome: 'agreed', when: { agreed: true }, says: 'parting' }],
  phrases: { parting: [words] },
})

/** Graphs that make sense, for the most part. What the contract says of them has no end, so it cannot be drawn from. */
export const arbitraryGraph = (text: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: text.map((words) => aGraph(`${words.toWellFormed()}.`)) },
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  )
