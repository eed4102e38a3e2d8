import { endpoints } from '@colloquy/contract/endpoints'
import { useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import type { Group } from '../../data/groups.ts'
import { Button } from '../../ui/button.tsx'
import { AskedButton } from './asked-button.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { GroupForm } from './group-form.tsx'
import styles from './group-row.module.css'
import list from './member-list.module.css'
import { useWork } from './use-work.ts'

const CHANGED = ['groups', 'members', 'invitations']

export function GroupRow({ group }: { group: Group }) {
  const [isRenaming, setRenaming] = useState(false)
  const { state, run } = useWork(...CHANGED)
  const place = useRef<HTMLLIElement>(null)
  const params = { groupId: group.id }

  const setActive = (isActive: boolean) =>
    run(() =>
      call(endpoints.editGroup, {
        params,
        body: { name: group.name, description: group.description, is_active: isActive },
      }),
    )

  if (isRenaming)
    return (
      <li className={list.row} ref={place} tabIndex={-1}>
        <GroupForm
          group={group}
          onClose={() => {
            setRenaming(false)
            place.current?.focus()
          }}
        />
      </li>
    )
  return (
    <li className={list.row} ref={place} tabIndex={-1}>
      <div className={list.who}>
        <span className={list.name}>{group.name}</span>
        {group.description !== '' && <span className={list.soft}>{group.description}</span>}
        {!group.is_active && (
          <span className={list.badges}>
            <span className={list.badge} data-kind="off">
              Switched off: grants nothing
            </span>
          </span>
        )}
        <div className={styles.actions}>
          <Button
            look="plain"
            aria-label={`Rename ${group.name}`}
            onClick={() => setRenaming(true)}
          >
            Rename
          </Button>
          <Button
            look="plain"
            aria-label={`${group.is_active ? 'Switch off' : 'Switch on'} ${group.name}`}
            busy={state.phase === 'busy' && 'Saving…'}
            onClick={() => void setActive(!group.is_active)}
          >
            {group.is_active ? 'Switch off' : 'Switch on'}
          </Button>
          <AskedButton
            aria-label={`Delete ${group.name}`}
            asks={{
              title: `Delete ${group.name}?`,
              about:
                'Its members and roleplays stay. Private roleplays that were shared with this group alone are then visible to admins only.',
              confirm: 'Delete',
              busy: 'Deleting…',
            }}
            work={() => call(endpoints.deleteGroup, { params })}
            changes={CHANGED}
          >
            Delete
          </AskedButton>
        </div>
      </div>
      <FailureNotice state={state} />
    </li>
  )
}
