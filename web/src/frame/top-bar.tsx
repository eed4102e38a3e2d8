import { screens } from '@colloquy/contract/screens'
import { buttonLook } from '../ui/button.tsx'
import styles from './top-bar.module.css'
import { useIsSignedIn } from './use-is-signed-in.ts'

/** On every page but the call. Plain links: the public pages are documents of their own. */
export function TopBar() {
  const isSignedIn = useIsSignedIn()
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.brand} href={screens.landing}>
          <img src="/logo.svg" alt="" width={32} height={32} />
          Colloquy
        </a>
        <nav className={styles.ways} aria-label="Colloquy">
          {isSignedIn ? (
            <a className={styles.quiet} href={screens.dashboard}>
              Dashboard
            </a>
          ) : (
            <a className={styles.quiet} href={screens.auth}>
              Sign In
            </a>
          )}
          <a className={buttonLook('primary')} href={screens.waitlist}>
            Get Started
          </a>
        </nav>
      </div>
    </header>
  )
}
