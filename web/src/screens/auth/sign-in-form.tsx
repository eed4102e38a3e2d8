import { endpoints } from '@colloquy/contract/endpoints'
import { messages } from '@colloquy/contract/messages'
import { screens } from '@colloquy/contract/screens'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { storeCredentials } from '../../data/credentials.ts'
import { useProblems } from '../../data/form.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Typed, Typing } from './auth.tsx'
import styles from './auth.module.css'
import { EmailAndPassword } from './email-and-password.tsx'
import { missingIn } from './missing.ts'

type SignInFormProps = {
  typed: Typed
  onType: Typing
  onSignUp: () => void
  /** Has made an account a moment ago, in the form that stood here: now it is time to type. */
  isNewcomer: boolean
  /** Where one was going. */
  next: string
}

export function SignInForm({ typed, onType, onSignUp, isNewcomer, next }: SignInFormProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const email = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNewcomer) email.current?.focus()
  }, [isNewcomer])
  const { problems, show, clear } = useProblems({
    fields: ['email', 'password'],
    otherwise: messages.authentication,
  })
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(endpoints.signIn, { body }),
    networkMode: 'always',
    onSuccess: async (signedIn) => {
      storeCredentials(signedIn)
      // What somebody else saw here before is not theirs to see.
      queries.clear()
      await navigate(next, { replace: true })
    },
    onError: show,
  })

  function submit(form: HTMLFormElement): void {
    clear()
    const missing = missingIn(form)
    if (missing !== null) show(missing)
    else signIn.mutate({ email: typed.email, password: typed.password })
  }
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!signIn.isPending) submit(event.currentTarget)
      }}
    >
      <EmailAndPassword
        {...{ typed, onType, problems }}
        password="current-password"
        emailRef={email}
      />
      {problems.form !== null && <Notice kind="error">{problems.form}</Notice>}
      <Button type="submit" busy={signIn.isPending && 'Signing in…'}>
        Sign In
      </Button>
      <p className={styles.aside}>
        <strong>Forgot your password?</strong> An admin of your organization can make you a one-time
        link to set a new one.
      </p>
      <div className={styles.other}>
        <p>
          New to Colloquy?{' '}
          <Button look="plain" onClick={onSignUp}>
            Create Account
          </Button>
        </p>
        <p>
          Not ready yet? <a href={screens.waitlist}>Join the waitlist</a>
        </p>
      </div>
    </form>
  )
}
