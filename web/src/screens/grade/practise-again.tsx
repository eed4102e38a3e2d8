import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { DashboardState } from '../../data/dashboard-state.ts'
import { type ButtonLook, buttonLook } from '../../ui/button.tsx'
import styles from './practise-again.module.css'

type PractiseAgainProps = { roleplayId: string | null; look?: ButtonLook }

/** Leads to what was practised, where it still can be. */
export function PractiseAgain({ roleplayId, look = 'primary' }: PractiseAgainProps) {
  return (
    <p className={styles.again}>
      <Link className={buttonLook(look)} to={screens.dashboard} state={stateOf(roleplayId)}>
        Practise again
      </Link>
    </p>
  )
}

const stateOf = (roleplayId: string | null): DashboardState | null =>
  roleplayId === null ? null : { roleplayId }
