import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { DashboardData } from '../../data/queries.ts'
import styles from './ways.module.css'

type Way = { to: string; label: string; isOpen: boolean }

/** Where one goes from here: first one's own practice, then what admins do for others. One line each. */
const waysOf = ({ isDev, can, reviews, organization }: DashboardData): Way[] => [
  { to: screens.progress, label: 'Progress', isOpen: organization !== '' },
  { to: screens.assignments, label: 'Assignments', isOpen: organization !== '' },
  { to: screens.library, label: 'Library', isOpen: organization !== '' },
  { to: screens.analytics, label: 'Analytics', isOpen: can.manageMembers },
  { to: screens.members, label: 'Members', isOpen: can.manageMembers },
  { to: screens.reviews, label: reviewsLabel(reviews ?? 0), isOpen: reviews !== null },
  { to: screens.development, label: 'Development', isOpen: isDev },
]

export function Ways({ dashboard }: { dashboard: DashboardData }) {
  const open = waysOf(dashboard).filter(({ isOpen }) => isOpen)
  if (open.length === 0) return null
  return (
    <nav className={styles.ways} aria-label="Screens">
      <ul className={styles.list}>
        {open.map(({ to, label }) => (
          <li key={to}>
            <Link className={styles.way} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The server counts no further. */
const MOST_TOLD = 9

function reviewsLabel(open: number): string {
  if (open === 0) return 'Reviews'
  return `Reviews (${open > MOST_TOLD ? `${MOST_TOLD}+` : open} open)`
}
