import { ANSWER_LIMITS } from '@colloquy/domain/graph/answer-limits'
import {
  DIFFICULTY_NAMES,
  type Difficulty as DomainDifficulty,
  TEMPER_LIMITS,
  type Temper,
} from '@colloquy/domain/graph/difficulty'
import {
  type Condition as DomainCondition,
  HANDLINGS,
  OUTCOMES,
} from '@colloquy/domain/graph/graph'
import type { OwnGraph as DomainOwnGraph } from '@colloquy/domain/graph/plan'
import { z } from 'zod'
import { camelCased, type SnakeCased, snakeCased } from './key-case.ts'
import { line, text } from './texts.ts'

/**
 * The graph that a roleplay may bring, and how hard it is to be. What is left out is as the template of
 * its use case has it. Whether a graph makes sense is for `validate` in the domain to say.
 */

const temperNumber = (key: keyof Temper) =>
  z.number().min(TEMPER_LIMITS[key].least).max(TEMPER_LIMITS[key].most).exactOptional()
const temperCount = (key: keyof Temper) =>
  z.int().min(TEMPER_LIMITS[key].least).max(TEMPER_LIMITS[key].most).exactOptional()

const DifficultyNumbers: z.ZodType<SnakeCased<Partial<Temper>>> = z.strictObject({
  patience: temperNumber('patience'),
  rapport: temperNumber('rapport'),
  guard: temperNumber('guard'),
  objections: temperCount('objections'),
  touchiness: temperNumber('touchiness'),
  volunteers: temperCount('volunteers'),
  facts_in_an_answer: temperCount('factsInAnAnswer'),
  turns: temperCount('turns'),
  minutes: temperCount('minutes'),
})

/** As it goes out. */
export const DifficultyAnswer = z
  .union([z.enum(DIFFICULTY_NAMES), DifficultyNumbers], {
    error: 'Must be easy, normal, hard, or numbers such as {"patience": 60}',
  })
  .meta({ id: 'Difficulty' })

export const Difficulty = z
  .preprocess((value) => snakeCased(value), DifficultyAnswer)
  .transform((wire) => camelCased(wire) as DomainDifficulty)

const NAME_CHARACTERS = 100
const WORDS_CHARACTERS = 1000
const ENTRIES = 100

const name = () => line(NAME_CHARACTERS)
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(ENTRIES)
const words = () => list(text(WORDS_CHARACTERS))
const count = () => z.int().min(0).max(1000)
const here = () => z.literal(true).exactOptional()

const SIMPLE = [
  z.strictObject({ moves: list(name()), at_least: count(), here: here() }),
  z.strictObject({ now: list(name()) }),
  z.strictObject({
    told: z.enum(['situation', 'background', 'pain', 'goal', 'anything']),
    at_least: count(),
  }),
  z.strictObject({ knows: name() }),
  z.strictObject({ in: name() }),
  z.strictObject({
    objections: z.enum(['raised', 'settled']),
    at_least: z.union([count(), z.literal('needed')]),
  }),
  z.strictObject({ answers: z.union([count(), z.literal('all')]), here: here() }),
  z.strictObject({ rapport: z.number() }),
  z.strictObject({ patience_at_most: z.number() }),
  z.strictObject({ turns: count(), here: here() }),
  z.strictObject({ silences: count() }),
  z.strictObject({ refusals: count() }),
  z.strictObject({ warned: z.literal(true) }),
  z.strictObject({ agreed: z.literal(true) }),
] as const

const Condition: z.ZodType<SnakeCased<DomainCondition>> = z
  .union([
    ...SIMPLE,
    z.strictObject({ all: list(z.lazy(() => Condition)) }),
    z.strictObject({ any: list(z.lazy(() => Condition)) }),
    z.strictObject({ not: z.lazy(() => Condition) }),
  ])
  .meta({ id: 'GraphCondition' })

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
  other_ways: words().exactOptional(),
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

const ways = (mostCharacters: number) => z.array(text(mostCharacters)).max(ANSWER_LIMITS.ways)

const Answer = z.strictObject({
  asked: ways(ANSWER_LIMITS.askedCharacters),
  tells: name().exactOptional(),
  says: ways(ANSWER_LIMITS.saysCharacters).exactOptional(),
  more: ways(ANSWER_LIMITS.saysCharacters).exactOptional(),
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

const Graph: z.ZodType<SnakeCased<DomainOwnGraph>> = z
  .strictObject({
    lead: z.enum(['persona', 'learner']).exactOptional(),
    asks_every: z.int().min(1).max(1000).exactOptional(),
    greetings: words().exactOptional(),
    first_ask: name().nullable().exactOptional(),
    goals_in: name().exactOptional(),
    stages: list(Stage).exactOptional(),
    facts: list(Fact).exactOptional(),
    objections: list(Objection).exactOptional(),
    asks: list(Ask).exactOptional(),
    answers: z.array(Answer).max(ANSWER_LIMITS.answers).exactOptional(),
    offers: z.enum(['weighed', 'resisted']).exactOptional(),
    agreement: Agreement.nullable().exactOptional(),
    endings: list(Ending).exactOptional(),
    phrases: z.record(name(), words()).exactOptional(),
  })
  .meta({ id: 'ConversationGraph', example: { asks_every: 2, offers: 'resisted' } })

/** Longer than the longest that we wrote ourselves by far, and checked in the blink of an eye. */
const GRAPH_CHARACTERS = 200_000
/** Deeper than anybody thinks, and shallow enough for any machine that reads it. */
const GRAPH_LEVELS = 24

/** Looked at before it is read, since reading is what its size and depth would make costly. */
const isOfSomeSize = (value: unknown): boolean =>
  isNoDeeper(value, GRAPH_LEVELS) && (JSON.stringify(value) ?? '').length <= GRAPH_CHARACTERS

const isNoDeeper = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isNoDeeper(one, levels - 1)))

export const OwnGraph = z
  .preprocess((value, context) => {
    if (isOfSomeSize(value)) return snakeCased(value)
    context.addIssue({
      code: 'custom',
      message: `A graph has at most ${GRAPH_CHARACTERS} characters and ${GRAPH_LEVELS} levels`,
    })
    return z.NEVER
  }, Graph)
  .transform((wire) => camelCased(wire) as DomainOwnGraph)
