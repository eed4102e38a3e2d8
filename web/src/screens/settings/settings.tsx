import { screens } from '@colloquy/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { wordsOf } from '../../data/explain.ts'
import { sessionsQuery } from '../../data/account.ts'
import { accountQuery } from '../../data/queries.ts'
import { Page } from '../../frame/page.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Surface } from '../../ui/surface.tsx'
import { NameForm } from './name-form.tsx'
import { OrganizationPart } from './organization-part.tsx'
import { PasswordForm } from './password-form.tsx'
import { Sessions } from './sessions.tsx'
import styles from './settings.module.css'

export function Settings() {
  const account = useQuery(accountQuery)
  // Both at once: nothing has to move for what comes later.
  const sessions = useQuery(sessionsQuery)
  const isWaiting = account.isPending || (!sessions.isFetched && sessions.failureCount === 0)
  return (
    <Page width="narrow">
      <title>Settings – Colloquy</title>
      <div className={styles.head}>
        <p>
          <Link to={screens.dashboard}>Back to Dashboard</Link>
        </p>
        <h1 className={styles.title}>Settings</h1>
        <p className={styles.soft}>
          {account.data ? `You are signed in as ${account.data.email}.` : '\u00a0'}
        </p>
      </div>
      {isWaiting && !account.isError && (
        <div className={styles.loading}>
          <Skeleton label="Loading your settings" lines={8} />
        </div>
      )}
      {account.isError && (
        <div className={styles.stack} role="alert">
          <p>Your settings could not be loaded. {wordsOf(account.error)}</p>
          <div>
            <Button onClick={() => void account.refetch()}>Try Again</Button>
          </div>
        </div>
      )}
      {account.data && !isWaiting && (
        <>
          <Surface label="Name">
            <NameForm name={account.data.name} />
          </Surface>
          <Surface label="Password">
            <PasswordForm email={account.data.email} />
          </Surface>
          <Surface label="Sessions">
            <Sessions sessions={sessions} />
          </Surface>
          <Surface label="Organization">
            <OrganizationPart organization={account.data.organization} />
          </Surface>
        </>
      )}
    </Page>
  )
}
