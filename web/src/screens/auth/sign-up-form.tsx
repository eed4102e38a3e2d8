import { endpoints } from '@colloquy/contract/endpoints'
import { messages } from '@colloquy/contract/messages'
import { screens } from '@colloquy/contract/screens'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import { useProblems } from '../../data/form.ts'
import { NEW_PASSWORD_HINT } from '../../parts/password-hint.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Typed, Typing } from './auth.tsx'
import styles from './auth.module.css'
import { EmailAndPassword } from './email-and-password.tsx'
import { missingIn } from './missing.ts'

type SignUpFormProps = {
  typed: Typed
  onType: Typing
  onSignIn: () => void
  onDone: (message: string) => void
}

export function SignUpForm({ typed, onType, onSignIn, onDone }: SignUpFormProps) {
  const [isAgreed, setAgreed] = useState(false)
  const terms = useRef<HTMLInputElement>(null)
  const { problems, show, clear } = useProblems({
    fields: ['email', 'password', 'name'],
    otherwise: messages.authentication,
  })
  const signUp = useMutation({
    mutationFn: (body: Typed) => call(endpoints.signUp, { body }),
    networkMode: 'always',
    onSuccess: ({ message }) => onDone(message),
    onError: show,
  })

  function submit(form: HTMLFormElement): void {
    clear()
    const missing = missingIn(form)
    if (missing !== null) return show(missing)
    if (!isAgreed) {
      terms.current?.focus()
      return show(new Error(messages.termsRequired))
    }
    signUp.mutate(typed)
  }
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!signUp.isPending) submit(event.currentTarget)
      }}
    >
      <TextField
        label="Name (optional)"
        name="name"
        autoComplete="name"
        maxLength={200}
        value={typed.name}
        onChange={(event) => onType('name', event.target.value)}
        error={problems.fields.name}
      />
      <EmailAndPassword
        {...{ typed, onType, problems }}
        password="new-password"
        passwordHint={NEW_PASSWORD_HINT}
      />
      <Checkbox
        ref={terms}
        name="terms"
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
        label={
          <>
            I agree to the{' '}
            <a href={screens.terms} target="_blank" rel="noopener">
              Terms of Service<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </>
        }
      />
      {problems.form !== null && <Notice kind="error">{problems.form}</Notice>}
      <Button type="submit" busy={signUp.isPending && 'Creating account…'}>
        Create Account
      </Button>
      <div className={styles.other}>
        <p>
          Already have an account?{' '}
          <Button look="plain" onClick={onSignIn}>
            Sign In
          </Button>
        </p>
      </div>
    </form>
  )
}
