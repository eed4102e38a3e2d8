import { refusals } from '@colloquy/contract/messages'
import { LEAST_PEOPLE } from '@colloquy/domain/analytics'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { type AnalyticsData, analyticsQuery, wishIn } from '../../data/analytics.ts'
import { reasonOf } from '../../data/explain.ts'
import { dashboardQuery } from '../../data/queries.ts'
import { Screen } from '../../frame/screen.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './analytics.module.css'
import { AssignmentStates } from './assignment-states.tsx'
import { Filters } from './filters.tsx'
import { HeatMap } from './heat-map.tsx'
import { Months } from './months.tsx'
import { Practised } from './practised.tsx'
import { Stages } from './stages.tsx'
import { Summary } from './summary.tsx'

/** For admins: what was submitted, in sums of which nobody can be told apart. */
export function Analytics() {
  const dashboard = useQuery(dashboardQuery)
  return (
    <Screen title="Analytics">
      {!dashboard.isFetched ? (
        <AnalyticsSkeleton />
      ) : dashboard.data?.can.manageMembers === false ? (
        <Empty title={refusals.onlyAdmins}>
          Admins see what was submitted in sums over months, never of fewer than {LEAST_PEOPLE}{' '}
          people. How you are doing yourself stands under Progress.
        </Empty>
      ) : (
        <ForAdmins />
      )}
    </Screen>
  )
}

function ForAdmins() {
  const [search] = useSearchParams()
  const wish = wishIn(search)
  const found = useQuery(analyticsQuery(wish))
  return (
    <>
      <p className={styles.lead}>
        Only what learners chose to submit, and nothing of fewer than {LEAST_PEOPLE} people.
      </p>
      <Filters wish={wish} found={found.data} />
      <div className={styles.parts} aria-busy={found.isPlaceholderData}>
        {found.data !== undefined && !found.isError ? (
          <Found found={found.data} isOld={found.isPlaceholderData} />
        ) : found.isError ? (
          <div className={styles.failed}>
            <Notice kind="error">The analytics could not be loaded. {reasonOf(found.error)}</Notice>
            <div className={styles.actions}>
              <Button
                look="quiet"
                busy={found.isFetching && 'Trying…'}
                onClick={() => void found.refetch()}
              >
                Try Again
              </Button>
              <Link to="?">Show everything</Link>
            </div>
          </div>
        ) : (
          <AnalyticsSkeleton />
        )}
        <AssignmentStates roleplay={wish.roleplay} />
      </div>
    </>
  )
}

function Found({ found, isOld }: { found: AnalyticsData; isOld: boolean }) {
  if (found.is_too_few)
    return (
      <Empty title="Too few people">
        {found.members === 0
          ? 'Nobody is'
          : found.members === 1
            ? 'One person is'
            : `${found.members} people are`}{' '}
        here now. From {LEAST_PEOPLE} on there are numbers: of fewer, everybody would know whose
        they are.
      </Empty>
    )
  if (found.attempts === 0 && found.left_out === 0 && found.roleplays.length === 0)
    return (
      <Empty title="Nothing was submitted yet">
        Once learners submit what they practised, this shows how many take part, how their scores
        change from month to month, where in the conversation they get stuck, and which criteria
        need practice.
      </Empty>
    )
  return (
    <div className={styles.parts} data-old={isOld || undefined}>
      <Summary found={found} />
      <Months months={found.months} />
      <Stages scenario={found.scenario} stages={found.stages} />
      <HeatMap map={found.heat_map} scenario={found.scenario} />
      <Practised roleplays={found.roleplays} />
    </div>
  )
}

const AnalyticsSkeleton = () => <Skeleton label="Loading the analytics" lines={6} />
