import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import type { FoundRoleplay } from './read.ts'

type Summary = Pick<FoundRoleplay, 'id' | 'name' | 'description' | 'isPublic' | 'scenario'>

export const presentRoleplaySummary = (
  row: Summary,
): Answer<typeof endpoints.listRoleplays>[number] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  is_public: row.isPublic,
  scenario: row.scenario,
})

export const presentRoleplay = (row: FoundRoleplay): Answer<typeof endpoints.readRoleplay> => ({
  id: row.id,
  name: row.name,
  ...(row.description === null ? {} : { description: row.description }),
  is_public: row.isPublic,
  schema_data: {
    scenario: row.scenario,
    persona: {
      name: row.persona.name,
      role: row.persona.role,
      situation: row.persona.situation,
      background: row.persona.background,
      pain_points: row.persona.painPoints,
      goals: row.persona.goals,
    },
  },
  assigned_groups: row.groupIds,
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
})
