import { placeInTalk } from '../../data/times.ts'
import type { GradedData } from './complete-grade.ts'
import { DrillButton } from './drill.tsx'
import styles from './next-step.module.css'
import { PractiseAgain } from './practise-again.tsx'
import { useSaid, whenSaid } from './said/said.tsx'

type NextStepProps = { conversationId: string; grade: GradedData }

/** One thing: nobody changes four habits at once. What was said, and what could have been said there. */
export function NextStep({ conversationId, grade }: NextStepProps) {
  const { next } = grade
  if (next === null) return null
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 className={styles.kicker} id="next">
        Do this next
      </h2>
      <p className={styles.behaviour}>{next.behaviour}</p>
      <div className={styles.lines}>
        <Heard next={next} />
        <div className={styles.line} data-voice="learner" data-side="end">
          <p className={styles.who}>What you could say</p>
          <p className={styles.words}>“{next.better_line}”</p>
        </div>
      </div>
      <div className={styles.ways}>
        {grade.is_own && (
          <DrillButton conversationId={conversationId} beforeTurn={next.drill.before_turn}>
            Drill this moment
          </DrillButton>
        )}
        <PractiseAgain grade={grade} look={grade.is_own ? 'quiet' : 'primary'} />
      </div>
    </section>
  )
}

/** The moment at which it would have helped. */
function Heard({ next }: { next: NonNullable<GradedData['next']> }) {
  const said = useSaid()
  const { voice, name, atMs } = whenSaid(next.moment, said)
  const inside = (
    <>
      <span className={styles.who}>
        {name}
        {atMs !== null && <span className={styles.when}> {placeInTalk(atMs)}</span>}
      </span>
      <span className={styles.words}>“{next.moment.quote}”</span>
    </>
  )
  if (voice === null) return <div className={styles.line}>{inside}</div>
  return (
    <button
      type="button"
      className={styles.line}
      data-voice={voice}
      onClick={({ currentTarget }) =>
        said.show({ of: 'Do this next', moments: [next.moment], at: 0 }, currentTarget)
      }
    >
      {inside}
      <span className="visually-hidden">, show in the transcript</span>
    </button>
  )
}
