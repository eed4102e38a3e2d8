import { screens } from '@colloquy/contract/screens'
import { useSyncExternalStore } from 'react'
import { Page } from '../../frame/page.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { type Abilities, readAbilities } from './abilities.ts'
import styles from './get-started.module.css'

const CHECKS: Record<keyof Abilities, string> = {
  isSecure: 'This page came over a safe connection',
  canListen: 'It can use a microphone',
  canCall: 'It can hold a live call',
  canPlay: 'It can play a voice',
}

/** A page to try things with: whether this browser can hold a call. It asks for nothing. */
export function GetStarted() {
  // Not known while the build renders the page, and without a script.
  const abilities = useSyncExternalStore(subscribe, readAbilities, () => null)
  return (
    <Page width="narrow">
      <h1>Is this browser ready to talk?</h1>
      <p>
        This is a test page. It looks at what your browser can do, without using the microphone and
        without sending anything.
      </p>
      <ul className={styles.checks}>
        {Object.entries(CHECKS).map(([ability, label]) => {
          const has = abilities?.[ability as keyof Abilities]
          return (
            <li key={ability} data-has={has}>
              <span>{label}</span>
              <b className={styles.answer}>
                {has === undefined ? 'Not tried' : has ? 'Yes' : 'No'}
              </b>
            </li>
          )
        })}
      </ul>
      <p className={styles.verdict}>{verdict(abilities)}</p>
      <p>
        <a className={buttonLook('quiet')} href={screens.landing}>
          Back to the landing page
        </a>
      </p>
    </Page>
  )
}

function verdict(abilities: Abilities | null): string {
  if (abilities === null) return 'Trying it needs JavaScript.'
  return Object.values(abilities).every(Boolean)
    ? 'All set: a practice would work here.'
    : 'A practice would not work here yet. A current browser over https would do.'
}

/** Nothing of it changes while the page is open. */
const subscribe = () => () => undefined
