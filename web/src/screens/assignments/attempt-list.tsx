import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { OwnAttempt, Terms } from '../../data/assignments.ts'
import { dayAndTimeOf } from '../../data/times.ts'
import { liftInWords } from '../../parts/assignment/own-words.ts'
import { Standing } from '../../parts/standing.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonLook } from '../../ui/button.tsx'
import styles from './attempt-list.module.css'
import { SubmitAttempt } from './submit-attempt.tsx'

type AttemptListProps = { terms: Terms; attempts: readonly OwnAttempt[] }

/** One's own, newest first. Nobody else sees one that was not submitted. */
export function AttemptList({ terms, attempts }: AttemptListProps) {
  const lift = liftInWords(attempts.filter((attempt) => !attempt.awaits_prediction))
  const countedScore = attempts.find(({ is_counted: isCounted }) => isCounted)?.score ?? null
  if (attempts.length === 0)
    return (
      <p className={styles.soft}>
        No attempts yet. Each one stays yours alone until you submit it.
      </p>
    )
  return (
    <div className={styles.attempts}>
      {lift !== null && <p className={styles.lift}>{lift}</p>}
      <ol className={styles.list} reversed aria-label="Your attempts">
        {attempts.map((attempt, n) => (
          <Attempt
            key={attempt.conversation_id}
            attempt={attempt}
            number={attempts.length - n}
            {...{ terms, countedScore }}
          />
        ))}
      </ol>
      <p className={styles.soft}>
        What is not submitted stays yours alone: an admin sees that you have begun, and neither its
        score nor a word of it.
      </p>
    </div>
  )
}

type AttemptProps = {
  attempt: OwnAttempt
  number: number
  terms: Terms
  countedScore: number | null
}

function Attempt({ attempt, number, terms, countedScore }: AttemptProps) {
  const { conversation_id: id, started_at: startedAt, submitted_at: submittedAt } = attempt
  const name = `attempt ${number}`
  const isOver = attempt.status === 'graded' || attempt.status === 'ungraded'
  return (
    <li className={styles.attempt}>
      <div className={styles.what}>
        <span className={styles.name}>Attempt {number}</span>
        <span className={styles.soft}>
          {startedAt === null ? (
            'Not joined yet'
          ) : (
            <time dateTime={startedAt}>{dayAndTimeOf(startedAt)}</time>
          )}
          {submittedAt === null ? (
            ' · private'
          ) : (
            <>
              {' · submitted '}
              <time dateTime={submittedAt}>{dayAndTimeOf(submittedAt)}</time>
            </>
          )}
        </span>
      </div>
      <span className={styles.badges}>
        <Standing
          status={attempt.status}
          score={attempt.score}
          awaitsPrediction={attempt.awaits_prediction}
        />
        {attempt.is_counted && <Badge>Counts</Badge>}
      </span>
      <div className={styles.ways}>
        {isOver && submittedAt === null && (
          <SubmitAttempt
            conversationId={id}
            {...{ name, terms }}
            handed={attempt.awaits_prediction ? null : { score: attempt.score, countedScore }}
          />
        )}
        {isOver && (
          <Link className={buttonLook('plain')} to={address(screens.grade, { conversationId: id })}>
            View Grade<span className="visually-hidden">: {name}</span>
          </Link>
        )}
      </div>
    </li>
  )
}
