import { screens } from '@colloquy/contract/screens'
import { useEffect, useRef } from 'react'
import { buttonLook } from '../../ui/button.tsx'
import { Glow } from '../../ui/glow.tsx'
import styles from './waitlist.module.css'

/** Where the form was. Whoever cannot see the change is led to it. */
export function Joined() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <div className={styles.joined}>
      <span className={styles.mark}>
        <Glow size="medium" />
        <img src="/logo.svg" alt="" width={96} height={96} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        You're on the list!
      </h1>
      <p className={styles.lead}>
        Thank you for your interest in Colloquy. You will be notified at launch, and until then we
        leave you in peace.
      </p>
      <p>
        <a className={buttonLook('quiet')} href={screens.landing}>
          Back to Home
        </a>
      </p>
    </div>
  )
}
