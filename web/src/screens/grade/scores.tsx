import { Surface } from '../../ui/surface.tsx'
import styles from './grade.module.css'
import type { Feedback } from './grade-report.tsx'
import { ScoreLine } from './score-line.tsx'

/** What the overall score is made of. */
export function Scores({ feedback, stages }: { feedback: Feedback; stages: string[] }) {
  const scored = inOrder(Object.entries(feedback.stage_scores ?? {}), stages)
  return (
    <Surface label="What it is made of">
      <div className={styles.pair}>
        <section className={styles.score} aria-label="Communication">
          <ScoreLine label="Communication" score={feedback.communication_score ?? null} />
          <p>{feedback.communication_feedback}</p>
        </section>
        <section className={styles.score} aria-label="SPIN">
          {typeof feedback.spin_score === 'number' ? (
            <ScoreLine label="SPIN" score={feedback.spin_score} />
          ) : (
            <>
              <h3 className={styles.scoreName}>SPIN</h3>
              <p className={styles.soft}>
                Not scored. SPIN is about four kinds of questions in a sales conversation, and this
                was not one.
              </p>
            </>
          )}
          {feedback.spin_feedback && <p>{feedback.spin_feedback}</p>}
        </section>
      </div>
      <section className={styles.score} aria-label="Stages">
        <h3 className={styles.scoreName}>Stages</h3>
        {scored.length === 0 && <p className={styles.soft}>No stage was scored.</p>}
        <div className={styles.stages}>
          {scored.map(([stage, score]) => (
            <ScoreLine key={stage} label={stage} score={score} missing="Not reached" />
          ))}
        </div>
      </section>
    </Surface>
  )
}

/** As they came in the talk; those that were not reached after them. */
function inOrder(scores: [string, number | null][], stages: string[]): [string, number | null][] {
  const place = (stage: string): number => {
    const index = stages.indexOf(stage)
    return index === -1 ? stages.length : index
  }
  return scores.toSorted(([a], [b]) => place(a) - place(b))
}
