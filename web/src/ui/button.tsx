import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'quiet' | 'danger' | 'plain'

/** For links that look like buttons: `<a className={buttonLook('quiet')}>`. */
export const buttonLook = (look: ButtonLook = 'primary'): string =>
  `${styles.button} ${styles[look]}`

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook
  /** Said in place of the label while something is under way; the button cannot be used meanwhile. */
  busy?: string | false
  /** Why it cannot be used: shown below, and read with the button. It stays in reach of the keyboard. */
  hint?: string | false | undefined
}

export function Button({
  look = 'primary',
  busy = false,
  hint,
  children,
  onClick,
  id,
  ...rest
}: ButtonProps) {
  const isOff = busy !== false || Boolean(hint)
  const hintId = hint ? `${id ?? hint.replace(/\W+/g, '-')}-hint` : undefined
  const button = (
    <button
      type="button"
      {...rest}
      {...(id === undefined ? {} : { id })}
      className={buttonLook(look)}
      // Unlike disabled it can be focused, so that the hint can be found.
      aria-disabled={isOff || undefined}
      aria-describedby={hintId}
      data-busy={busy === false ? undefined : ''}
      onClick={(event) => {
        if (isOff) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy === false ? children : busy}
    </button>
  )
  if (!hint) return button
  return (
    <span className={styles.hinted}>
      {button}
      <small className={styles.hint} id={hintId}>
        {hint}
      </small>
    </span>
  )
}
