import { useState } from 'react'
import { Page } from '../../frame/page.tsx'
import { Invitation } from './invitation.tsx'
import { Joined } from './joined.tsx'
import styles from './waitlist.module.css'
import { WaitlistForm } from './waitlist-form.tsx'

export function Waitlist() {
  const [hasJoined, setHasJoined] = useState(false)
  if (hasJoined)
    return (
      <Page width="narrow">
        <Joined />
      </Page>
    )
  return (
    <Page>
      <div className={styles.waitlist}>
        <Invitation />
        <WaitlistForm onJoined={() => setHasJoined(true)} />
      </div>
    </Page>
  )
}
