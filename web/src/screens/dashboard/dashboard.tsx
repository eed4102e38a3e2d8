import { messages } from '@colloquy/contract/messages'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { signOut } from '../../data/api.ts'
import { wordsOf } from '../../data/explain.ts'
import { useFailureLog } from '../../data/failure-log.ts'
import {
  type DashboardData,
  dashboardQuery,
  type RoleplaySummary,
  roleplaysQuery,
} from '../../data/queries.ts'
import { Page } from '../../frame/page.tsx'
import { Button } from '../../ui/button.tsx'
import { CurrentCall } from './current-call.tsx'
import styles from './dashboard.module.css'
import { DashboardHead } from './dashboard-head.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { Due } from './due.tsx'
import { NoOrganization } from './no-organization.tsx'
import { Practice } from './practice.tsx'
import { Recent } from './recent.tsx'
import { Stats } from './stats.tsx'

/** First what to do next, then the list to start from, then the record. */
export function Dashboard() {
  const dashboard = useQuery(dashboardQuery)
  // Both are asked at once, and shown at once: nothing has to move for what comes later.
  const roleplays = useQuery(roleplaysQuery)
  const isWaitingForRoleplays = !roleplays.isFetched && roleplays.failureCount === 0
  useFailureLog('Loading the list of roleplays', roleplays.error)
  return (
    <Page>
      <title>Dashboard – Colloquy</title>
      {dashboard.data !== undefined && !isWaitingForRoleplays ? (
        <Loaded dashboard={dashboard.data} roleplays={roleplays} />
      ) : dashboard.isError ? (
        <LoadFailed failure={dashboard.error} />
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  )
}

type LoadedProps = { dashboard: DashboardData; roleplays: UseQueryResult<RoleplaySummary[]> }

function Loaded({ dashboard, roleplays }: LoadedProps) {
  return (
    <>
      <DashboardHead dashboard={dashboard} />
      {dashboard.current !== null && <CurrentCall current={dashboard.current} />}
      <Due due={dashboard.due} />
      {dashboard.organization === '' ? (
        <NoOrganization />
      ) : (
        <Practice dashboard={dashboard} list={roleplays} />
      )}
      <Stats dashboard={dashboard} />
      <Recent newest={dashboard.conversations} />
    </>
  )
}

function LoadFailed({ failure }: { failure: unknown }) {
  const detail = wordsOf(failure)
  return (
    <div className={styles.failed}>
      <div role="alert">
        <h1>{messages.dashboardLoad}</h1>
        {detail !== messages.dashboardLoad && <p className={styles.detail}>{detail}</p>}
      </div>
      <p className={styles.buttons}>
        <Button onClick={() => location.reload()}>Try Again</Button>
        <Button look="quiet" onClick={() => void signOut()}>
          Sign Out
        </Button>
      </p>
    </div>
  )
}
