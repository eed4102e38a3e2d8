import { dayAndTimeOf } from '../../../data/times.ts'
import type { GradedData } from '../complete-grade.ts'
import { Fold } from '../fold.tsx'
import styles from './replies.module.css'

/** For its learner: who else has opened this talk. */
export function Looks({ looks }: { looks: GradedData['looks'] }) {
  const [newest] = looks ?? []
  if (looks === null) return null
  if (newest === undefined) return <p className={styles.soft}>Nobody but you has opened it.</p>
  return (
    <Fold
      summary={
        <>
          Opened by {newest.name}, {dayAndTimeOf(newest.at)}
          {looks.length > 1 && ` and ${times(looks.length - 1)} before`}
        </>
      }
    >
      <ul className={styles.looks}>
        {looks.map(({ name, at }) => (
          <li key={`${at} ${name}`}>
            {name}, <time dateTime={at}>{dayAndTimeOf(at)}</time>
          </li>
        ))}
      </ul>
      {looks.length >= MOST_TOLD && (
        <p className={styles.soft}>The last {MOST_TOLD} times are listed.</p>
      )}
    </Fold>
  )
}

/** The server tells no more. */
const MOST_TOLD = 20

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)
