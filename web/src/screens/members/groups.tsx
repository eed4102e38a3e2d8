import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { reasonOf } from '../../data/explain.ts'
import { allGroupsQuery } from '../../data/groups.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Surface } from '../../ui/surface.tsx'
import { GroupForm } from './group-form.tsx'
import { GroupRow } from './group-row.tsx'
import styles from './member-list.module.css'

/** Groups decide who sees a private roleplay. */
export function Groups() {
  const [isMaking, setMaking] = useState(false)
  const make = useRef<HTMLButtonElement>(null)
  return (
    <Surface
      label="Groups"
      actions={
        <Button
          ref={make}
          look="plain"
          aria-expanded={isMaking}
          onClick={() => setMaking(!isMaking)}
        >
          Make a group
        </Button>
      }
    >
      {isMaking && (
        <GroupForm
          onClose={() => {
            setMaking(false)
            make.current?.focus()
          }}
        />
      )}
      <GroupList />
    </Surface>
  )
}

function GroupList() {
  const groups = useQuery(allGroupsQuery)
  if (groups.data === undefined && groups.error === null)
    return <Skeleton label="Loading the groups" lines={2} />
  if (groups.data === undefined)
    return (
      <>
        <Notice kind="error">The groups could not be loaded. {reasonOf(groups.error)}</Notice>
        <div>
          <Button look="quiet" onClick={() => void groups.refetch()}>
            Try Again
          </Button>
        </div>
      </>
    )
  if (groups.data.length === 0)
    return (
      <Empty title="No user groups found">
        A group sees the private roleplays that are shared with it, such as “New hires”.
      </Empty>
    )
  return (
    <ul className={styles.list}>
      {groups.data.map((group) => (
        <GroupRow key={group.id} group={group} />
      ))}
    </ul>
  )
}
