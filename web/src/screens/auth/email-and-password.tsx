import type { Ref } from 'react'
import type { Problems } from '../../data/problems.ts'
import { PasswordField, TextField } from '../../ui/field.tsx'
import type { Typed, Typing } from './auth.tsx'

type EmailAndPasswordProps = {
  typed: Typed
  onType: Typing
  problems: Problems
  /** Tells a browser whether to offer the one it knows or to make one up. */
  password: 'current-password' | 'new-password'
  passwordHint?: string
  emailRef?: Ref<HTMLInputElement>
}

/** What both ways in ask for. */
export function EmailAndPassword({
  typed,
  onType,
  problems,
  password,
  passwordHint,
  emailRef,
}: EmailAndPasswordProps) {
  return (
    <>
      <TextField
        ref={emailRef}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={typed.email}
        onChange={(event) => onType('email', event.target.value)}
        error={problems.fields.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={password}
        required
        value={typed.password}
        onChange={(event) => onType('password', event.target.value)}
        hint={passwordHint}
        error={problems.fields.password}
      />
    </>
  )
}
