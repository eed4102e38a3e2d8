import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type AssignmentSummary, assignmentsQuery } from '../../data/assignments.ts'
import { DueLine } from '../../parts/assignment/due-line.tsx'
import { StateCounts } from '../../parts/assignment/state-counts.tsx'
import { statesInOrder } from '../../parts/assignment/states-in-words.ts'
import { STATE_WORDS } from '../../parts/assignment/state-badge.tsx'
import { ShowMore } from '../../parts/show-more.tsx'
import { Unloaded } from '../../parts/unloaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Part } from './part.tsx'
import styles from './practised.module.css'

/** How far everybody is with what was asked of them: those that are open, newest first. */
export function AssignmentStates({ roleplay }: { roleplay: string }) {
  const open = useInfiniteQuery(assignmentsQuery('open'))
  if (open.isPending) return <Skeleton label="Loading the assignments" lines={2} />
  if (open.data === undefined)
    return <Unloaded what="The assignments could not be loaded." of={open} />
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
      <ShowMore of={open} />
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
