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

/** A link by which somebody joins. */
export function Invite({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [standing, setStanding] = useState(newcomer)
  const [link, setLink] = useState<Link | null>(null)
  const { state, run } = useWork('invitations')
  const { keyFor, renew } = useIdempotencyKey()
  const problems = problemsIn(state, {
    fields: ['email'],
    otherwise: 'The link could not be made',
  })

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
      <NewcomerLink
        title="The invitation is ready"
        label="Invitation link"
        link={link}
        again="Invite somebody else"
        onAgain={() => {
          setLink(null)
          setEmail('')
        }}
        onClose={onClose}
      />
    )
  return (
    <Surface label="Invite by link">
      <PanelForm
        submit="Make the link"
        busy={state.phase === 'busy' && 'Making the link…'}
        problem={problems.form}
        onSubmit={invite}
        onClose={onClose}
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
          error={problems.fields.email}
        />
      </PanelForm>
    </Surface>
  )
}
