import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import { snakeCased } from '@colloquy/contract/key-case'
import { isAdmin } from '@colloquy/domain/roles'
import type { Actor } from '../actor.ts'
import type { FoundRoleplay } from './read.ts'

type Summary = Pick<
  FoundRoleplay,
  'id' | 'name' | 'description' | 'isPublic' | 'scenario' | 'difficulty'
>
type SchemaData = Answer<typeof endpoints.readRoleplay>['schema_data']

export const presentRoleplaySummary = (
  row: Summary,
): Answer<typeof endpoints.listRoleplays>[number] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  is_public: row.isPublic,
  scenario: row.scenario,
  difficulty: snakeCased(row.difficulty),
})

/** Members are not told of groups that they are not in. */
const groupsShownTo = ({ member }: Actor, { groupIds }: FoundRoleplay): string[] =>
  isAdmin(member?.role ?? null)
    ? groupIds
    : groupIds.filter((id) => member?.groupIds.includes(id) === true)

/** Who practises has to find out what stands there. */
const graphShownTo = ({ member }: Actor, { graph }: FoundRoleplay): Pick<SchemaData, 'graph'> =>
  graph !== null && isAdmin(member?.role ?? null) ? { graph: snakeCased(graph) } : {}

/** Its anchors are a list of what to do for a better number. */
const rubricShownTo = ({ member }: Actor, { rubric }: FoundRoleplay): Pick<SchemaData, 'rubric'> =>
  rubric !== null && isAdmin(member?.role ?? null) ? { rubric: snakeCased(rubric) } : {}

export const presentRoleplay = (
  actor: Actor,
  row: FoundRoleplay,
): Answer<typeof endpoints.readRoleplay> => ({
  id: row.id,
  name: row.name,
  ...(row.description === null ? {} : { description: row.description }),
  is_public: row.isPublic,
  schema_data: {
    scenario: row.scenario,
    difficulty: snakeCased(row.difficulty),
    voice: row.voice,
    ...graphShownTo(actor, row),
    ...rubricShownTo(actor, row),
    persona: {
      name: row.persona.name,
      role: row.persona.role,
      situation: row.persona.situation,
      background: row.persona.background,
      pain_points: row.persona.painPoints,
      goals: row.persona.goals,
    },
  },
  assigned_groups: groupsShownTo(actor, row),
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
})
