import { ROLEPLAY_LIMITS } from '@colloquy/domain/roleplay'
import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import { z } from 'zod'
import { Difficulty, OwnGraph } from './graph.ts'
import { OwnRubric } from './rubric.ts'
import { line, text } from './texts.ts'

/**
 * A roleplay in a file of its own, to talk with and to grade by in a terminal:
 * `{"name", "scenario"?, "difficulty"?, "graph"?, "rubric"?, "persona"}`. What else stands there is of no concern.
 */
const entries = () =>
  z
    .array(text(ROLEPLAY_LIMITS.entryCharacters).transform((entry) => entry.trim()))
    .max(ROLEPLAY_LIMITS.entries)
    .default([])
    .transform((all) => all.filter((entry) => entry !== ''))

const passage = () =>
  text(ROLEPLAY_LIMITS.personaCharacters)
    .default('')
    .transform((value) => value.trim())

export const RoleplayFile = z
  .object({
    name: line(ROLEPLAY_LIMITS.nameCharacters),
    scenario: z.enum(USE_CASE_IDS).default('other'),
    difficulty: Difficulty.default('normal'),
    graph: OwnGraph.optional(),
    rubric: OwnRubric.optional(),
    persona: z
      .object({
        name: line(ROLEPLAY_LIMITS.nameCharacters),
        role: line(ROLEPLAY_LIMITS.nameCharacters),
        situation: passage(),
        background: passage(),
        pain_points: entries(),
        goals: entries(),
      })
      .transform(({ pain_points: painPoints, ...persona }) => ({ ...persona, painPoints })),
  })
  .meta({ id: 'RoleplayFile' })
