import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import styles from './page.module.css'
import { TopBar } from './top-bar.tsx'

type PageProps = {
  /** `wide` for what has columns, `narrow` for a form or a text to read. */
  width?: 'wide' | 'narrow'
  children: ReactNode
}

/** What every page but the call stands in. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <TopBar />
      <main className={styles.main} data-width={width} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
