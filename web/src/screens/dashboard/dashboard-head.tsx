import { screens } from '@colloquy/contract/screens'
import { useState } from 'react'
import { Link } from 'react-router'
import { signOut } from '../../data/api.ts'
import type { DashboardData } from '../../data/queries.ts'
import { storedUserId } from '../../data/start.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import styles from './dashboard-head.module.css'
import { Ways } from './ways.tsx'

/** As much of an id as one reads out to somebody. */
const ID_CHARACTERS_SHOWN = 8

export function DashboardHead({ dashboard }: { dashboard: DashboardData }) {
  const [isLeaving, setLeaving] = useState(false)
  const id = storedUserId()
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1 className={styles.greeting}>Hello, {dashboard.user}</h1>
        <p className={styles.id}>
          User ID <code title={id}>{id.slice(0, ID_CHARACTERS_SHOWN)}</code>
        </p>
      </div>
      <nav className={styles.links} aria-label="Your account">
        <Link className={buttonLook('quiet')} to={screens.settings}>
          Settings
        </Link>
        <Button
          look="quiet"
          busy={isLeaving && 'Signing out…'}
          onClick={() => {
            setLeaving(true)
            void signOut()
          }}
        >
          Sign Out
        </Button>
      </nav>
      <Ways dashboard={dashboard} />
    </header>
  )
}
