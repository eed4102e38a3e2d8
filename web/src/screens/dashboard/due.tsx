import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { AssignedPractice } from '../../data/assignments.ts'
import { DueLine } from '../../parts/assignment/due-line.tsx'
import { StartAttempt } from '../../parts/assignment/start-attempt.tsx'
import { StateBadge } from '../../parts/assignment/state-badge.tsx'
import styles from './due.module.css'

export const canStart = ({ own, roleplay }: AssignedPractice): boolean =>
  own.may_start && roleplay.is_available

/** What somebody is waiting for, the soonest first; of many only those. Nothing where nothing is due. */
export function Due({ due }: { due: AssignedPractice[] }) {
  if (due.length === 0) return null
  const next = due.find(canStart)
  return (
    <section className={styles.due} aria-labelledby="due">
      <div className={styles.head}>
        <h2 id="due" className={styles.title}>
          Due
        </h2>
        <Link className={styles.all} to={screens.assignments}>
          All assignments
        </Link>
      </div>
      <ul className={styles.list}>
        {due.map((assigned) => (
          <DueItem key={assigned.id} assigned={assigned} isNext={assigned === next} />
        ))}
      </ul>
    </section>
  )
}

function DueItem({ assigned, isNext }: { assigned: AssignedPractice; isNext: boolean }) {
  const { id, roleplay, own } = assigned
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <p className={styles.name}>
          <Link to={address(screens.assignment, { assignmentId: id })}>{roleplay.name}</Link>
        </p>
        <p className={styles.when}>
          <DueLine due={assigned.due_at} isClosed={assigned.closed_at !== null} state={own.state} />
        </p>
      </div>
      <StateBadge state={own.state} isLate={own.is_late} />
      {canStart(assigned) && (
        <StartAttempt assigned={assigned} own={own} look={isNext ? 'primary' : 'quiet'} />
      )}
    </li>
  )
}
