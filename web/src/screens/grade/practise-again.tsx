import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { DashboardState } from '../../data/dashboard-state.ts'
import { type ButtonLook, buttonLook } from '../../ui/button.tsx'
import type { GradedData } from './complete-grade.ts'
import styles from './practise-again.module.css'

type PractiseAgainProps = {
  grade: Pick<GradedData, 'roleplay_id' | 'assignment'>
  look?: ButtonLook
}

/** Leads to what was practised, where it still can be: what was asked is begun where it counts. */
export function PractiseAgain({ grade, look = 'primary' }: PractiseAgainProps) {
  const { assignment, roleplay_id: roleplayId } = grade
  return (
    <p className={styles.again}>
      {assignment?.own?.may_start === true ? (
        <Link
          className={buttonLook(look)}
          to={address(screens.assignment, { assignmentId: assignment.id })}
        >
          Practise again
        </Link>
      ) : (
        <Link className={buttonLook(look)} to={screens.dashboard} state={stateOf(roleplayId)}>
          Practise again
        </Link>
      )}
    </p>
  )
}

const stateOf = (roleplayId: string | null): DashboardState | null =>
  roleplayId === null ? null : { roleplayId }
