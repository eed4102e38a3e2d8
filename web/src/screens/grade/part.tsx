import type { ReactNode } from 'react'
import styles from './part.module.css'

/** A part of the report, told apart from the others by a line and space alone. */
export function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={label}>
      <h2 className={styles.label}>{label}</h2>
      {children}
    </section>
  )
}
