import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

export function Checkbox({ label, hint, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" className={styles.box} {...input} />
      <span>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
    </label>
  )
}

/** One of a few: the others have the same name. */
export function Radio({ label, hint, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" className={styles.box} {...input} />
      <span>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
    </label>
  )
}

/** For what takes effect as one state or the other, not as one of many ticks. */
export function Switch({ label, hint, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" role="switch" className={styles.switch} {...input} />
      <span>
        {label}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
    </label>
  )
}
