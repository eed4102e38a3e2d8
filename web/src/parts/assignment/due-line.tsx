import type { AssignmentState } from '@colloquy/domain/assignments/standing'
import { dueDayOf, dueInWords } from '../../data/due.ts'
import { useNow } from '../../data/use-now.ts'

type DueLineProps = {
  due: string | null
  isClosed: boolean
  /** How whoever reads it stands; null for who only looks after it. */
  state: AssignmentState | null
}

/** When it is due, in the own time zone, and how long that is from now where it still matters. */
export function DueLine({ due, isClosed, state }: DueLineProps) {
  const now = useNow()
  if (due === null) return <>{isClosed ? 'Closed' : 'No due date'}</>
  const isOver = isClosed || state === 'passed' || state === 'done'
  const hasPassed = Date.parse(due) < now
  return (
    <>
      {hasPassed ? 'Was due' : 'Due'} <time dateTime={due}>{dueDayOf(due, { now })}</time>
      {isClosed && ' · closed'}
      {!isOver && !(state === null && hasPassed) && (
        <>
          {' · '}
          <strong>{dueInWords(due, { now })}</strong>
        </>
      )}
    </>
  )
}
