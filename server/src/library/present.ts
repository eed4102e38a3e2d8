import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import { snakeCased } from '@colloquy/contract/key-case'
import { FORMAT, FORMAT_VERSION } from '@colloquy/contract/roleplays-file'
import type { Persona } from '@colloquy/domain/roleplay'
import { isAdmin } from '@colloquy/domain/roles'
import { displayName } from '../accounts/present.ts'
import type { Actor } from '../actor.ts'
import type { ExportedRoleplay, PreviewedImport } from './exchange.ts'
import type { FoundEntry } from './find.ts'
import type { FoundVersion, ListedVersion } from './versions.ts'

/** Who wrote what is between those who write. */
export const presentEntry = (
  { member }: Actor,
  row: FoundEntry,
): Answer<typeof endpoints.readLibrary>['roleplays'][number] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  scenario: row.scenario,
  difficulty: snakeCased(row.difficulty),
  is_public: row.isPublic,
  persona: { name: row.personaName, role: row.personaRole },
  folder:
    row.folderId === null || row.folderName === null
      ? null
      : { id: row.folderId, name: row.folderName },
  tags: row.tags,
  is_favourite: row.favouriteOf !== null,
  is_archived: row.archivedAt !== null,
  version: row.version,
  changed_at: row.changedAt.toISOString(),
  changed_by: isAdmin(member?.role ?? null) ? nameOf(row.changedBy) : null,
})

const nameOf = (person: { name: string; email: string } | null): string | null =>
  person === null ? null : displayName(person)

export const presentListedVersion = (
  row: ListedVersion,
): Answer<typeof endpoints.listVersions>[number] => ({
  version: row.version,
  made_at: row.createdAt.toISOString(),
  made_by: nameOf(row.madeBy),
  name: row.name,
  changes: row.changes,
})

export const presentVersion = (row: FoundVersion): Answer<typeof endpoints.readVersion> => ({
  version: row.version,
  made_at: row.createdAt.toISOString(),
  made_by: nameOf(row.madeBy),
  name: row.name,
  description: row.description,
  schema_data: {
    scenario: row.scenario,
    difficulty: snakeCased(row.difficulty),
    voice: row.voice,
    ...(row.graph === null ? {} : { graph: snakeCased(row.graph) }),
    ...(row.rubric === null ? {} : { rubric: snakeCased(row.rubric) }),
    persona: presentPersona(row.persona),
  },
})

/** What is ordinary is left out, so that a file says what is special about it. */
export const presentExport = (
  found: readonly ExportedRoleplay[],
): Answer<typeof endpoints.exportRoleplays> => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  roleplays: found.map((row) => ({
    name: row.name,
    ...(row.description === null ? {} : { description: row.description }),
    ...(row.folder === null ? {} : { folder: row.folder }),
    ...(row.tags.length === 0 ? {} : { tags: row.tags }),
    scenario: row.scenario,
    difficulty: snakeCased(row.difficulty),
    ...(row.voice === null ? {} : { voice: row.voice }),
    ...(row.graph === null ? {} : { graph: snakeCased(row.graph) }),
    ...(row.rubric === null ? {} : { rubric: snakeCased(row.rubric) }),
    persona: presentPersona(row.persona),
  })),
})

export const presentPreview = ({
  problems,
  warnings,
  roleplays,
  takenNames,
  knownFolders,
}: PreviewedImport): Answer<typeof endpoints.previewImport> => ({
  problems,
  warnings,
  roleplays: roleplays.map(({ name, persona, scenario, folder, tags }) => ({
    name,
    persona: persona.name,
    scenario,
    folder,
    is_new_folder: folder !== null && !knownFolders.has(folder),
    tags,
    is_taken: takenNames.has(name),
  })),
})

const presentPersona = ({ painPoints, ...persona }: Persona) => ({
  ...persona,
  pain_points: painPoints,
})
