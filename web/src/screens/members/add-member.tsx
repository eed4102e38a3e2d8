import { endpoints } from '@colloquy/contract/endpoints'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { useIdempotencyKey } from '../../data/idempotency-key.ts'
import type { OneTimeLink as Link } from '../../data/members.ts'
import { TextField } from '../../ui/field.tsx'
import { Surface } from '../../ui/surface.tsx'
import { NewcomerLink } from './newcomer-link.tsx'
import { PanelForm } from './panel-form.tsx'
import { newcomer, RoleAndGroups } from './role-and-groups.tsx'
import { problemsIn, useWork } from './use-work.ts'

type Added = { name: string; link: Link }

/** An account for somebody who has none yet, with a link to set its password. */
export function AddMember({ onClose }: { onClose: () => void }) {
  const [who, setWho] = useState({ name: '', email: '' })
  const [standing, setStanding] = useState(newcomer)
  const [added, setAdded] = useState<Added | null>(null)
  const { state, run } = useWork('members')
  const { keyFor } = useIdempotencyKey()
  const problems = problemsIn(state, {
    fields: ['name', 'email'],
    otherwise: 'The member could not be added',
  })

  const add = () => {
    const body = { ...who, ...standing }
    return run(async () => {
      const made = await call(endpoints.addMember, { body, idempotencyKey: keyFor(body) })
      setAdded({ name: made.member.name, link: made.password_link })
    })
  }

  if (added !== null)
    return (
      <NewcomerLink
        title={`${added.name} is a member now`}
        label={`Link for ${added.name} to set a password`}
        link={added.link}
        again="Add somebody else"
        onAgain={() => {
          setAdded(null)
          setWho({ name: '', email: '' })
        }}
        onClose={onClose}
      />
    )
  return (
    <Surface label="Add a member">
      <PanelForm
        submit="Add a member"
        busy={state.phase === 'busy' && 'Adding…'}
        problem={problems.form}
        onSubmit={add}
        onClose={onClose}
      >
        <TextField
          label="Name"
          required
          autoComplete="off"
          maxLength={200}
          value={who.name}
          onChange={({ target }) => setWho({ ...who, name: target.value })}
          error={problems.fields.name}
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
          error={problems.fields.email}
        />
        <RoleAndGroups standing={standing} onChange={setStanding} />
      </PanelForm>
    </Surface>
  )
}
