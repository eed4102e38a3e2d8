import { DIFFICULTY_NAMES, TEMPER_LIMITS, type Temper } from '@colloquy/domain/graph/difficulty'
import {
  type Condition as DomainCondition,
  HANDLINGS,
  OUTCOMES,
} from '@colloquy/domain/graph/graph'
import type { OwnGraph as DomainOwnGraph } from '@colloquy/domain/graph/plan'
import { z } from 'zod'
import { camelCased } from './camel-case.ts'
import { line, text } from './texts.ts'

/**
 * The graph that a roleplay may bring, and how hard it is to be. What is left out is as the template of
 * its use case has it. Whether a graph makes sense is for `validate` in the domain to say.
 */

const temperNumber = (key: keyof Temper) =>
  z.number().min(TEMPER_LIMITS[key].least).max(TEMPER_LIMITS[key].most).exactOptional()
const temperCount = (key: keyof Temper) =>
  z.int().min(TEMPER_LIMITS[key].least).max(TEMPER_LIMITS[key].most).exactOptional()

const DifficultyNumbers = z.strictObject({
  patience: temperNumber('patience'),
  rapport: temperNumber('rapport'),
  guard: temperNumber('guard'),
  objections: temperCount('objections'),
  touchiness: temperNumber('touchiness'),
  volunteers: temperCount('volunteers'),
  factsInAnAnswer: temperCount('factsInAnAnswer'),
  turns: temperCount('turns'),
})

export const Difficulty = z.preprocess(
  (value) => camelCased(value),
  z.union([z.enum(DIFFICULTY_NAMES), DifficultyNumbers], {
    error: 'Must be easy, normal, hard, or numbers such as {"patience": 60}',
  }),
)

const NAME_CHARACTERS = 100
const WORDS_CHARACTERS = 1000
const ENTRIES = 100

const name = () => line(NAME_CHARACTERS)
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(ENTRIES)
const words = () => list(text(WORDS_CHARACTERS))
const count = () => z.int().min(0).max(1000)
const here = () => z.literal(true).exactOptional()

const SIMPLE = [
  z.strictObject({ moves: list(name()), atLeast: count(), here: here() }),
  z.strictObject({ now: list(name()) }),
  z.strictObject({
    told: z.enum(['situation', 'background', 'pain', 'goal', 'anything']),
    atLeast: count(),
  }),
  z.strictObject({ knows: name() }),
  z.strictObject({ in: name() }),
  z.strictObject({
    objections: z.enum(['raised', 'settled']),
    atLeast: z.union([count(), z.literal('needed')]),
  }),
  z.strictObject({ answers: z.union([count(), z.literal('all')]), here: here() }),
  z.strictObject({ rapport: z.number() }),
  z.strictObject({ patienceAtMost: z.number() }),
  z.strictObject({ turns: count(), here: here() }),
  z.strictObject({ silences: count() }),
  z.strictObject({ refusals: count() }),
  z.strictObject({ warned: z.literal(true) }),
  z.strictObject({ agreed: z.literal(true) }),
] as const

/** Deeper than anybody thinks, and shallow enough for any machine that reads it. */
const DEEPEST = 6

function conditionOf(depth: number): z.ZodType<DomainCondition> {
  if (depth === 0) return z.union(SIMPLE)
  const inner = conditionOf(depth - 1)
  return z.union([
    ...SIMPLE,
    z.strictObject({ all: list(inner) }),
    z.strictObject({ any: list(inner) }),
    z.strictObject({ not: inner }),
  ])
}

const Condition = conditionOf(DEEPEST)

const Stage = z.strictObject({
  id: name(),
  name: name(),
  aim: text(WORDS_CHARACTERS).default(''),
  entry: Condition.exactOptional(),
  exits: list(z.strictObject({ to: name(), when: Condition })).default([]),
})

const Fact = z.strictObject({
  id: name(),
  about: z.enum(['situation', 'background', 'pain', 'goal']),
  thread: name().exactOptional(),
  says: text(WORDS_CHARACTERS),
  otherWays: words().exactOptional(),
  hint: text(WORDS_CHARACTERS).exactOptional(),
  reveal: z
    .union([
      z.strictObject({ when: z.literal('asked') }),
      z.strictObject({ when: z.literal('earned'), rapport: z.number() }),
      z.strictObject({ when: z.literal('so'), if: Condition }),
    ])
    .default({ when: 'asked' }),
})

const Objection = z.strictObject({
  id: name(),
  name: name(),
  says: words(),
  explains: words().default([]),
  when: Condition.default({ now: ['proposal', 'next-step'] }),
  settles: list(list(z.enum(HANDLINGS))),
  words: text(WORDS_CHARACTERS).default(''),
})

const Ask = z.strictObject({
  id: name(),
  says: words(),
  in: name().exactOptional(),
  reveals: name().exactOptional(),
  words: text(WORDS_CHARACTERS).default(''),
})

const Ending = z.strictObject({
  id: name(),
  name: name(),
  outcome: z.enum(OUTCOMES),
  when: Condition,
  says: name(),
})

const Agreement = z.strictObject({
  reason: Condition,
  trust: Condition,
  needs: z.enum(['a date', 'nothing more']).default('nothing more'),
})

const Graph: z.ZodType<DomainOwnGraph> = z.strictObject({
  lead: z.enum(['persona', 'learner']).exactOptional(),
  asksEvery: z.int().min(1).max(1000).exactOptional(),
  greetings: words().exactOptional(),
  firstAsk: name().nullable().exactOptional(),
  goalsIn: name().exactOptional(),
  stages: list(Stage).exactOptional(),
  facts: list(Fact).exactOptional(),
  objections: list(Objection).exactOptional(),
  asks: list(Ask).exactOptional(),
  offers: z.enum(['weighed', 'resisted']).exactOptional(),
  agreement: Agreement.nullable().exactOptional(),
  endings: list(Ending).exactOptional(),
  phrases: z.record(name(), words()).exactOptional(),
})

export const OwnGraph = z.preprocess((value) => camelCased(value), Graph)
