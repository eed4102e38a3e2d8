import { dayAndTimeOf } from '../../data/times.ts'
import { ScoreBadge } from '../../parts/score-badge.tsx'
import type { GradedData } from './complete-grade.ts'
import styles from './earlier.module.css'
import { Fold } from './fold.tsx'
import { receiptChanges } from './receipt-changes.ts'

/** Graded again is never graded over: each grading stands, with what was different the next time. */
export function Earlier({ grade }: { grade: GradedData }) {
  const { earlier, receipt, first_score: score } = grade
  if (earlier.length === 0 || receipt === null) return null
  const all = [{ conversation_score: score, receipt, number: grade.number }, ...earlier]
  return (
    <Fold
      look="part"
      id="earlier"
      summary={
        <>
          <h2 className={styles.title}>Earlier gradings</h2>
          <span className={styles.soft}>
            {earlier.length === 1 ? 'One' : earlier.length} before this one
          </span>
        </>
      }
    >
      <ol className={styles.gradings} reversed start={grade.number}>
        {all.map((one, n) => {
          const before = all[n + 1]
          return (
            <li key={one.number}>
              <p className={styles.grading}>
                <ScoreBadge score={one.conversation_score} />
                {'graded_at' in one ? dayAndTimeOf(one.graded_at) : 'This one'}
              </p>
              {before && (
                <p className={styles.soft}>
                  {changeWords(receiptChanges(before.receipt, one.receipt))}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </Fold>
  )
}

const changeWords = (changes: string[]): string =>
  changes.length === 0
    ? 'Nothing that decides was different from the one before.'
    : `Different from the one before: ${changes.join('; ')}.`
