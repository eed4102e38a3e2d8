import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type AssignmentSummary, assignmentsQuery } from '../../data/assignments.ts'
import { reasonOf } from '../../data/explain.ts'
import { DueLine } from '../../parts/assignment/due-line.tsx'
import { StateCounts } from '../../parts/assignment/state-counts.tsx'
import { statesInOrder } from '../../parts/assignment/states-in-words.ts'
import { STATE_WORDS } from '../../parts/assignment/state-badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Part } from './part.tsx'
import styles from './practised.module.css'

/** How far everybody is with what was asked of them: those that are open, newest first. */
export function AssignmentStates({ roleplay }: { roleplay: string }) {
  const open = useInfiniteQuery(assignmentsQuery('open'))
  if (open.isPending) return <Skeleton label="Loading the assignments" lines={2} />
  if (open.data === undefined)
    return (
      <div className={styles.list}>
        <Notice kind="error">The assignments could not be loaded. {reasonOf(open.error)}</Notice>
        <div>
          <Button
            look="quiet"
            busy={open.isFetching && 'Trying…'}
            onClick={() => void open.refetch()}
          >
            Try Again
          </Button>
        </div>
      </div>
    )
  const all = open.data.pages
    .flat()
    .filter((one) => roleplay === '' || one.roleplay.id === roleplay)
  return (
    <Part
      label="Open assignments"
      about={
        <>
          {all.length === 0
            ? 'None is open: once you ask people or groups to practise something, this shows how far they are.'
            : 'How far everybody is who is assigned today.'}{' '}
          <Link to={screens.assignments}>All assignments</Link>
        </>
      }
      table={{
        file: 'assignments',
        rows: [['Roleplay', 'Due', 'Assigned', ...Object.values(STATE_WORDS)], ...all.map(rowOf)],
      }}
    >
      <ul className={styles.list}>
        {all.map((one) => (
          <li key={one.id} className={styles.assignment}>
            <p className={styles.name}>
              <Link to={address(screens.assignment, { assignmentId: one.id })}>
                {one.roleplay.name}
              </Link>
            </p>
            <p className={styles.soft}>
              <DueLine due={one.due_at} isClosed={false} state={null} />
            </p>
            <StateCounts assigned={one.assigned} states={one.states} />
          </li>
        ))}
      </ul>
      {open.hasNextPage && (
        <div>
          <Button
            look="quiet"
            busy={open.isFetchingNextPage && 'Loading…'}
            onClick={() => void open.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </Part>
  )
}

function rowOf({ roleplay, due_at: due, assigned, states }: AssignmentSummary): string[] {
  const counts = new Map<string, number>(statesInOrder(states))
  return [
    roleplay.name,
    due ?? '',
    `${assigned}`,
    ...Object.keys(STATE_WORDS).map((state) => `${counts.get(state) ?? 0}`),
  ]
}
