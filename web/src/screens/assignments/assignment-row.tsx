import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { AssignmentSummary } from '../../data/assignments.ts'
import { DueLine } from '../../parts/assignment/due-line.tsx'
import styles from './assigned-card.module.css'
import { askedInWords } from './asked-in-words.ts'
import { StateCounts } from '../../parts/assignment/state-counts.tsx'

/** One assignment as an admin sees it: how many stand where, and nobody's name. */
export function AssignmentRow({ assignment }: { assignment: AssignmentSummary }) {
  const { id, roleplay, assigned, states } = assignment
  return (
    <li className={styles.card}>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <Link to={address(screens.assignment, { assignmentId: id })}>{roleplay.name}</Link>
        </h3>
        <p className={styles.due}>
          <DueLine due={assignment.due_at} isClosed={assignment.closed_at !== null} state={null} />
        </p>
        <p className={styles.soft}>
          {askedInWords(assignment)}
          {!roleplay.is_available &&
            ' The roleplay was put away, so that nobody can practise it now.'}
        </p>
      </div>
      <StateCounts assigned={assigned} states={states} />
    </li>
  )
}
