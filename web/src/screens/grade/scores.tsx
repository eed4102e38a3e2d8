import type { Feedback } from './complete-grade.ts'
import { Part } from './part.tsx'
import { ScoreLine } from './score-line.tsx'
import styles from './scores.module.css'

/** Two looks at the whole that have a number of their own. */
export function Scores({ feedback }: { feedback: Feedback }) {
  const { communication_score: communication, spin_score: spin, spin_feedback: says } = feedback
  return (
    <Part label="Communication and SPIN" id="scores">
      <div className={styles.pair}>
        <section className={styles.score} aria-label="Communication">
          <h3 className={styles.name}>
            <ScoreLine label="Communication" score={communication} />
          </h3>
          <p>{feedback.communication_feedback}</p>
        </section>
        <section className={styles.score} aria-label="SPIN">
          {spin === null ? (
            <>
              <h3 className={styles.name}>SPIN</h3>
              <p className={styles.soft}>
                Not scored. SPIN is about four kinds of questions in a sales conversation, and this
                was not one.
              </p>
            </>
          ) : (
            <h3 className={styles.name}>
              <ScoreLine label="SPIN" score={spin} />
            </h3>
          )}
          {says && <p>{says}</p>}
        </section>
      </div>
    </Part>
  )
}
