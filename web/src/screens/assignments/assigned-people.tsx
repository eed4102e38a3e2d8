import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type AssignedPerson, assignedPeopleQuery } from '../../data/assignments.ts'
import { dayAndTimeOf } from '../../data/times.ts'
import { StateBadge } from '../../parts/assignment/state-badge.tsx'
import { ScoreBadge } from '../../parts/score-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import styles from './assigned-people.module.css'
import { ListFrame } from './list-frame.tsx'

/** By name. Of each only what they submitted shows. */
export function AssignedPeople({ assignmentId }: { assignmentId: string }) {
  const people = useInfiniteQuery(assignedPeopleQuery(assignmentId))
  return (
    <ListFrame
      label="People"
      list={people}
      failure="The people could not be loaded."
      empty={<p className={styles.soft}>It is for nobody now. Edit it to ask somebody.</p>}
    >
      {(person) => <Person key={person.user_id} person={person} />}
    </ListFrame>
  )
}

function Person({ person }: { person: AssignedPerson }) {
  const { name, state, is_late: isLate, is_assigned: isAssigned, submitted } = person
  return (
    <li className={styles.person}>
      <div className={styles.line}>
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          {!isAssigned && (
            <span className={styles.soft}>Not asked any more; what they submitted stays.</span>
          )}
        </span>
        <StateBadge state={state} isLate={isLate} />
      </div>
      {submitted.length > 0 && (
        <ul className={styles.submitted} aria-label={`Submitted by ${name}`}>
          {submitted.map((attempt) => (
            <li key={attempt.conversation_id} className={styles.attempt}>
              <ScoreBadge score={attempt.score} missing="No number yet" />
              {attempt.is_counted && <Badge>Counts</Badge>}
              <span className={styles.soft}>
                submitted{' '}
                <time dateTime={attempt.submitted_at}>{dayAndTimeOf(attempt.submitted_at)}</time>
                {attempt.is_late && ', late'}
              </span>
              <Link
                className={styles.grade}
                to={address(screens.grade, { conversationId: attempt.conversation_id })}
              >
                View Grade<span className="visually-hidden"> of {name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
