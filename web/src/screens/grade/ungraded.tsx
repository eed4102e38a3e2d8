import type { GradedData } from './complete-grade.ts'
import styles from './feedback.module.css'
import { Part } from './part.tsx'
import { PractiseAgain } from './practise-again.tsx'
import { ungradedWords } from './ungraded-words.ts'

/** A reason, what to do about it, and no number. */
export const Ungraded = ({ grade }: { grade: GradedData }) => (
  <Part label="Not graded">
    <p className={styles.lead}>{ungradedWords(grade.reason)}</p>
    <PractiseAgain roleplayId={grade.roleplay_id} />
  </Part>
)
