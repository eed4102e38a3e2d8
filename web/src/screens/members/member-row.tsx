import { isAdmin } from '@colloquy/domain/roles'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readUser } from '../../data/credentials.ts'
import { allGroupsQuery } from '../../data/groups.ts'
import type { Member } from '../../data/members.ts'
import { Button } from '../../ui/button.tsx'
import { MemberEditor } from './member-editor.tsx'
import styles from './member-list.module.css'
import { roleName } from './role-and-groups.tsx'

/** One person, and behind a button what can be changed. */
export function MemberRow({ member }: { member: Member }) {
  const [isOpen, setOpen] = useState(false)
  const manage = useRef<HTMLButtonElement>(null)
  const groups = useQuery(allGroupsQuery)
  const names = groups.data?.filter(({ id }) => member.groups.includes(id)) ?? []
  const editorId = `member-${member.user_id}`
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.who}>
          <span className={styles.name}>
            {member.name || member.email}
            {member.user_id === readUser()?.id && ' (you)'}
          </span>
          <span className={styles.soft}>{member.email}</span>
          <span className={styles.badges}>
            <span className={styles.badge} data-kind={isAdmin(member.role) ? 'admin' : 'member'}>
              {roleName(member.role)}
            </span>
            {member.is_disabled && (
              <span className={styles.badge} data-kind="off">
                Disabled
              </span>
            )}
            {names.map(({ id, name }) => (
              <span key={id} className={styles.badge}>
                {name}
              </span>
            ))}
          </span>
        </div>
        <Button
          ref={manage}
          look="plain"
          aria-expanded={isOpen}
          aria-controls={isOpen ? editorId : undefined}
          aria-label={`${isOpen ? 'Close' : 'Manage'} ${member.name || member.email}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Manage'}
        </Button>
      </div>
      {isOpen && (
        <MemberEditor
          id={editorId}
          member={member}
          onClose={() => {
            setOpen(false)
            // What had the focus is gone.
            manage.current?.focus()
          }}
        />
      )}
    </li>
  )
}
