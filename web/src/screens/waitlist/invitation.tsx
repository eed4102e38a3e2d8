import styles from './waitlist.module.css'

/** Why one would leave an address, and what happens with it. */
export function Invitation() {
  return (
    <div className={styles.invitation}>
      <h1>Join the waitlist</h1>
      <p className={styles.lead}>
        Colloquy is not open yet. Leave your address and hear from us when it is.
      </p>
      <ol className={styles.steps}>
        <li>
          <b>Today</b> you tell us what you would like to practise. It helps us decide what comes
          first.
        </li>
        <li>
          <b>Until then</b> it is quiet. Your address is used for nothing else.
        </li>
        <li>
          <b>At launch</b> you get one message, and your first conversation is a click away.
        </li>
      </ol>
    </div>
  )
}
