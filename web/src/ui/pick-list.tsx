import { type ReactNode, useId } from 'react'
import styles from './pick-list.module.css'

type PickListProps = {
  label: string
  options: readonly { id: string; label: string; hint?: ReactNode }[]
  picked: string | null
  onPick: (id: string) => void
  /** What stands below the last one, such as a button for more. */
  children?: ReactNode
}

/** One of many, in a list that scrolls. Radio buttons: arrow keys move, and one is always picked. */
export function PickList({ label, options, picked, onPick, children }: PickListProps) {
  const name = useId()
  if (options.length === 0 && children === undefined) return null
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={option.id === picked}
            onChange={() => onPick(option.id)}
          />
          <span className={styles.words}>
            {option.label}
            {option.hint && <small className={styles.hint}>{option.hint}</small>}
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}
