import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../data/queries.ts'
import { Screen } from '../../frame/screen.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Shelves } from './shelves.tsx'

/** All roleplays that one can see: to find one, and for admins to keep them in order. */
export function Library() {
  const dashboard = useQuery(dashboardQuery)
  return (
    <Screen title="Library">
      {!dashboard.isFetched ? (
        <Skeleton label="Loading the library" lines={8} />
      ) : dashboard.data?.organization === '' ? (
        <Empty title="You belong to no organization yet">
          Roleplays belong to one. Make one on the dashboard, or ask to be invited.
        </Empty>
      ) : (
        <Shelves
          organises={dashboard.data?.can.editRoleplays === true}
          current={dashboard.data?.current ?? null}
        />
      )}
    </Screen>
  )
}
