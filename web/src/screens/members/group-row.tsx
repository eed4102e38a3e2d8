import { endpoints } from '@colloquy/contract/endpoints'
import { useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import type { Group } from '../../data/groups.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { GroupForm } from './group-form.tsx'
import styles from './group-row.module.css'
import list from './member-list.module.css'
import { useWork } from './use-work.ts'

type Doing = 'nothing' | 'renaming' | 'asking-to-delete'

export function GroupRow({ group }: { group: Group }) {
  const [doing, setDoing] = useState<Doing>('nothing')
  const { state, run, forget } = useWork('groups', 'members', 'invitations')
  const place = useRef<HTMLLIElement>(null)
  const params = { groupId: group.id }

  const setActive = (isActive: boolean) =>
    run(() =>
      call(endpoints.editGroup, {
        params,
        body: { name: group.name, description: group.description, is_active: isActive },
      }),
    )
  const remove = () => run(() => call(endpoints.deleteGroup, { params }))

  if (doing === 'renaming')
    return (
      <li className={list.row} ref={place} tabIndex={-1}>
        <GroupForm
          group={group}
          onClose={() => {
            setDoing('nothing')
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
            onClick={() => setDoing('renaming')}
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
          <Button
            look="plain"
            aria-label={`Delete ${group.name}`}
            onClick={() => {
              forget()
              setDoing('asking-to-delete')
            }}
          >
            Delete
          </Button>
        </div>
      </div>
      {doing === 'nothing' && <FailureNotice state={state} />}
      <ConfirmDialog
        isOpen={doing === 'asking-to-delete'}
        title={`Delete ${group.name}?`}
        confirm="Delete"
        busy={state.phase === 'busy' && 'Deleting…'}
        onConfirm={() => void remove().then((isDone) => isDone && setDoing('nothing'))}
        onCancel={() => setDoing('nothing')}
      >
        <p>
          Its members and roleplays stay. Private roleplays that were shared with this group alone
          are then visible to admins only.
        </p>
        <FailureNotice state={state} />
      </ConfirmDialog>
    </li>
  )
}
