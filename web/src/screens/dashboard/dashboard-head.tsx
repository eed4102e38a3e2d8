import { screens } from '@colloquy/contract/screens'
import { useState } from 'react'
import { Link } from 'react-router'
import { signOut } from '../../data/api.ts'
import type { DashboardData } from '../../data/queries.ts'
import { storedUserId } from '../../data/room.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import styles from './dashboard-head.module.css'

/** As much of an id as one reads out to somebody. */
const ID_CHARACTERS_SHOWN = 8

export function DashboardHead({ dashboard }: { dashboard: DashboardData }) {
  const { user, isDev, can, reviews } = dashboard
  const [isLeaving, setLeaving] = useState(false)
  const id = storedUserId()
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1 className={styles.greeting}>Hello, {user}</h1>
        <p className={styles.id}>
          User ID <code title={id}>{id.slice(0, ID_CHARACTERS_SHOWN)}</code>
        </p>
      </div>
      <nav className={styles.links} aria-label="Your account">
        {isDev && (
          <Link className={buttonLook('quiet')} to={screens.development}>
            Development
          </Link>
        )}
        {can.manageMembers && (
          <Link className={buttonLook('quiet')} to={screens.members}>
            Members
          </Link>
        )}
        {reviews !== null && (
          <Link className={buttonLook('quiet')} to={screens.reviews}>
            {reviewsLabel(reviews)}
          </Link>
        )}
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
    </header>
  )
}

/** The server counts no further. */
const MOST_TOLD = 9

function reviewsLabel(open: number): string {
  if (open === 0) return 'Reviews'
  return `Reviews (${open > MOST_TOLD ? `${MOST_TOLD}+` : open} open)`
}
