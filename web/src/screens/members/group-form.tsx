import { endpoints } from '@colloquy/contract/endpoints'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import type { Group } from '../../data/groups.ts'
import { useIdempotencyKey } from '../../data/idempotency-key.ts'
import { TextField } from '../../ui/field.tsx'
import { PanelForm } from './panel-form.tsx'
import { problemsIn, useWork } from './use-work.ts'

/** Makes a group, or renames the given one. */
export function GroupForm({ group, onClose }: { group?: Group; onClose: () => void }) {
  const [form, setForm] = useState({
    name: group?.name ?? '',
    description: group?.description ?? '',
  })
  const { state, run } = useWork('groups')
  const problems = problemsIn(state, {
    fields: ['name', 'description'],
    otherwise: 'The group could not be saved',
  })
  const first = useRef<HTMLInputElement>(null)
  // It has come for whoever pressed the button, which may be gone.
  useEffect(() => first.current?.focus(), [])
  const { keyFor } = useIdempotencyKey()

  const save = () => {
    const body = { ...form, is_active: group?.is_active ?? true }
    const idempotencyKey = keyFor(body)
    return run(() =>
      group === undefined
        ? call(endpoints.createGroup, { body, idempotencyKey })
        : call(endpoints.editGroup, { params: { groupId: group.id }, body, idempotencyKey }),
    )
  }

  return (
    <PanelForm
      submit={group === undefined ? 'Make the group' : 'Save'}
      busy={state.phase === 'busy' && 'Saving…'}
      problem={problems.form}
      onSubmit={() => save().then((isDone) => isDone && onClose())}
      onClose={onClose}
    >
      <TextField
        ref={first}
        label="Group name"
        required
        autoComplete="off"
        maxLength={200}
        value={form.name}
        onChange={({ target }) => setForm({ ...form, name: target.value })}
        error={problems.fields.name}
      />
      <TextField
        label="Group description (optional)"
        autoComplete="off"
        maxLength={2000}
        value={form.description}
        onChange={({ target }) => setForm({ ...form, description: target.value })}
        error={problems.fields.description}
      />
    </PanelForm>
  )
}
