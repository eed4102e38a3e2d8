import type { ChosenPersona } from '../../../data/chosen-roleplay.ts'
import styles from './task.module.css'

/** What one is there to do: whoever has to look it up has left the call in their head. */
export function Task({ of }: { of: ChosenPersona | null }) {
  if (of === null || of.task.trim() === '') return null
  return (
    <section className={styles.task} aria-label="Your part">
      <h2 className={styles.heading}>Your part</h2>
      <p className={styles.words}>{of.task}</p>
    </section>
  )
}
