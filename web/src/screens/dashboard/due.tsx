import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { AssignedPractice } from '../../data/assignments.ts'
import { DueLine } from '../../parts/assignment/due-line.tsx'
import { StartAttempt } from '../../parts/assignment/start-attempt.tsx'
import { StateBadge } from '../../parts/assignment/state-badge.tsx'
import styles from './due.module.css'

/** What somebody is waiting for, the soonest first. Nothing where nothing is due. */
export function Due({ due }: { due: AssignedPractice[] }) {
  if (due.length === 0) return null
  return (
    <section className={styles.due} aria-labelledby="due">
      <h2 id="due" className={styles.title}>
        Due
      </h2>
      <ul className={styles.list}>
        {due.map((assigned) => (
          <DueItem key={assigned.id} assigned={assigned} />
        ))}
      </ul>
    </section>
  )
}

function DueItem({ assigned }: { assigned: AssignedPractice }) {
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
      {own.may_start && roleplay.is_available && <StartAttempt assigned={assigned} look="quiet" />}
    </li>
  )
}
