import type { GradedData } from './complete-grade.ts'
import { GradeAgain } from './grade-again.tsx'
import styles from './feedback.module.css'
import { Part } from './part.tsx'
import { PractiseAgain } from './practise-again.tsx'
import { ungradedWords } from './ungraded-words.ts'

type UngradedProps = { conversationId: string; grade: GradedData }

/** A reason, what to do about it, and no number. */
export const Ungraded = ({ conversationId, grade }: UngradedProps) => (
  <Part label="Not graded">
    <p className={styles.lead}>{ungradedWords(grade.reason)}</p>
    {grade.reason === 'grading-failed' && <GradeAgain conversationId={conversationId} />}
    <PractiseAgain grade={grade} />
  </Part>
)
