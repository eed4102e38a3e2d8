import type { AssignmentState } from '@colloquy/domain/assignments/standing'
import styles from './state-counts.module.css'
import { type Counted, peopleInWords, statesInOrder, statesInWords } from './states-in-words.ts'

type StateCountsProps = { assigned: number; states: Counted }

/** How many people stand where: in words, and as a bar for the eye. */
export function StateCounts({ assigned, states }: StateCountsProps) {
  return (
    <div className={styles.counts}>
      <p className={styles.words}>
        <strong>{peopleInWords(assigned)}</strong>
        {assigned > 0 && `: ${statesInWords(states)}`}
      </p>
      {assigned > 0 && <Bar states={states} />}
    </div>
  )
}

const GAP = 0.6

function Bar({ states }: { states: Counted }) {
  const shown = statesInOrder(states)
  const all = shown.reduce((sum, [, count]) => sum + count, 0)
  let at = 0
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shown.map(([state, count]: [AssignmentState, number]) => {
        const from = at
        at += (100 * count) / all
        return (
          <rect
            key={state}
            className={styles.share}
            data-state={state}
            x={from}
            width={Math.max(GAP, at - from - GAP)}
            height="4"
          />
        )
      })}
    </svg>
  )
}
