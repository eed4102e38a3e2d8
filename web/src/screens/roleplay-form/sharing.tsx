import { screens } from '@colloquy/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useFailureLog } from '../../data/failure-log.ts'
import { offeredGroupsQuery } from '../../data/groups.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Surface } from '../../ui/surface.tsx'
import { TickList } from '../../ui/tick-list.tsx'
import type { FormValues } from './form-values.ts'

/** Who sees it: everybody, or some groups. */
export function Sharing() {
  const { register } = useFormContext<FormValues>()
  // Looked up before the form is shown; after a failure again only when it is asked for.
  const groups = useQuery({ ...offeredGroupsQuery, retryOnMount: false })
  const { field } = useController<FormValues, 'groupIds'>({ name: 'groupIds' })
  const isPublic = useWatch<FormValues, 'isPublic'>({ name: 'isPublic' })
  // A group that is switched off grants nothing, so it does not count. Unknown ones may.
  const counting = groups.data
    ? field.value.filter((id) => groups.data.some((group) => group.id === id))
    : field.value
  return (
    <Surface label="Who can practise it">
      <Switch
        label="Public"
        hint={
          isPublic
            ? 'Everybody in your organization sees it.'
            : 'Only the groups you choose see it, and admins.'
        }
        {...register('isPublic')}
      />
      <Groups groups={groups} chosen={field.value} onChange={field.onChange} />
      {counting.length === 0 && (
        <Notice kind="info">
          {isPublic
            ? 'No groups are chosen. A public schema needs none: everybody in your organization can use it.'
            : 'This private schema has no groups, so it will be inaccessible to members. Choose a group, or make it public.'}
        </Notice>
      )}
    </Surface>
  )
}

type GroupsProps = {
  groups: {
    data: readonly { id: string; name: string; description: string }[] | undefined
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  chosen: string[]
  onChange: (chosen: string[]) => void
}

function Groups({ groups, chosen, onChange }: GroupsProps) {
  useFailureLog('Loading the groups', groups.error)
  if (groups.data === undefined)
    return (
      <Empty
        title="No user groups found"
        action={
          <Button
            look="quiet"
            busy={groups.isFetching && 'Looking again…'}
            onClick={() => void groups.refetch()}
          >
            Try Again
          </Button>
        }
      />
    )
  if (groups.data.length === 0)
    return (
      <Empty title="No user groups found">
        Groups are made under <Link to={screens.members}>Members</Link>.
      </Empty>
    )
  return (
    <TickList
      legend="Groups"
      options={groups.data.map(({ id, name, description }) => ({
        id,
        label: name,
        hint: description,
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  )
}
