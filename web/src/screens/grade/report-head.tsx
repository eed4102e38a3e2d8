import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import { dayAndTimeOf, durationOf } from '../../data/times.ts'
import { AttemptOf } from './attempt-of.tsx'
import type { GradedData } from './complete-grade.ts'
import { valueWords } from './counted/measure-words.ts'
import styles from './report-head.module.css'
import { MomentsButton } from './said/moments-button.tsx'
import { TakeAlong } from './take-along.tsx'

/** What was practised, and the plain facts of the talk. */
export function ReportHead({ grade, name }: { grade: GradedData; name: string }) {
  const { started_at: startedAt, ended_at: endedAt, wpm, drill } = grade
  const pace = grade.measures.find(({ id }) => id === 'pace')
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <p className={styles.back}>
          <Link to={screens.dashboard}>Back to Dashboard</Link>
        </p>
        <TakeAlong grade={grade} name={name} />
      </div>
      <p className={styles.kicker}>
        {grade.learner_name === null ? 'Grade' : `Grade of ${grade.learner_name}`}
      </p>
      <h1 className={styles.title}>{name}</h1>
      <dl className={styles.facts}>
        <Fact label="Started">
          <Moment of={startedAt} />
        </Fact>
        <Fact label="Ended">
          <Moment of={endedAt} />
        </Fact>
        <Fact label="Duration">
          {startedAt && endedAt ? durationOf(startedAt, endedAt) : 'Not known'}
        </Fact>
        <Fact label="Words per minute">
          {wpm === null ? (
            pace?.value === null ? (
              valueWords(pace)
            ) : (
              'Not measured'
            )
          ) : (
            <MomentsButton of="Words per minute" moments={pace?.proof ?? []}>
              {Math.round(wpm)}
            </MomentsButton>
          )}
        </Fact>
      </dl>
      {grade.assignment !== null && (
        <AttemptOf
          assignment={grade.assignment}
          canSubmit={grade.is_own && grade.submitted_at === null}
        />
      )}
      <Commented comments={grade.comments} />
      {grade.is_sample && (
        <p className={styles.soft}>
          This is a sample: its conversation was written for the demo. The grade is a real one.
        </p>
      )}
      {drill !== null && (
        <p className={styles.soft}>
          A drill: it went on from an earlier conversation, of which it carried{' '}
          {drill.carried_turns === 1 ? '1 turn' : `${drill.carried_turns} turns`}.{' '}
          {drill.parent_id !== null && (
            <Link to={screens.grade.replace(':conversationId', drill.parent_id)}>
              The grade of that one
            </Link>
          )}
        </p>
      )}
    </header>
  )
}

/** A report is long, and what somebody wrote beside it stands far down. */
function Commented({ comments }: Pick<GradedData, 'comments'>) {
  const newest = comments.findLast(({ is_own: isOwn }) => !isOwn)
  if (newest === undefined) return null
  return (
    <p className={styles.soft}>
      <a href="#comments">{comments.length === 1 ? '1 comment' : `${comments.length} comments`}</a>
      {`, the newest by ${newest.by}, `}
      <time dateTime={newest.made_at}>{dayAndTimeOf(newest.made_at)}</time>
    </p>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Moment = ({ of }: { of: string | null }) =>
  of === null ? 'Not known' : <time dateTime={of}>{dayAndTimeOf(of)}</time>
