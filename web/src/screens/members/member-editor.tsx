import { endpoints } from '@colloquy/contract/endpoints'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import type { Member, OneTimeLink as Link } from '../../data/members.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { AskedButton } from './asked-button.tsx'
import { FailureNotice } from './failure-notice.tsx'
import styles from './member-editor.module.css'
import { OneTimeLink } from './one-time-link.tsx'
import { RemoveMember } from './remove-member.tsx'
import { RoleAndGroups, roleOf } from './role-and-groups.tsx'
import { useWork } from './use-work.ts'

const NOT_OURS = 'This account is not only your organization’s, so its owner alone manages it'

/** One's own role decides what the other screens offer. */
const CHANGED = ['members', 'dashboard']

type MemberEditorProps = { id: string; member: Member; onClose: () => void }

/** Role and groups are saved together; the rest takes effect at once. */
export function MemberEditor({ id, member, onClose }: MemberEditorProps) {
  const [standing, setStanding] = useState({ role: roleOf(member.role), groups: member.groups })
  const [link, setLink] = useState<Link | null>(null)
  const { state, run } = useWork(...CHANGED)
  const toast = useToast()
  const params = { userId: member.user_id }
  const name = member.name || member.email
  const isBusy = state.phase === 'busy'

  const save = () =>
    run(() =>
      call(endpoints.changeMember, {
        params,
        body: { ...standing, is_disabled: member.is_disabled },
      }),
    )
  const setDisabled = (isDisabled: boolean) =>
    call(endpoints.changeMember, {
      params,
      body: { role: roleOf(member.role), groups: member.groups, is_disabled: isDisabled },
    })
  const makeLink = () =>
    run(async () => setLink(await call(endpoints.createPasswordLink, { params })))

  const toDisable = {
    look: 'quiet',
    id: `${id}-disable`,
    hint: !member.is_manageable && NOT_OURS,
  } as const

  return (
    <div className={styles.editor} id={id}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save().then((isDone) => {
            if (!isDone) return
            toast(`Saved: ${name}`)
            onClose()
          })
        }}
      >
        <RoleAndGroups standing={standing} onChange={setStanding} />
        <div>
          <Button type="submit" busy={isBusy && 'Saving…'}>
            Save role and groups
          </Button>
        </div>
      </form>
      <FailureNotice state={state} />
      {link !== null && <OneTimeLink label={`Link for ${name} to set a password`} link={link} />}
      <div className={styles.actions}>
        <Button
          look="quiet"
          id={`${id}-link`}
          hint={!member.is_manageable && NOT_OURS}
          onClick={() => void makeLink()}
        >
          Make a password link
        </Button>
        {member.is_disabled ? (
          <Button {...toDisable} onClick={() => void run(() => setDisabled(false))}>
            Enable the account
          </Button>
        ) : (
          <AskedButton
            {...toDisable}
            asks={{
              title: `Disable the account of ${name}?`,
              about:
                'They will be signed out at once and cannot sign in until somebody enables the account again. Nothing of theirs is deleted.',
              confirm: 'Disable',
              busy: 'Disabling…',
            }}
            work={() => setDisabled(true)}
            changes={CHANGED}
          >
            Disable the account
          </AskedButton>
        )}
        <RemoveMember member={member} />
      </div>
    </div>
  )
}
