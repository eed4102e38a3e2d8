import { LIBRARY_LIMITS } from '@colloquy/domain/library'
import { ROLEPLAY_LIMITS } from '@colloquy/domain/roleplay'
import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import { VOICE_IDS } from '@colloquy/domain/voices'
import { z } from 'zod'
import { Difficulty, DifficultyAnswer, OwnGraph } from './graph.ts'
import { OwnRubric } from './rubric.ts'
import { text } from './texts.ts'

/**
 * Roleplays in a file, to take along, to keep and to bring elsewhere. Each of them is what `npm run -s talk` takes
 * as a file of its own. docs/roleplay-files.md tells people about it.
 */
export const FORMAT = 'colloquy-roleplays'
export const FORMAT_VERSION = 1

const limits = ROLEPLAY_LIMITS

const entries = () => z.array(text(limits.entryCharacters)).max(limits.entries)

const FilePersona = z.object({
  name: text(limits.nameCharacters),
  role: text(limits.nameCharacters),
  situation: text(limits.personaCharacters),
  background: text(limits.personaCharacters),
  pain_points: entries(),
  goals: entries(),
})

/** Not strict: what is not known is left out with a warning. Only in graph and rubric it could change a talk. */
export const FileRoleplay = z.object({
  name: text(limits.nameCharacters),
  description: text(limits.descriptionCharacters).nullish(),
  folder: text(LIBRARY_LIMITS.folderCharacters).nullish().meta({
    description: 'The name of the folder it lies in. Made where there is none of that name.',
  }),
  tags: z.array(text(LIBRARY_LIMITS.tagCharacters)).max(LIBRARY_LIMITS.tags).optional(),
  scenario: z.enum(USE_CASE_IDS).optional(),
  difficulty: Difficulty.optional(),
  voice: z.enum(VOICE_IDS).nullish(),
  graph: OwnGraph.nullish(),
  rubric: OwnRubric.nullish(),
  persona: FilePersona,
})

export const KNOWN_FIELDS = {
  file: new Set(['format', 'version', 'roleplays', '$schema']),
  roleplay: new Set(Object.keys(FileRoleplay.shape)),
  persona: new Set(Object.keys(FilePersona.shape)),
} as const

const RoleplaysFile = z
  .object({
    format: z.literal(FORMAT),
    version: z.literal(FORMAT_VERSION),
    roleplays: z.array(FileRoleplay).min(1).max(LIBRARY_LIMITS.atOnce),
  })
  .meta({
    title: 'Roleplays of Colloquy',
    description: 'Made by exporting from the library, or by hand; the library imports it.',
  })

/** For editors that complete and check while one writes. Whether a graph makes sense no schema can say. */
export const roleplaysJsonSchema = (address: string): object => ({
  $id: address,
  ...z.toJSONSchema(RoleplaysFile, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
  }),
})

const anything = () => z.record(z.string(), z.unknown())

/** As it is exported: what is ordinary is left out. */
export const RoleplaysExport = z
  .object({
    format: z.literal(FORMAT),
    version: z.literal(FORMAT_VERSION),
    roleplays: z.array(
      z.object({
        name: z.string(),
        description: z.string().optional(),
        folder: z.string().optional(),
        tags: z.array(z.string()).optional(),
        scenario: z.enum(USE_CASE_IDS),
        difficulty: DifficultyAnswer,
        voice: z.enum(VOICE_IDS).optional(),
        graph: anything().optional(),
        rubric: anything().optional(),
        persona: z.object({
          name: z.string(),
          role: z.string(),
          situation: z.string(),
          background: z.string(),
          pain_points: z.array(z.string()),
          goals: z.array(z.string()),
        }),
      }),
    ),
  })
  .meta({ id: 'RoleplaysExport' })
