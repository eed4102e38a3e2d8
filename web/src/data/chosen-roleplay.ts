import type { RoleplayData } from './queries.ts'

/** The roleplay that was started last. The specification calls it a schema, and keeps it here. */
const KEY = 'selectedSchema'

/** Without the graph that an admin is shown: it is long, and of no use to a call. */
export function saveChosenRoleplay({ schema_data: { graph, ...data }, ...roleplay }: RoleplayData) {
  localStorage.setItem(KEY, JSON.stringify({ ...roleplay, schema_data: data }))
}

export const forgetChosenRoleplay = (): void => localStorage.removeItem(KEY)

export type ChosenPersona = {
  name: string
  role: string
  /** What the learner is there to do. */
  task: string
}

/** Null as well when what is stored there is not what was put there. */
export function readChosenPersona(): ChosenPersona | null {
  try {
    const roleplay = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<RoleplayData> | null
    const persona = roleplay?.schema_data?.persona
    return typeof persona?.name === 'string' && persona.name !== ''
      ? { name: persona.name, role: persona.role ?? '', task: roleplay?.description ?? '' }
      : null
  } catch {
    return null
  }
}
