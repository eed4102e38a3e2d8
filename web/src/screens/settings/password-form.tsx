import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { sessionsQuery } from '../../data/account.ts'
import { call } from '../../data/api.ts'
import { fieldsOf, useProblems } from '../../data/form.ts'
import { fieldProblem } from '../../data/problems.ts'
import { CHANGED_PASSWORD_HINT } from '../../parts/password-hint.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './settings.module.css'

const FIELDS = ['current_password', 'new_password'] as const

type Change = Record<(typeof FIELDS)[number], string>

export function PasswordForm({ email }: { email: string }) {
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const { problems, show, clear } = useProblems({
    fields: FIELDS,
    otherwise: 'Your password could not be changed',
  })
  const change = useMutation({
    mutationFn: (body: Change) => call(endpoints.changePassword, { body }),
    networkMode: 'always',
    onMutate: clear,
    onSuccess: () => {
      form.current?.reset()
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    onError: show,
  })

  function submit(element: HTMLFormElement): void {
    const body = fieldsOf(element, FIELDS)
    change.reset()
    const empty = FIELDS.find((field) => body[field] === '')
    if (empty !== undefined) show(fieldProblem(empty, 'Password is required'))
    else change.mutate(body)
  }
  return (
    <form
      ref={form}
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!change.isPending) submit(event.currentTarget)
      }}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        required
        error={problems.fields.current_password}
      />
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        required
        hint={CHANGED_PASSWORD_HINT}
        error={problems.fields.new_password}
      />
      {problems.form !== null && <Notice kind="error">{problems.form}</Notice>}
      {change.isSuccess && (
        <Notice kind="success">
          Your password is changed. Everywhere else you have been signed out.
        </Notice>
      )}
      <div>
        <Button type="submit" look="quiet" busy={change.isPending && 'Changing…'}>
          Change password
        </Button>
      </div>
    </form>
  )
}
