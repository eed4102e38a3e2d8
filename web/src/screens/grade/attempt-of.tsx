import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import { DueLine } from '../../parts/assignment/due-line.tsx'
import { StateBadge } from '../../parts/assignment/state-badge.tsx'
import type { GradedData } from './complete-grade.ts'
import styles from './report-head.module.css'

type AttemptOfProps = {
  assignment: NonNullable<GradedData['assignment']>
  /** Whether its learner may still hand it in. */
  canSubmit: boolean
}

/** What the talk is an attempt at, and how it stands with that. */
export function AttemptOf({ assignment, canSubmit }: AttemptOfProps) {
  const { id, name, due_at: due, pass_mark: pass, is_closed: isClosed, own } = assignment
  return (
    <div className={styles.attempt}>
      <p className={styles.soft}>
        An attempt at the assignment{' '}
        <Link to={address(screens.assignment, { assignmentId: id })}>{name}</Link>
        {assignment.is_counted && ', the one that counts'}
        {'. '}
        <DueLine due={due} isClosed={isClosed} state={own?.state ?? null} />
        {pass !== null && ` · ${pass} of 100 passes`}
      </p>
      {canSubmit && (
        <p className={styles.soft}>
          Only you see it. <a href="#who-sees-this">Submit it</a>
        </p>
      )}
      {own !== null && <StateBadge state={own.state} isLate={own.is_late} />}
    </div>
  )
}
