import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { DashboardState } from '../../data/dashboard-state.ts'
import { buttonLook } from '../../ui/button.tsx'
import { Entries } from './entries.tsx'
import styles from './next-steps.module.css'
import { Part } from './part.tsx'

type NextStepsProps = {
  recommendations: string[]
  /** What was practised, where it still can be. */
  roleplayId: string | null
}

/** One thing first: nobody changes four habits at once. */
export function NextSteps({ recommendations, roleplayId }: NextStepsProps) {
  const [first, ...rest] = recommendations
  if (first === undefined)
    return (
      <Part label="Recommendations">
        <Entries of={[]} />
      </Part>
    )
  return (
    <Part label="Recommendations">
      <div className={styles.first}>
        <p className={styles.kicker}>Do this next</p>
        <p className={styles.words}>{first}</p>
        <p className={styles.again}>
          <Link className={buttonLook()} to={screens.dashboard} state={stateOf(roleplayId)}>
            Practise again
          </Link>
        </p>
      </div>
      {rest.length > 0 && <Entries of={rest} />}
    </Part>
  )
}

const stateOf = (roleplayId: string | null): DashboardState | null =>
  roleplayId === null ? null : { roleplayId }
