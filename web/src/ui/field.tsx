import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import styles from './field.module.css'

type Shared = {
  label: ReactNode
  /** Marked for the eye; the control itself says it to everybody else. */
  required?: boolean
  hint?: ReactNode
  error?: string | undefined
}

/** `box` to fill in; `title` and `prose` read like a page that is being written. */
type Look = { look?: 'box' | 'title' | 'prose' }

type TextFieldProps = Shared & Look & ComponentProps<'input'>
type TextAreaProps = Shared & Look & ComponentProps<'textarea'>
type SelectFieldProps = Shared & ComponentProps<'select'>

export function TextField({ label, hint, error, look = 'box', ...input }: TextFieldProps) {
  const parts = useParts({ id: input.id, hint, error })
  return (
    <Frame {...{ label, hint, error, parts, isRequired: input.required === true }}>
      <input className={styles.control} data-look={look} {...input} {...parts.control} />
    </Frame>
  )
}

/** With a button that shows what was typed: fewer mistakes than typing it twice. */
export function PasswordField({ label, hint, error, ...input }: TextFieldProps) {
  const parts = useParts({ id: input.id, hint, error })
  const [isShown, setShown] = useState(false)
  return (
    <Frame {...{ label, hint, error, parts, isRequired: input.required === true }}>
      <span className={styles.secret}>
        <input
          className={styles.control}
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...parts.control}
          type={isShown ? 'text' : 'password'}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label="Show password"
          aria-pressed={isShown}
          aria-controls={parts.control.id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </span>
    </Frame>
  )
}

export function TextArea({ label, hint, error, look = 'box', ...textarea }: TextAreaProps) {
  const parts = useParts({ id: textarea.id, hint, error })
  return (
    <Frame {...{ label, hint, error, parts, isRequired: textarea.required === true }}>
      <textarea
        className={styles.control}
        data-look={look}
        rows={3}
        {...textarea}
        {...parts.control}
      />
    </Frame>
  )
}

export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  const parts = useParts({ id: select.id, hint, error })
  return (
    <Frame {...{ label, hint, error, parts, isRequired: select.required === true }}>
      <select className={styles.control} {...select} {...parts.control}>
        {children}
      </select>
    </Frame>
  )
}

type Parts = {
  control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }
  hintId: string
  errorId: string
}

function useParts({
  id,
  hint,
  error,
}: {
  id: string | undefined
  hint: ReactNode
  error: string | undefined
}): Parts {
  const made = useId()
  const own = id ?? made
  const [hintId, errorId] = [`${own}-hint`, `${own}-error`]
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return {
    control: {
      id: own,
      ...(described === '' ? {} : { 'aria-describedby': described }),
      ...(error ? { 'aria-invalid': true } : {}),
    },
    hintId,
    errorId,
  }
}

type FrameProps = Omit<Shared, 'required'> & {
  parts: Parts
  isRequired: boolean
  children: ReactNode
}

function Frame({ label, hint, error, parts, isRequired, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={parts.control.id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint && (
        <small className={styles.hint} id={parts.hintId}>
          {hint}
        </small>
      )}
      {error && (
        <small className={styles.error} id={parts.errorId} role="alert">
          {error}
        </small>
      )}
    </div>
  )
}
