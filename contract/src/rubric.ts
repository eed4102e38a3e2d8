import type {
  Criterion as DomainCriterion,
  Rubric as DomainRubric,
} from '@colloquy/domain/rubric/rubric'
import { RUBRIC_LIMITS as limits } from '@colloquy/domain/rubric/limits'
import { z } from 'zod'
import { camelCased, snakeCased } from './key-case.ts'
import { line, text } from './texts.ts'

/**
 * The rubric that a roleplay may bring, in place of the one of its use case. Whether it makes sense is for
 * `validateRubric` in the domain to say.
 */

const name = () => line(limits.nameCharacters)
const words = () => line(limits.wordsCharacters)

const Anchors = z
  .tuple([words(), words(), words(), words(), words(), words()], {
    error: 'Must be six sentences: what a 0 is, a 1, and so on to 5',
  })
  .meta({ description: 'What each score means, from 0 to 5.' })

const LooksFor = z.strictObject({
  rule: name(),
  with: z
    .strictObject({ any: z.array(words()).min(1).max(limits.sentences) })
    .exactOptional()
    .meta({ description: 'For the rule `says`: sentences of which one has to be heard.' }),
})

const Criterion = z.strictObject({
  id: name(),
  name: name(),
  weight: z.number().positive().max(limits.mostWeight),
  anchors: Anchors,
  looks_for: LooksFor.nullable().default(null).meta({
    description: 'By which rule code judges it. Null where only a model can.',
  }),
  blocks: z
    .strictObject({ below: z.int().min(1).max(5), says: text(limits.wordsCharacters) })
    .nullable()
    .default(null)
    .meta({ description: 'Below this score, or without one, the whole cannot pass.' }),
  matters: z
    .enum(['always', 'when-doubted', 'when-it-closes', 'when-feelings-are-shown'])
    .default('always'),
  when_not_shown: z.enum(['earns-nothing', 'is-left-out']).default('earns-nothing'),
  skill: name().exactOptional().meta({ description: 'By which progress is followed: its name.' }),
})

const Rubric = z
  .strictObject({
    version: z.int().min(1).max(1_000_000).default(1),
    criteria: z.array(Criterion).max(limits.criteria),
  })
  .meta({ id: 'Rubric' })

export const OwnRubric = z
  .preprocess((value) => snakeCased(value), Rubric)
  .transform(
    ({ version, criteria }): DomainRubric => ({
      version,
      criteria: criteria.map(
        (criterion): DomainCriterion => ({
          ...(camelCased(criterion) as Omit<DomainCriterion, 'skill'>),
          skill: criterion.skill ?? criterion.name,
        }),
      ),
    }),
  )
