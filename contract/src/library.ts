import { LIBRARY_LIMITS, tidyTag, tidyTags } from '@colloquy/domain/library'
import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import { z } from 'zod'
import { DifficultyAnswer } from './graph.ts'
import { Roleplay } from './roleplays.ts'
import { id, line, moment, text } from './texts.ts'

/** Finding, ordering and keeping roleplays. */

const limits = LIBRARY_LIMITS
const yesOrNo = () => z.enum(['true', 'false'])

const LIBRARY_SORTS = ['best', 'name', 'newest', 'changed'] as const

/** The counting of what was found goes no further: 1001 stands for all that is more. */
export const MOST_COUNTED = 1000

/** `after` is the id of the last one already seen, in the same order. */
export const LibraryPage = z.strictObject({
  q: text(200).default('').meta({
    description:
      'Every word of it stands in name, description, persona or tags; the last may be the beginning of one.',
  }),
  folder: z
    .union([id(), z.literal('none')])
    .optional()
    .meta({ description: 'Its id; none for what lies in no folder.' }),
  tag: text(limits.tagCharacters).transform(tidyTag).optional(),
  favourites: yesOrNo().default('false'),
  archived: yesOrNo().default('false').meta({
    description: 'What was put away, instead of what was not. Of use to admins alone.',
  }),
  sort: z.enum(LIBRARY_SORTS).optional().meta({
    description: 'Without it: best where something is looked for, otherwise name.',
  }),
  after: id().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

const LibraryEntry = z
  .object({
    id: id(),
    name: z.string(),
    description: z.string().nullable(),
    scenario: z.enum(USE_CASE_IDS),
    difficulty: DifficultyAnswer,
    is_public: z.boolean(),
    persona: z.object({ name: z.string(), role: z.string() }),
    folder: z.object({ id: id(), name: z.string() }).nullable(),
    tags: z.array(z.string()),
    is_favourite: z.boolean(),
    is_archived: z.boolean(),
    version: z.int(),
    changed_at: moment(),
    changed_by: z.string().nullable().meta({ description: 'For admins alone.' }),
  })
  .meta({ id: 'LibraryEntry' })

export const Library = z
  .object({
    found: z
      .int()
      .meta({ description: `How many fit in all; ${MOST_COUNTED + 1} for all that is more.` }),
    roleplays: z.array(LibraryEntry),
  })
  .meta({ id: 'Library' })

/** By what one can narrow it down, with how many each leaves. */
export const LibraryFilters = z
  .object({
    folders: z.array(z.object({ id: id(), name: z.string(), roleplays: z.int() })),
    tags: z.array(z.object({ name: z.string(), roleplays: z.int() })),
  })
  .meta({ id: 'LibraryFilters' })

export const Folder = z.object({ id: id(), name: z.string() }).meta({ id: 'Folder' })

export const FolderInput = z
  .strictObject({ name: line(limits.folderCharacters, 'Folder name is required') })
  .meta({ id: 'FolderInput' })

export const FolderId = z.strictObject({ folderId: id() })

const ids = () => z.array(id()).min(1).max(limits.atOnce)

const tags = () => z.array(line(limits.tagCharacters)).max(limits.tags).default([])

/** All of them, or none. What is left out stays as it is. */
export const LibraryChange = z
  .strictObject({
    ids: ids(),
    archived: z.boolean().exactOptional(),
    folder_id: id().nullable().exactOptional().meta({ description: 'Null takes them out of it.' }),
    add_tags: tags(),
    remove_tags: tags(),
  })
  .transform(({ ids: all, folder_id: folderId, add_tags, remove_tags, ...rest }) => ({
    ids: [...new Set(all)],
    ...rest,
    ...(folderId === undefined ? {} : { folderId }),
    addTags: tidyTags(add_tags),
    removeTags: tidyTags(remove_tags),
  }))
  .meta({ id: 'LibraryChange' })

export const Chosen = z
  .strictObject({ ids: ids() })
  .transform((body) => ({ ids: [...new Set(body.ids)] }))
  .meta({ id: 'ChosenRoleplays' })

export const ImportInput = z
  .strictObject({
    file: z.unknown().meta({ description: 'As /api/public/roleplays.schema.json describes it.' }),
  })
  .meta({ id: 'ImportInput' })

export const ImportPreview = z
  .object({
    problems: z
      .array(z.string())
      .meta({ description: 'Sentences. Without one it can be imported.' }),
    warnings: z.array(z.string()),
    roleplays: z
      .array(
        z.object({
          name: z.string(),
          persona: z.string(),
          scenario: z.enum(USE_CASE_IDS),
          folder: z.string().nullable(),
          is_new_folder: z.boolean(),
          tags: z.array(z.string()),
          is_taken: z.boolean().meta({ description: 'There is one of this name already.' }),
        }),
      )
      .meta({ description: 'What would be made of those without a problem.' }),
  })
  .meta({ id: 'ImportPreview' })

export const Imported = z
  .object({ roleplays: z.array(z.object({ id: id(), name: z.string() })) })
  .meta({ id: 'Imported' })

const versionNumber = () => z.coerce.number().int().min(1).max(2_147_483_647)

export const VersionPage = z.strictObject({
  before: versionNumber().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})

export const VersionId = z.strictObject({ roleplayId: id(), version: versionNumber() })

const madeBy = {
  version: z.int(),
  made_at: moment(),
  made_by: z
    .string()
    .nullable()
    .meta({ description: 'Null for somebody who is not here any more.' }),
}

/** Newest first. */
export const RoleplayVersions = z
  .array(
    z.object({
      ...madeBy,
      name: z.string(),
      changes: z
        .array(z.string())
        .nullable()
        .meta({ description: 'What was another before, in plain words. Null for the first.' }),
    }),
  )
  .meta({ id: 'RoleplayVersions' })

export const RoleplayVersion = z
  .object({
    ...madeBy,
    name: z.string(),
    description: z.string().nullable(),
    schema_data: Roleplay.shape.schema_data,
  })
  .meta({ id: 'RoleplayVersion' })
