import { isAdmin, type Role } from '@colloquy/domain/roles'
import { useQuery } from '@tanstack/react-query'
import { allGroupsQuery } from '../../data/groups.ts'
import { SelectField } from '../../ui/field.tsx'
import { TickList } from '../../ui/tick-list.tsx'

export type Standing = { role: Role; groups: string[] }

export const newcomer = (): Standing => ({ role: 'member', groups: [] })

export const roleOf = (role: string): Role => (isAdmin(role) ? 'admin' : 'member')

/** Compared, never printed as it comes: roles may reach us in any case. */
export const roleName = (role: string): string => (isAdmin(role) ? 'Admin' : 'Member')

type RoleAndGroupsProps = { standing: Standing; onChange: (standing: Standing) => void }

/** What somebody may do and see in the organization. */
export function RoleAndGroups({ standing, onChange }: RoleAndGroupsProps) {
  const groups = useQuery(allGroupsQuery)
  return (
    <>
      <SelectField
        label="Role"
        hint={
          standing.role === 'admin'
            ? 'Makes roleplays, manages members, and sees every roleplay.'
            : 'Practises what is public or shared with their groups.'
        }
        value={standing.role}
        onChange={({ target }) => onChange({ ...standing, role: roleOf(target.value) })}
      >
        <option value="member">Member</option>
        <option value="admin">Admin</option>
      </SelectField>
      {groups.data && groups.data.length > 0 && (
        <TickList
          legend="Groups"
          options={groups.data.map(({ id, name, is_active: isActive }) => ({
            id,
            label: name,
            hint: isActive ? undefined : 'Switched off: grants nothing now',
          }))}
          chosen={standing.groups}
          onChange={(chosen) => onChange({ ...standing, groups: chosen })}
        />
      )}
    </>
  )
}
