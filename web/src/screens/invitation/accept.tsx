import { endpoints } from '@colloquy/contract/endpoints'
import { screens } from '@colloquy/contract/screens'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { call, signInAddress } from '../../data/api.ts'
import { clearCredentials, readToken, readUser } from '../../data/credentials.ts'
import { useProblems } from '../../data/form.ts'
import { accountQuery } from '../../data/queries.ts'
import { dayOf } from '../../data/times.ts'
import { Button, type ButtonLook, buttonLook } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
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
        <>
          <Notice kind="info">
            You are signed in as {user.email}, and it is for another account.
          </Notice>
          <p>
            <OtherAccount token={token}>Sign in with the other account</OtherAccount>
          </p>
        </>
      ) : (
        <AsMyself token={token} preview={preview} email={user.email} />
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

type OtherAccountProps = { token: string; look?: ButtonLook; children: string }

function OtherAccount({ token, look = 'primary', children }: OtherAccountProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return (
    <Button
      look={look}
      onClick={() => {
        keepInvitation(token)
        clearCredentials()
        queries.clear()
        void navigate(signInAddress(screens.invitation))
      }}
    >
      {children}
    </Button>
  )
}

type AsMyselfProps = { token: string; preview: Preview; email: string }

/** One account has one organization: told before anything is pressed. The server decides in any case. */
function AsMyself({ token, preview, email }: AsMyselfProps) {
  // Should the session have ended, the way leads to signing in and back here.
  useEffect(() => keepInvitation(token), [token])
  const account = useQuery(accountQuery)
  if (account.isPending) return <Skeleton label="Looking up your account" lines={2} />
  const own = account.data?.organization ?? null
  if (own === null) return <AcceptButton token={token} email={email} />
  const isSame = own.name === preview.organization
  return (
    <>
      <Notice kind="info">
        You belong to {own.name} already
        {isSame
          ? '.'
          : `, and an account belongs to one organization. To join ${preview.organization}, use another account, or ask an admin of ${own.name} to remove this one first.`}
      </Notice>
      <div className={styles.buttons}>
        <Link className={buttonLook()} to={screens.dashboard}>
          Go to your dashboard
        </Link>
        {!isSame && (
          <OtherAccount token={token} look="quiet">
            Use another account
          </OtherAccount>
        )}
      </div>
    </>
  )
}

function AcceptButton({ token, email }: { token: string; email: string }) {
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
