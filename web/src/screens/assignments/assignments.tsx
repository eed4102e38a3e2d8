import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../data/queries.ts'
import { Screen } from '../../frame/screen.tsx'
import { AllAssignments } from './all-assignments.tsx'
import styles from './assignments.module.css'
import { AssignedToMe } from './assigned-to-me.tsx'
import { ListSkeleton } from './list-frame.tsx'

/** What one was asked to practise; for admins, below it, what was asked of everybody. */
export function Assignments() {
  const dashboard = useQuery(dashboardQuery)
  const isAdmin = dashboard.data?.can.assign === true
  return (
    <Screen title="Assignments">
      {!dashboard.isFetched ? (
        <ListSkeleton />
      ) : (
        <div className={styles.parts}>
          {isAdmin && <AllAssignments />}
          <AssignedToMe isAdmin={isAdmin} />
        </div>
      )}
    </Screen>
  )
}
