import type { Turn } from '../said/moment.ts'
import styles from './cut-short.module.css'

/** Where somebody was cut short: a line through the end of what they were saying. In words below the picture. */
export function CutShort({ turns, durationMs }: { turns: readonly Turn[]; durationMs: number }) {
  return turns.map(
    (turn) =>
      turn.interrupted && (
        <span
          key={turn.seq}
          className={styles.cut}
          data-voice={turn.speaker === 'trainee' ? 'learner' : 'persona'}
          style={{ insetInlineStart: `${(100 * turn.ended_at_ms) / durationMs}%` }}
          aria-hidden="true"
        />
      ),
  )
}
