import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { AssignedPractice } from '../../data/assignments.ts'
import { DueLine } from '../../parts/assignment/due-line.tsx'
import { leftToDo, termsInWords } from '../../parts/assignment/own-words.ts'
import { StartAttempt } from '../../parts/assignment/start-attempt.tsx'
import { StateBadge } from '../../parts/assignment/state-badge.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './assigned-card.module.css'
import { OwnAttempts } from './own-attempts.tsx'
import { OwnCalendarButton } from './own-calendar-button.tsx'

type AssignedCardProps = {
  assigned: AssignedPractice
  /** It is what to do next: of several buttons that start something, one stands out. */
  isNext: boolean
}

/** One thing to practise: until when, how one stands, and the button that starts it. */
export function AssignedCard({ assigned, isNext }: AssignedCardProps) {
  const { id, roleplay, note, own } = assigned
  const [isOpen, setOpen] = useState(false)
  const attemptsId = useId()
  const isFinished = own.state === 'passed' || own.state === 'done'
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h3 className={styles.name}>
            <Link to={address(screens.assignment, { assignmentId: id })}>{roleplay.name}</Link>
          </h3>
          <p className={styles.due}>
            <DueLine
              due={assigned.due_at}
              isClosed={assigned.closed_at !== null}
              state={own.state}
            />
          </p>
        </div>
        <StateBadge state={own.state} isLate={own.is_late} />
      </div>
      <p className={styles.soft}>{termsInWords(assigned, own)}</p>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <p>{leftToDo(assigned, own)}</p>
      <div className={styles.ways}>
        {own.may_start && roleplay.is_available && (
          <StartAttempt
            assigned={assigned}
            own={own}
            look={isNext && !isFinished ? 'primary' : 'quiet'}
          />
        )}
        {own.attempts_made > 0 && (
          <Button
            look="plain"
            aria-expanded={isOpen}
            aria-controls={isOpen ? attemptsId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide your attempts' : `Your attempts (${own.attempts_made})`}
            <span className="visually-hidden">: {roleplay.name}</span>
          </Button>
        )}
        {!isFinished && <OwnCalendarButton terms={assigned} />}
      </div>
      {isOpen && (
        <div id={attemptsId}>
          <OwnAttempts assignmentId={id} />
        </div>
      )}
    </li>
  )
}
