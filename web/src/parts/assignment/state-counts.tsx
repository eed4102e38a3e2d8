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
  const shares = sharesOf(statesInOrder(states))
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      {shares.map(({ state, from, to }) => (
        <rect
          key={state}
          className={styles.share}
          data-state={state}
          x={from}
          width={Math.max(GAP, to - from - GAP)}
          height="4"
        />
      ))}
    </svg>
  )
}

/** Of a bar that is 100 wide, from where to where each of them goes. */
function sharesOf(counts: readonly [AssignmentState, number][]) {
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  let at = 0
  return counts.map(([state, count]) => {
    const from = at
    at += (100 * count) / all
    return { state, from, to: at }
  })
}
