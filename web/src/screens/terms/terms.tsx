import { screens } from '@colloquy/contract/screens'
import type { MouseEvent } from 'react'
import { Page } from '../../frame/page.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { SECTIONS } from './sections.tsx'
import styles from './terms.module.css'

export function Terms() {
  return (
    <Page width="narrow">
      <p>
        <a className={buttonLook('quiet')} href={screens.landing} onClick={goBack}>
          Back
        </a>
      </p>
      <h1>Terms of Service</h1>
      <nav aria-label="Sections">
        <ol className={styles.contents}>
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {SECTIONS.map(({ id, title, text }) => (
        <section key={id} className={styles.section} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {text}
        </section>
      ))}
    </Page>
  )
}

/** To the page one came from. Opened by itself, or without a script, it leads to the first page. */
function goBack(event: MouseEvent): void {
  const asksForAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey
  if (asksForAnotherTab || history.length < 2) return
  event.preventDefault()
  // The links to the sections of this page are steps in the history too.
  const from = location.pathname
  addEventListener('popstate', () => location.pathname === from && history.back())
  history.back()
}
