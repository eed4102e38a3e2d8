import { describe, expect, it } from 'vitest'
import { maria } from '../../testing/talk.ts'
import type { Condition, Ending } from '../graph.ts'
import type { OwnGraph, WrittenFact } from '../plan.ts'
import { AGREED, allOf, did, LEAVES, now } from '../when.ts'
import { reachInWords } from './reach-in-words.ts'

const reached = (graph: OwnGraph = {}) => reachInWords({ persona: maria, scenario: 'sales', graph })

/** Later than any simulated talk comes to. */
const LATE: Condition = { turns: 200 }

const ending = (
  name: string,
  when: Condition,
  outcome: Ending['outcome'] = 'declined',
): Ending => ({
  id: name,
  name,
  outcome,
  when,
  says: 'goodbye-cold',
})

const fact = (id: string, when: Condition): WrittenFact => ({
  id,
  about: 'pain',
  says: 'We lose patients to others.',
  reveal: { when: 'so', if: when },
})

const doubt = (name: string, when: Condition): NonNullable<OwnGraph['objections']>[number] => ({
  id: name,
  name,
  says: ['I have my doubts.'],
  explains: [],
  when,
  settles: [['answered']],
  words: 'doubt',
})

/** Short, so that there may be many of them. */
const over = ending('Over', { turns: 4 })

describe('what may not have been meant is warned of', () => {
  it('a strong learner who comes to no agreement', () => {
    expect(reached({ endings: [ending('Sold', LATE, 'agreed'), over] }).warnings).toEqual([
      'A strong learner comes to an agreement in none of 10 talks.',
      'In none of 120 simulated talks is ending "Sold" reached.',
    ])
  })

  it('a weak learner who comes to one as often as a strong one', () => {
    expect(reached({ endings: [ending('Sold', { turns: 3 }, 'agreed')] }).warnings).toEqual([
      'A weak learner comes to an agreement in 10 of 10 talks, and a strong one in 10.',
    ])
  })

  it('an objection that comes up for nobody', () => {
    const objections = [doubt('Trust', LATE)]
    expect(reached({ objections, endings: [over] }).warnings).toEqual([
      'In none of 120 simulated talks does objection "Trust" come up.',
    ])
  })

  it('a fact that nobody is told', () => {
    const facts = [fact('early', did('open-question', 'closed-question')), fact('late', LATE)]
    expect(reached({ facts, endings: [over] }).warnings).toEqual([
      'In none of 120 simulated talks is any of these facts told: "late".',
    ])
  })

  it('and of many facts the first, and how many more', () => {
    const facts = Array.from({ length: 12 }, (_, n) => fact(`late-${n + 1}`, LATE))
    expect(reached({ facts, endings: [over] }).warnings).toEqual([
      'In none of 120 simulated talks is any of these facts told: "late-1", "late-2", "late-3", "late-4", "late-5", "late-6", "late-7", "late-8" and 4 more.',
    ])
  })

  it('but nothing of what is reached, if only in more talks', () => {
    const objections = [doubt('Price', now('proposal', 'next-step'))]
    const silent = ending('Silent', { silences: 3 })
    expect(reached({ objections, endings: [silent, ending('Gone', LEAVES)] }).warnings).toEqual([])
  })

  it('nor anything where nobody wrote a graph', () => {
    expect(reached().warnings).toEqual([])
  })
})

describe('what simulated learners reach is said of each of them', () => {
  const tiny: OwnGraph = {
    stages: [{ id: 'talk', name: 'Talk', aim: '', exits: [] }],
    facts: [],
    objections: [],
  }

  it('and nothing of what there is not', () => {
    expect(reached({ ...tiny, endings: [ending('Over', { turns: 2 })] }).says).toEqual(
      ['A weak', 'An average', 'A strong'].map(
        (who) => `${who} learner gets as far as "Talk" in 10 of 10 talks. The end is "Over" in 10.`,
      ),
    )
  })

  it('with talks that do not end', () => {
    expect(reached({ ...tiny, endings: [] }).says.at(-1)).toMatch(
      /The end is none within 50 turns in 10\.$/,
    )
  })

  it('how far they come, what they are told and hear, and how it ends', () => {
    const endings = [ending('Sold', allOf(LEAVES, AGREED), 'agreed'), ending('Cold', LEAVES)]
    const { says } = reached({ endings })
    const toldOf = (sentence = '') =>
      Number(/told (?:\d+ to )?(\d+) of \d+ facts/.exec(sentence)?.[1])
    for (const sentence of says)
      expect(sentence).toMatch(
        /^An? \w+ learner gets as far as "[^"]+" in \d+ of 10 talks, is told [\d to]+ of \d+ facts, hears [\d to]+ of 3 objections and meets [\d to]+\. The end is .+ in \d+\.$/,
      )
    expect(says.at(-1)).toMatch(/as far as "Next step" .* The end is "Sold" in \d+/)
    expect(toldOf(says[0])).toBeLessThan(toldOf(says[2]))
  })

  it('the same each time', () => {
    expect(reached({ endings: [over] })).toEqual(reached({ endings: [over] }))
  })
})
