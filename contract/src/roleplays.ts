import { missingInRoleplay, ROLEPLAY_LIMITS, tidyRoleplay } from '@colloquy/domain/roleplay'
import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import { VOICE_IDS } from '@colloquy/domain/voices'
import { z } from 'zod'
import { Difficulty, DifficultyAnswer, OwnGraph } from './graph.ts'
import { OwnRubric } from './rubric.ts'
import { id, moment, text } from './texts.ts'

/** The specification's "conversation schema". On the wire it keeps that name and its snake_case. */

const limits = ROLEPLAY_LIMITS

const entries = () => z.array(text(limits.entryCharacters)).max(limits.entries)

export const PersonaInput = z.strictObject({
  name: text(limits.nameCharacters),
  role: text(limits.nameCharacters),
  situation: text(limits.personaCharacters),
  background: text(limits.personaCharacters),
  pain_points: entries(),
  goals: entries(),
})

/** Where a field of the form stands on the wire, so that an error points at what was sent. */
const WIRE_PATHS: Record<string, string[]> = {
  name: ['name'],
  'persona.name': ['schema_data', 'persona', 'name'],
  'persona.role': ['schema_data', 'persona', 'role'],
  'persona.situation': ['schema_data', 'persona', 'situation'],
  'persona.background': ['schema_data', 'persona', 'background'],
  'persona.painPoints': ['schema_data', 'persona', 'pain_points'],
  'persona.goals': ['schema_data', 'persona', 'goals'],
}

const Voice = z
  .enum(VOICE_IDS)
  .nullable()
  .meta({ description: "Who the persona sounds like. Null: the persona's name chooses." })

/** What is left out is ordinary in a new roleplay, and in an edited one as it was. */
export const RoleplayInput = z
  .strictObject({
    name: text(limits.nameCharacters),
    description: text(limits.descriptionCharacters).nullish(),
    schema_data: z.strictObject({
      persona: PersonaInput,
      scenario: z.enum(USE_CASE_IDS).exactOptional(),
      difficulty: Difficulty.exactOptional(),
      graph: OwnGraph.nullable().exactOptional().meta({ description: 'Null takes it away.' }),
      voice: Voice.exactOptional(),
      rubric: OwnRubric.nullable().exactOptional().meta({ description: 'Null takes it away.' }),
    }),
    is_public: z.boolean(),
    assigned_groups: z.array(id()).max(limits.groups).default([]),
  })
  .transform((body, context) => {
    const { persona: sent, ...course } = body.schema_data
    const { pain_points: painPoints, goals, ...persona } = sent
    const form = tidyRoleplay({
      name: body.name,
      description: body.description ?? undefined,
      persona: { ...persona, painPoints, goals },
      isPublic: body.is_public,
      groupIds: body.assigned_groups,
    })
    for (const { field, message } of missingInRoleplay(form))
      context.addIssue({ code: 'custom', message, path: WIRE_PATHS[field] ?? [] })
    return { ...form, ...course }
  })
  .meta({ id: 'RoleplayInput' })

const Persona = z
  .object({
    name: z.string(),
    role: z.string(),
    situation: z.string(),
    background: z.string(),
    pain_points: z.array(z.string()),
    goals: z.array(z.string()),
  })
  .meta({ id: 'Persona' })

export const RoleplaySummary = z
  .object({
    id: id(),
    name: z.string(),
    description: z.string().nullable(),
    is_public: z.boolean(),
    scenario: z.enum(USE_CASE_IDS),
    difficulty: DifficultyAnswer,
  })
  .meta({ id: 'RoleplaySummary' })

export const Roleplay = z
  .object({
    id: id(),
    name: z.string(),
    description: z.string().optional(),
    is_public: z.boolean(),
    schema_data: z.object({
      persona: Persona,
      scenario: z.enum(USE_CASE_IDS),
      difficulty: DifficultyAnswer,
      voice: Voice,
      graph: z
        .record(z.string(), z.unknown())
        .optional()
        .meta({ description: 'For admins alone: it holds what a learner has to find out.' }),
      rubric: z
        .record(z.string(), z.unknown())
        .optional()
        .meta({ description: 'For admins alone. What it judged stands in each grade.' }),
    }),
    assigned_groups: z.array(id()),
    version: z.int(),
    updated_at: moment(),
  })
  .meta({ id: 'Roleplay' })

export const RoleplayId = z.strictObject({ roleplayId: id() })

/** By name; `after` is the id of the last one already seen. */
export const RoleplayPage = z.strictObject({
  after: id().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(200),
})

/**
 * The `updated_at` of what was edited: when somebody else has changed it since, the edit is refused with
 * 409. Without it the last one who saves is right.
 */
export const RoleplayEdited = z.strictObject({ updated_at: moment().optional() })

export const RoleplayDeletion = z.strictObject({
  soft_delete: z.enum(['true', 'false']).default('true'),
})
