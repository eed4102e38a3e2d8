import { Glow } from '../../ui/glow.tsx'
import styles from './exchange.module.css'

/** What waits behind the door: two voices. For the eye, beside the form. */
export function Exchange() {
  return (
    <div className={styles.exchange} aria-hidden="true">
      <Glow size="large" />
      <p className={styles.line} data-voice="persona">
        I’ve read your page, and you have ten minutes. What is it you want from us?
      </p>
      <p className={styles.line} data-voice="learner">
        Two evenings a week. May I tell you about the person who asked for them?
      </p>
      <p className={styles.line} data-voice="persona">
        Go on. I’m listening.
      </p>
    </div>
  )
}
