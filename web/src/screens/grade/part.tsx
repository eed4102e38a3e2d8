import type { ReactNode } from 'react'
import styles from './part.module.css'

type PartProps = {
  label: string
  /** To be led to. */
  id?: string
  /** What kind of thing stands here, in a sentence. */
  about?: ReactNode
  children: ReactNode
}

/** A part of the report, told apart from the others by a line and space alone. */
export function Part({ label, id, about, children }: PartProps) {
  return (
    <section className={styles.part} aria-label={label} {...(id === undefined ? {} : { id })}>
      <h2 className={styles.label}>{label}</h2>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  )
}
