import { screens } from '@colloquy/contract/screens'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Page } from './page.tsx'
import styles from './screen.module.css'

/** A screen that one enters from the dashboard, and leaves to it. */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page>
      <title>{`${title} · Colloquy`}</title>
      <div className={styles.screen}>
        <div className={styles.head}>
          <Link to={screens.dashboard}>Back to Dashboard</Link>
          <h1 className={styles.title}>{title}</h1>
        </div>
        {children}
      </div>
    </Page>
  )
}
