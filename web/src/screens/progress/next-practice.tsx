import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { USE_CASES } from '@colloquy/domain/use-cases'
import { Link } from 'react-router'
import type { ProgressData } from '../../data/progress.ts'
import type { DashboardData } from '../../data/queries.ts'
import { dayOf } from '../../data/times.ts'
import { CountsElsewhere } from '../../parts/assignment/counts-elsewhere.tsx'
import { StartRoleplay } from '../../parts/start-roleplay.tsx'
import { buttonLook } from '../../ui/button.tsx'
import styles from './next-practice.module.css'
import { whyWords } from './words.ts'

export type NextPracticeProps = {
  next: ProgressData['next']
  current: DashboardData['current']
  /** What was asked, and is started elsewhere. */
  due: DashboardData['due']
}

/** One thing: nobody changes four habits at once. Why it is this one, and where it can be seen. */
export function NextPractice({ next: { skill, roleplay }, current, due }: NextPracticeProps) {
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 className={styles.kicker} id="next">
        Practise next
      </h2>
      {skill !== null && (
        <>
          <p className={styles.skill}>{skill.name}</p>
          <p>{whyWords(skill)}</p>
          <Shown shownBy={skill.shown_by} />
        </>
      )}
      {roleplay === null ? (
        <>
          <p className={styles.soft}>
            There is no conversation of this use case to practise it in.
          </p>
          <p>
            <Link className={buttonLook('quiet')} to={screens.dashboard}>
              Choose another one
            </Link>
          </p>
        </>
      ) : (
        <div className={styles.start}>
          <p className={styles.with}>
            <strong>{roleplay.name}</strong>
            <span className={styles.soft}>{USE_CASES[roleplay.scenario]}</span>
          </p>
          <CountsElsewhere className={styles.soft} roleplayId={roleplay.id} due={due} />
          <div className={styles.buttons}>
            <StartRoleplay roleplay={roleplay} current={current} />
          </div>
        </div>
      )}
    </section>
  )
}

type ShownBy = NonNullable<ProgressData['next']['skill']>['shown_by']

/** The talk that shows it: what was said there, or what was missed. */
function Shown({ shownBy }: { shownBy: ShownBy }) {
  return (
    <figure className={styles.shown}>
      {shownBy.moment !== null && (
        <blockquote className={styles.quote}>“{shownBy.moment.quote}”</blockquote>
      )}
      {shownBy.reason !== null && <p className={styles.reason}>{shownBy.reason}</p>}
      <figcaption className={styles.soft}>
        <Link to={address(screens.grade, { conversationId: shownBy.conversation_id })}>
          {shownBy.name}
        </Link>
        , {dayOf(shownBy.started_at)}: {shownBy.score} of 5
      </figcaption>
    </figure>
  )
}
