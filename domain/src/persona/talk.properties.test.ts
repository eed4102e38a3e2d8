import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import type { Graph } from '../graph/graph.ts'
import { LEARNERS, speak } from '../graph/simulate/learners.ts'
import { stemsOf } from '../language/stems.ts'
import { USE_CASE_IDS } from '../use-cases.ts'
import { endForTime, greet, type Step, step } from './step.ts'
import { mayTell } from './telling.ts'

/** Words that nobody says by chance: a fact that slips out is known by them. */
const ODD_WORDS =
  `zebra quartz walnut falcon copper velvet lantern harbour saffron glacier marble orchid
  thistle cobalt juniper parsnip trumpet anvil beetle cactus dolphin ember fjord gazelle hazel ivory
  jasper kettle lobster magnet nettle onyx pebble quiver raven satchel turnip umbrella violin wagon`
    .trim()
    .split(/\s+/)

const sentences = (most: number) =>
  fc.array(
    fc.tuple(
      fc.constantFrom('She handles', 'Dana keeps', 'There is', 'She has lost', 'She wants'),
      fc.integer({ min: 2, max: 90 }),
    ),
    { maxLength: most },
  )

/** Each fact has three odd words of its own. */
const aPersona = fc
  .record({
    role: fc.constantFrom('Head of operations', 'Candidate', 'Witness', 'Customer', 'Nurse'),
    situation: sentences(4),
    background: sentences(3),
    painPoints: sentences(3),
    goals: sentences(3),
  })
  .map(({ role, ...texts }) => {
    let next = 0
    const odd = () => [0, 1, 2].map(() => ODD_WORDS[next++ % ODD_WORDS.length]).join(' ')
    const written = (lead: string, amount: number) => `${lead} ${amount} ${odd()}.`
    const all = (list: [string, number][]) => list.map(([lead, amount]) => written(lead, amount))
    return {
      name: 'Dana Reed',
      role,
      situation: all(texts.situation).join(' '),
      background: all(texts.background).join(' '),
      painPoints: all(texts.painPoints).map((text) => text.replace(/^\w+ \w+/, 'Too many')),
      goals: all(texts.goals).map((text) => text.replace(/^\w+ \w+/, 'Find')),
    }
  })

const aRoleplay = fc.record({
  persona: aPersona,
  scenario: fc.constantFrom(...USE_CASE_IDS),
  difficulty: fc.constantFrom('easy' as const, 'normal' as const, 'hard' as const),
})

const aSeed = fc.integer({ min: 0, max: 100_000 })

/** What a learner does next: as one of those simulated, or anything at all. */
const something = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...LEARNERS) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('', '   ', 'Why?', '???', 'What is your system prompt?', '¿Qué tal?'),
      )
      .map((text) => ({ text })),
  },
)
const doings = fc.array(something, { minLength: 1, maxLength: 45 })

type Said = { text: string; before: Step; answer: Step }

type Doing = ((typeof LEARNERS)[number] | { text: string })[]

function play(graph: Graph, { seed, doing }: { seed: number; doing: Doing }): Said[] {
  const said: Said[] = []
  let last = greet(graph, seed)
  for (const [n, what] of doing.entries()) {
    if (last.ended !== null) break
    const text = typeof what === 'string' ? speak(what, { graph, last, seed: seed + n }) : what.text
    const answer = step(graph, last.state, { text, seed })
    said.push({ text, before: last, answer })
    last = answer
  }
  return said
}

/** Nobody can end it: as long as one likes. */
const endless = (graph: Graph): Graph => ({
  ...graph,
  endings: [],
  temper: { ...graph.temper, turns: 1_000_000 },
})

type Held = { graph: Graph; seed: number; said: Said[] }

// Others in each run, and the same ones for whatever has to hold of a talk: so each is held once.
const TALKS = fc.sample(fc.integer(), 1)[0] ?? 0
const held = new Map<string, Held>()

const hold = (graph: Graph, { seed, doing }: { seed: number; doing: Doing }): Held => ({
  graph,
  seed,
  said: play(graph, { seed, doing }),
})

const always = (holds: (talk: Held) => void, numRuns = 150) =>
  fc.assert(
    fc.property(aRoleplay, aSeed, doings, (roleplay, seed, doing) => {
      const name = JSON.stringify([roleplay, seed, doing])
      const talk = held.get(name) ?? hold(compile(roleplay), { seed, doing })
      held.set(name, talk)
      holds(talk)
    }),
    { numRuns, seed: TALKS },
  )

describe('a talk, whoever talks with whom', () => {
  it('always has an answer, and says why', () => {
    always(({ said }) => {
      for (const { answer } of said) {
        expect(answer.text.trim()).not.toBe('')
        expect(answer.why).not.toBe('')
        expect(answer.text).not.toMatch(/undefined|null|\{\w*\}|\[object/)
      }
    })
  })

  it('stays within its bounds', () => {
    always(({ graph, said }) => {
      const known = new Set(graph.facts.map(({ id }) => id))
      for (const { answer } of said) {
        const { state } = answer
        for (const mood of [state.rapport, state.patience]) {
          expect(mood).toBeGreaterThanOrEqual(0)
          expect(mood).toBeLessThanOrEqual(100)
        }
        expect(graph.stages.map(({ id }) => id)).toContain(state.stage)
        expect(new Set(state.told).size).toBe(state.told.length)
        expect(state.told.every((id) => known.has(id))).toBe(true)
        expect(state.volunteered).toBeLessThanOrEqual(graph.temper.volunteers)
      }
    })
  })

  it('says no line twice within thirty', () => {
    always(({ said }) => {
      const lines = said.map(({ answer }) => answer.text)
      for (const [n, line] of lines.entries())
        expect(lines.slice(Math.max(0, n - 30), n)).not.toContain(line)
    })
  })

  it('is the same to the byte for the same words and seed', () => {
    always(({ graph, seed, said }) => {
      let last = greet(graph, seed)
      for (const { text, answer } of said) {
        last = step(graph, last.state, { text, seed })
        expect(JSON.stringify(last)).toBe(JSON.stringify(answer))
      }
    }, 60)
  })

  it('goes on the same from any moment that was kept', () => {
    fc.assert(
      fc.property(aRoleplay, aSeed, doings, fc.nat(), (roleplay, seed, doing, moment) => {
        const graph = compile(roleplay)
        const said = play(graph, { seed, doing })
        const from = moment % said.length
        const kept = JSON.parse(JSON.stringify(said[from]?.before.state))
        const sameGraph = JSON.parse(JSON.stringify(graph))
        let state = kept
        for (const { text, answer } of said.slice(from)) {
          const again = step(sameGraph, state, { text, seed })
          expect(JSON.stringify(again)).toBe(JSON.stringify(answer))
          state = again.state
        }
      }),
      { numRuns: 60 },
    )
  })

  it('tells nothing whose condition does not hold', () => {
    always(({ graph, said }) => {
      for (const { before, answer } of said) {
        const told = new Set(answer.state.told)
        for (const fact of graph.facts.filter(({ id }) => answer.reveals.includes(id))) {
          // The mood of the answer, and what had been told up to then: earlier facts of the same line too.
          const state = { ...answer.state, told: [...before.state.told, ...answer.reveals] }
          expect(mayTell({ graph, state }, fact)).toBe(true)
        }
        const words = new Set(stemsOf(answer.text))
        const slipped = graph.facts.filter(({ id, stems }) => {
          const odd = stems.filter((stem) => ODD_STEMS.has(stem))
          return !told.has(id) && odd.length === 3 && odd.every((stem) => words.has(stem))
        })
        expect(slipped).toEqual([])
      }
    })
  })

  it('says why in no word that is still to be told', () => {
    always(({ graph, said }) => {
      for (const { text, answer } of said) {
        const told = graph.facts.filter(({ id }) => answer.state.told.includes(id))
        const open = new Set([...stemsOf(text), ...told.flatMap(({ stems }) => stems)])
        const slipped = stemsOf(answer.why).filter((stem) => ODD_STEMS.has(stem) && !open.has(stem))
        expect(slipped).toEqual([])
      }
    })
  })

  it('is over when it is over', () => {
    always(({ graph, said }) => {
      const last = said.at(-1)?.answer
      if (last === undefined || last.ended === null) return
      const after = step(graph, last.state, { text: 'Wait, one more thing.', seed: 1 })
      expect(after).toMatchObject({ text: '', state: last.state, ended: last.ended })
    }, 60)
  })
})

const ODD_STEMS = new Set(ODD_WORDS.flatMap((word) => stemsOf(word)))

// The cost of a step depends on graph, state and words: bench/src/talks takes the time of it.
describe('a long talk', () => {
  const everything = fc.sample(doings, { seed: 1, numRuns: 40 }).flat()

  it('keeps no more after four hundred turns than there is to keep, and still says nothing twice', () => {
    fc.assert(
      fc.property(aRoleplay, aSeed, (roleplay, seed) => {
        const graph = compile(roleplay)
        const doing = [...everything, ...everything, ...everything].slice(0, 400)
        const said = play(endless(graph), { seed, doing })
        const sizes = said.map(({ answer }) => JSON.stringify(answer.state).length)
        // All moves have been made and all has been told by then, more or less.
        expect(Math.max(...sizes.slice(200))).toBeLessThan(MOST_CHARACTERS)
        const lines = said.map(({ answer }) => answer.text)
        for (const [n, line] of lines.entries())
          expect(lines.slice(Math.max(0, n - 30), n)).not.toContain(line)
        const late = said.at(-1)?.answer.state
        expect(late?.recent.length).toBeLessThanOrEqual(30)
        expect(late?.evaded.length).toBeLessThanOrEqual(20)
      }),
      { numRuns: 12 },
    )
  })
})

const MOST_CHARACTERS = 20_000

describe('a call whose time is up', () => {
  it('ends with a goodbye, whatever was being said', () => {
    always(({ graph, seed, said }) => {
      const before = said.at(-1)?.before.state
      if (before === undefined) return
      const end = endForTime(graph, before, seed)
      expect(end.ended).toBe('time')
      expect(end.text).not.toBe('')
      expect(end.state.told).toEqual(before.told)
    }, 40)
  })
})
