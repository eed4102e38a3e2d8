import { endpoints } from '@colloquy/contract/endpoints'
import { screens } from '@colloquy/contract/screens'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { call, signInAddress } from '../../data/api.ts'
import { clearCredentials, readToken, readUser } from '../../data/credentials.ts'
import { useProblems } from '../../data/form.ts'
import { dayOf } from '../../data/times.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Preview } from './invitation.tsx'
import styles from './invitation.module.css'
import { dropInvitation, keepInvitation } from './token.ts'

export function Accept({ token, preview }: { token: string; preview: Preview }) {
  const user = readToken() === null ? null : readUser()
  const isForSomebodyElse = user !== null && preview.email !== null && preview.email !== user.email
  return (
    <div className={styles.invitation}>
      <h1 className={styles.title}>Join {preview.organization}</h1>
      <p>
        You are invited to practise conversations with {preview.organization}, as{' '}
        {isVowel(preview.role) ? 'an' : 'a'} <strong>{preview.role}</strong>. The invitation works
        until {dayOf(preview.expires_at)}
        {preview.email !== null && <> and is for {preview.email}</>}.
      </p>
      {user === null ? (
        <SignInFirst token={token} />
      ) : isForSomebodyElse ? (
        <OtherAccount token={token} email={user.email} />
      ) : (
        <AcceptButton token={token} email={user?.email} />
      )}
    </div>
  )
}

const isVowel = (role: string): boolean => /^[aeiou]/i.test(role)

function SignInFirst({ token }: { token: string }) {
  const address = signInAddress(screens.invitation)
  return (
    <div className={styles.buttons}>
      <Link className={buttonLook()} to={address} onClick={() => keepInvitation(token)}>
        Sign in to accept
      </Link>
      <Link
        className={buttonLook('quiet')}
        to={`${address}&mode=sign-up`}
        onClick={() => keepInvitation(token)}
      >
        Create an account
      </Link>
    </div>
  )
}

function OtherAccount({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return (
    <>
      <Notice kind="info">You are signed in as {email}, and it is for another account.</Notice>
      <p>
        <Button
          onClick={() => {
            keepInvitation(token)
            clearCredentials()
            queries.clear()
            void navigate(signInAddress(screens.invitation))
          }}
        >
          Sign in with the other account
        </Button>
      </p>
    </>
  )
}

function AcceptButton({ token, email }: { token: string; email: string | undefined }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { problems, show, clear } = useProblems({
    fields: [],
    otherwise: 'The invitation could not be accepted',
  })
  const accept = useMutation({
    mutationFn: () => call(endpoints.acceptInvitation, { body: { token } }),
    networkMode: 'always',
    onMutate: clear,
    onSuccess: async () => {
      dropInvitation()
      queries.clear()
      await navigate(screens.dashboard, { replace: true })
    },
    onError: show,
  })
  return (
    <>
      {problems.form !== null && <Notice kind="error">{problems.form}</Notice>}
      <div className={styles.buttons}>
        <Button busy={accept.isPending && 'Joining…'} onClick={() => accept.mutate()}>
          Accept and join
        </Button>
        <Link className={buttonLook('quiet')} to={screens.dashboard}>
          Not now
        </Link>
      </div>
      <p className={styles.soft}>You are signed in as {email}.</p>
    </>
  )
}
