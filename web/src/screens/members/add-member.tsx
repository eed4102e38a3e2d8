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

type Added = { name: string; link: Link }

/** An account for somebody who has none yet, with a link to set its password. */
export function AddMember({ onClose }: { onClose: () => void }) {
  const [who, setWho] = useState({ name: '', email: '' })
  const [standing, setStanding] = useState(newcomer)
  const [added, setAdded] = useState<Added | null>(null)
  const { state, run } = useWork('members')
  const { keyFor } = useIdempotencyKey()

  const add = () => {
    const body = { ...who, ...standing }
    return run(async () => {
      const made = await call(endpoints.addMember, { body, idempotencyKey: keyFor(body) })
      setAdded({ name: made.member.name, link: made.password_link })
    })
  }

  if (added !== null)
    return (
      <Surface label={`${added.name} is a member now`}>
        <OneTimeLink label={`Link for ${added.name} to set a password`} link={added.link} />
        <div className={styles.buttons}>
          <Button
            look="quiet"
            onClick={() => {
              setAdded(null)
              setWho({ name: '', email: '' })
            }}
          >
            Add somebody else
          </Button>
          <Button look="plain" onClick={onClose}>
            Done
          </Button>
        </div>
      </Surface>
    )
  return (
    <Surface label="Add a member">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <TextField
          label="Name"
          required
          autoComplete="off"
          maxLength={200}
          value={who.name}
          onChange={({ target }) => setWho({ ...who, name: target.value })}
        />
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="off"
          maxLength={254}
          hint="Whoever has an account already joins by an invitation instead."
          value={who.email}
          onChange={({ target }) => setWho({ ...who, email: target.value })}
        />
        <RoleAndGroups standing={standing} onChange={setStanding} />
        <FailureNotice state={state} />
        <div className={styles.buttons}>
          <Button type="submit" busy={state.phase === 'busy' && 'Adding…'}>
            Add a member
          </Button>
          <Button look="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Surface>
  )
}
