import { ApiError } from '@colloquy/contract/client'
import { endpoints } from '@colloquy/contract/endpoints'
import { screens } from '@colloquy/contract/screens'
import { PASSWORD_TOO_SHORT, passwordProblem } from '@colloquy/domain/password-rules'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { fieldsOf, useProblems } from '../../data/form.ts'
import { fieldProblem } from '../../data/problems.ts'
import { Page } from '../../frame/page.tsx'
import { NEW_PASSWORD_HINT } from '../../parts/password-hint.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './password.module.css'

/** Where a one-time link leads. Its secret stands behind the #, where no server sees it. */
export function Password() {
  const token = useLocation().hash.slice(1)
  return (
    <Page width="narrow">
      <title>Set your password – Colloquy</title>
      {token === '' ? <NotWorking /> : <WithToken key={token} token={token} />}
    </Page>
  )
}

/** Looked at before anything is typed for nothing. What cannot be looked up may still work. */
function WithToken({ token }: { token: string }) {
  const preview = useQuery({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => call(endpoints.previewPasswordLink, { body: { token }, signal }),
  })
  if (preview.isPending)
    return (
      <div className={styles.password}>
        <h1>Set your password</h1>
        <Skeleton label="Looking up your link" />
      </div>
    )
  return isGone(preview.error) ? <NotWorking /> : <NewPassword token={token} />
}

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate()
  const { problems, show, clear } = useProblems({
    fields: ['password'],
    otherwise: 'The password could not be set',
  })
  const set = useMutation({
    mutationFn: (password: string) =>
      call(endpoints.setPasswordByLink, { body: { token, password } }),
    networkMode: 'always',
    onMutate: clear,
    onSuccess: ({ message }) => navigate(screens.auth, { replace: true, state: { told: message } }),
    onError: show,
  })
  if (isGone(set.error)) return <NotWorking />
  return (
    <form
      className={styles.password}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (set.isPending) return
        const { password } = fieldsOf(event.currentTarget, ['password'])
        const problem = problemBeforeSending(password)
        if (problem === null) set.mutate(password)
        else show(fieldProblem('password', problem))
      }}
    >
      <h1>Set your password</h1>
      <p>
        With it you sign in from now on. Wherever you are signed in today, you will be signed out.
      </p>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        hint={NEW_PASSWORD_HINT}
        error={problems.fields.password}
      />
      {problems.form !== null && <Notice kind="error">{problems.form}</Notice>}
      <div>
        <Button type="submit" busy={set.isPending && 'Setting…'}>
          Set password
        </Button>
      </div>
    </form>
  )
}

/** Used, run out, replaced by a newer one, or never made: the server does not tell which. */
const isGone = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 404

/** What needs no dictionary and no owner is told at once; the server knows the rest. */
const problemBeforeSending = (password: string): string | null =>
  password === ''
    ? PASSWORD_TOO_SHORT
    : passwordProblem(password, { owner: { email: '', name: '' }, isCommon: () => false })

function NotWorking() {
  return (
    <div className={styles.password}>
      <h1>This link does not work</h1>
      <p>
        A link to set a password works once, and for three days. Ask an admin of your organization
        for a new one, and open the whole link.
      </p>
      <p>
        <Link className={buttonLook('quiet')} to={screens.auth}>
          Go to sign in
        </Link>
      </p>
    </div>
  )
}
