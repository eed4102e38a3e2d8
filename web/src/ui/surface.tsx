import type { ReactNode } from 'react'
import styles from './surface.module.css'

type SurfaceProps = { label: string; actions?: ReactNode; children: ReactNode; level?: 2 | 3 }

/** A part of a screen with a heading of its own. */
export function Surface({ label, actions, children, level = 2 }: SurfaceProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.surface} aria-label={label}>
      <div className={styles.head}>
        <Heading className={styles.heading}>{label}</Heading>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
