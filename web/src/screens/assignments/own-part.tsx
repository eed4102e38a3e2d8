import type { AssignmentData } from '../../data/assignments.ts'
import { leftToDo, termsInWords } from '../../parts/assignment/own-words.ts'
import { StartAttempt } from '../../parts/assignment/start-attempt.tsx'
import { StateBadge } from '../../parts/assignment/state-badge.tsx'
import styles from './assignment.module.css'
import { AttemptList } from './attempt-list.tsx'
import { OwnCalendarButton } from './own-calendar-button.tsx'

type OwnPartProps = { assignment: AssignmentData; own: NonNullable<AssignmentData['own']> }

/** How one stands, what is left to do, and one's own attempts. */
export function OwnPart({ assignment, own }: OwnPartProps) {
  const isFinished = own.state === 'passed' || own.state === 'done'
  return (
    <section className={styles.part} aria-labelledby="yours">
      <div className={styles.partHead}>
        <h2 id="yours">Your attempts</h2>
        <StateBadge state={own.state} isLate={own.is_late} />
      </div>
      <p>{leftToDo(assignment, own)}</p>
      <p className={styles.soft}>{termsInWords(assignment, own)}</p>
      <div className={styles.ways}>
        {own.may_start && assignment.roleplay.is_available && (
          <StartAttempt assigned={assignment} own={own} look={isFinished ? 'quiet' : 'primary'} />
        )}
        {!isFinished && <OwnCalendarButton terms={assignment} />}
      </div>
      <AttemptList terms={assignment} attempts={own.attempts} />
    </section>
  )
}
