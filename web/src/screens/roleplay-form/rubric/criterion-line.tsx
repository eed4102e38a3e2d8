import type { ReactNode } from 'react'
import styles from './rubric.module.css'

/** What one reads of a criterion before it is opened. */
export function CriterionLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.line}>
      <span className={styles.name}>{name}</span>
      {children}
    </span>
  )
}
