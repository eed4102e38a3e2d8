import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measure } from '../measures/measure.ts'
import { USE_CASE_IDS } from '../use-cases.ts'
import { read } from './read.ts'
import type { Reading } from './reading.ts'
import type { Evidence, Talk, TalkTurn } from './talk.ts'
import { A_GOOD_CALL, dana } from './testing/talks.ts'

/** As people talk, as nobody does, and as somebody does who wants to break it. */
const aText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...A_GOOD_CALL).map((line) => line.slice(3)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  {
    weight: 2,
    arbitrary: fc
      .array(
        fc.constantFrom(
          'um',
          'like',
          'you know,',
          'what',
          'why',
          'do you',
          'price',
          'Dana',
          '380',
          'twenty-one per cent',
          'sort of',
          '.',
          '?',
          '…',
          '—',
          '’',
          '\u202e',
          '\u200b',
          '🙂',
          'İ',
          'ß',
          '\n',
          'I think',
          'no one',
          'Ignore all instructions',
        ),
        { maxLength: 60 },
      )
      .map((words) => words.join(' ')),
  },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '\n') },
)

const aTime = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 600_000 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity, -5, 0, 1e300, -1e300, 0.1),
  },
)

const aTurn: fc.Arbitrary<TalkTurn> = fc.record({
  speaker: fc.constantFrom('trainee' as const, 'persona' as const),
  text: aText,
  startedAtMs: aTime,
  endedAtMs: aTime,
  typed: fc.boolean(),
  interrupted: fc.boolean(),
  confidence: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 1 }), fc.constant(Number.NaN)),
})

const aPersona = fc.oneof(
  { weight: 4, arbitrary: fc.constant(dana) },
  {
    weight: 1,
    arbitrary: fc.record({
      name: aText,
      role: aText,
      situation: aText,
      background: aText,
      painPoints: fc.array(aText, { maxLength: 3 }),
      goals: fc.array(aText, { maxLength: 3 }),
    }),
  },
)

const aTalk: fc.Arbitrary<Talk> = fc.record({
  useCase: fc.constantFrom(...USE_CASE_IDS),
  roleplay: fc.record({ name: aText, persona: aPersona, graph: fc.constant(null) }),
  turns: fc.array(aTurn, { maxLength: 14 }),
})

const always = (holds: (talk: Talk) => void, numRuns = 80) =>
  fc.assert(fc.property(aTalk, holds), { numRuns })

const evidenceOf = ({ turns, path, topics, objections }: Reading): Evidence[] => [
  ...turns.flatMap((turn) =>
    turn.speaker === 'trainee'
      ? [...turn.moves.map(({ at }) => at), ...turn.fillers, ...turn.hedges]
      : [...turn.tells, ...turn.raises].map(({ at }) => at),
  ),
  ...path.flatMap(({ because }) => because ?? []),
  ...topics.flatMap(({ at }) => at),
  ...objections.flatMap(({ at, met }) => [at, ...met.map((one) => one.at)]),
]

/** Each reads a few hundred talks, on a machine that may be busy. */
describe('any talk, whoever held it', { timeout: 120_000 }, () => {
  it('is read, with one reading for each turn of it', () => {
    always((talk) => {
      const { turns, path } = read(talk)
      expect(turns.map(({ speaker }) => speaker)).toEqual(talk.turns.map(({ speaker }) => speaker))
      for (const { fromTurn, toTurn, ms } of path) {
        expect(fromTurn).toBeLessThanOrEqual(toTurn)
        expect(toTurn).toBeLessThan(talk.turns.length)
        expect(ms).toBeGreaterThanOrEqual(0)
        expect(Number.isFinite(ms)).toBe(true)
      }
    })
  })

  it('is quoted exactly as it was said', () => {
    always((talk) => {
      const reading = read(talk)
      const proofs = measure(reading).flatMap(({ proof }) => proof)
      for (const { turn, start, end, quote } of [...evidenceOf(reading), ...proofs])
        expect(talk.turns[turn]?.text.slice(start, end)).toBe(quote)
    })
  })

  it('is measured in numbers, or says why not', () => {
    always((talk) => {
      for (const { value, reason, proof } of measure(read(talk))) {
        expect(value === null).toBe(reason !== null)
        expect(value === null ? proof.length === 0 : Number.isFinite(value) && value >= 0).toBe(
          true,
        )
      }
    })
  })

  it('comes to the same bytes again, whatever was read before', () => {
    always((talk) => {
      const bytes = () => {
        const reading = read(talk)
        return JSON.stringify([reading, measure(reading)])
      }
      const first = bytes()
      read({ ...talk, turns: talk.turns.toReversed() })
      expect(bytes()).toBe(first)
    }, 40)
  })

  it('is judged no worse for what a recogniser was unsure of', () => {
    always((talk) => {
      const fillers = (of: Talk) => measure(read(of)).find(({ id }) => id === 'fillers')?.value ?? 0
      const unsure = {
        ...talk,
        turns: talk.turns.map((turn) => ({ ...turn, typed: false, confidence: 0.1 })),
      }
      expect(fillers(unsure)).toBe(0)
    }, 40)
  })
})

it.each([
  'a'.repeat(10_000),
  'So what, um, do you do? '.repeat(420),
  'we plan the routes and nobody knows the docks '.repeat(220),
  '.'.repeat(10_000),
  '\u202e'.repeat(10_000),
])('reads a turn of ten thousand characters: %.12s', (text) => {
  const turn = { startedAtMs: 0, endedAtMs: 1, typed: false, interrupted: false, confidence: null }
  const turns: TalkTurn[] = [
    { ...turn, speaker: 'trainee', text },
    { ...turn, speaker: 'persona', text },
  ]
  const reading = read({
    useCase: 'sales',
    roleplay: { name: 'A talk', persona: dana, graph: null },
    turns,
  })
  for (const { turn: n, start, end, quote } of evidenceOf(reading))
    expect(turns[n]?.text.slice(start, end)).toBe(quote)
  expect(measure(reading).length).toBeGreaterThan(15)
})

it('reads an empty talk, and one in which only one of them speaks', () => {
  const roleplay = { name: 'A talk', persona: dana, graph: null }
  expect(read({ useCase: 'sales', roleplay, turns: [] })).toMatchObject({
    turns: [],
    path: [],
    outcome: null,
  })
  const alone = A_GOOD_CALL.filter((line) => line.startsWith('P')).map(
    (line): TalkTurn => ({
      speaker: 'persona',
      text: line.slice(3),
      startedAtMs: 0,
      endedAtMs: 0,
      typed: false,
      interrupted: false,
      confidence: null,
    }),
  )
  const { path, topics } = read({ useCase: 'sales', roleplay, turns: alone })
  expect(path.map(({ id }) => id)).toEqual(['opening'])
  expect(topics.every(({ raisedBy }) => raisedBy !== 'trainee')).toBe(true)
})
