import type { AssignmentState } from '@colloquy/domain/assignments/standing'
import type { Terms } from '../../data/assignments.ts'
import { dueDayOf, dueInWords } from '../../data/due.ts'
import { useNow } from '../../data/use-now.ts'

type DueLineProps = {
  terms: Pick<Terms, 'due_at' | 'closed_at'>
  /** How whoever reads it stands; null for who only looks after it. */
  state: AssignmentState | null
}

/** When it is due, in the own time zone, and how long that is from now where it still matters. */
export function DueLine({ terms: { due_at: due, closed_at: closed }, state }: DueLineProps) {
  const now = useNow()
  if (due === null) return <>{closed === null ? 'No due date' : 'Closed'}</>
  const isOver = closed !== null || state === 'passed' || state === 'done'
  const hasPassed = Date.parse(due) < now
  return (
    <>
      {hasPassed ? 'Was due' : 'Due'} <time dateTime={due}>{dueDayOf(due, { now })}</time>
      {closed !== null && ' · closed'}
      {!isOver && !(state === null && hasPassed) && (
        <>
          {' · '}
          <strong>{dueInWords(due, { now })}</strong>
        </>
      )}
    </>
  )
}
