import { endpoints } from '@colloquy/contract/endpoints'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { useIdempotencyKey } from '../../data/idempotency-key.ts'
import type { OneTimeLink as Link } from '../../data/members.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Surface } from '../../ui/surface.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { OneTimeLink } from './one-time-link.tsx'
import styles from './panel.module.css'
import { newcomer, RoleAndGroups } from './role-and-groups.tsx'
import { useWork } from './use-work.ts'

/** A link by which somebody joins. */
export function Invite({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [standing, setStanding] = useState(newcomer)
  const [link, setLink] = useState<Link | null>(null)
  const { state, run } = useWork('invitations')
  const { keyFor, renew } = useIdempotencyKey()

  const invite = () => {
    const body = { ...standing, email: email.trim() === '' ? null : email }
    return run(async () => {
      const made = await call(endpoints.createInvitation, { body, idempotencyKey: keyFor(body) })
      renew()
      setLink(made.link)
    })
  }

  if (link !== null)
    return (
      <Surface label="The invitation is ready">
        <OneTimeLink label="Invitation link" link={link} />
        <div className={styles.buttons}>
          <Button
            look="quiet"
            onClick={() => {
              setLink(null)
              setEmail('')
            }}
          >
            Invite somebody else
          </Button>
          <Button look="plain" onClick={onClose}>
            Done
          </Button>
        </div>
      </Surface>
    )
  return (
    <Surface label="Invite by link">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void invite()
        }}
      >
        <RoleAndGroups standing={standing} onChange={setStanding} />
        <TextField
          label="Email (optional)"
          type="email"
          autoComplete="off"
          hint="With an address only that account can use the link. It is not sent by us."
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <FailureNotice state={state} />
        <div className={styles.buttons}>
          <Button type="submit" busy={state.phase === 'busy' && 'Making the link…'}>
            Make the link
          </Button>
          <Button look="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Surface>
  )
}
