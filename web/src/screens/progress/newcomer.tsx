import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import { CountsElsewhere } from '../../parts/assignment/counts-elsewhere.tsx'
import { StartRoleplay } from '../../parts/start-roleplay.tsx'
import { buttonLook } from '../../ui/button.tsx'
import type { NextPracticeProps } from './next-practice.tsx'
import styles from './newcomer.module.css'

/** Before anything was graded: a picture of what will be here, and one button. */
export function Newcomer({ next: { roleplay }, current, due }: NextPracticeProps) {
  return (
    <section className={styles.newcomer} aria-labelledby="newcomer">
      <div className={styles.words}>
        <h2 id="newcomer">Your first talk begins the line</h2>
        <p>
          Every graded talk becomes a point here. You see which skills are getting better, how you
          talk beside what is usual for you, and the one thing to practise next. Nobody else sees
          it.
        </p>
        {roleplay === null ? (
          <p>
            <Link className={buttonLook()} to={screens.dashboard}>
              To the dashboard
            </Link>
          </p>
        ) : (
          <>
            <p>
              Begin with <strong>{roleplay.name}</strong>.
            </p>
            <CountsElsewhere className={undefined} roleplayId={roleplay.id} due={due} />
            <div className={styles.buttons}>
              <StartRoleplay roleplay={roleplay} current={current} />
            </div>
          </>
        )}
      </div>
      <svg className={styles.picture} viewBox="0 0 320 180" aria-hidden="true">
        <path className={styles.ground} d="M8 140h304M8 90h304M8 40h304" />
        <path className={styles.line} d="M24 138 78 118 132 124 186 88 240 74 296 42" />
        <circle className={styles.now} cx="24" cy="138" r="9" />
        <path className={styles.later} d={LATER} />
      </svg>
    </section>
  )
}

/** Points that are still to come: hollow, and on the line. */
const LATER = [
  [78, 118],
  [132, 124],
  [186, 88],
  [240, 74],
  [296, 42],
]
  .map(([x = 0, y = 0]) => `M${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z`)
  .join('')
