import { address } from '@colloquy/contract/client'
import { refusals } from '@colloquy/contract/messages'
import { screens } from '@colloquy/contract/screens'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { reasonOf } from '../../data/explain.ts'
import { dashboardQuery } from '../../data/queries.ts'
import { type OpenDisagreement, openDisagreementsQuery } from '../../data/reviews.ts'
import { dayOf } from '../../data/times.ts'
import { Screen } from '../../frame/screen.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './reviews.module.css'

/** Where learners disagree with a grade, until an admin has decided. */
export function Reviews() {
  const dashboard = useQuery(dashboardQuery)
  return (
    <Screen title="Reviews">
      {!dashboard.isFetched ? (
        <ReviewsSkeleton />
      ) : dashboard.data?.reviews === null ? (
        <Empty title={refusals.onlyAdmins}>
          When you disagree with a grade of yours, an admin of your organization decides about it.
        </Empty>
      ) : (
        <OpenDisagreements />
      )}
    </Screen>
  )
}

function OpenDisagreements() {
  const open = useInfiniteQuery(openDisagreementsQuery)
  if (open.isPending) return <ReviewsSkeleton />
  if (open.data === undefined)
    return (
      <div className={styles.failed}>
        <Notice kind="error">The reviews could not be loaded. {reasonOf(open.error)}</Notice>
        <div>
          <Button
            look="quiet"
            busy={open.isFetching && 'Trying…'}
            onClick={() => void open.refetch()}
          >
            Try Again
          </Button>
        </div>
      </div>
    )
  const all = open.data.pages.flat()
  if (all.length === 0)
    return (
      <Empty title="Nothing to review">
        When a learner disagrees with a grade, it waits here until an admin decides.
      </Empty>
    )
  return (
    <>
      <ul className={styles.list} aria-label="Waiting for a decision">
        {all.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
      {open.isFetchNextPageError && <Notice kind="error">{reasonOf(open.error)}</Notice>}
      {open.hasNextPage && (
        <div>
          <Button
            look="quiet"
            busy={open.isFetchingNextPage && 'Loading…'}
            onClick={() => void open.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

function Row({ one }: { one: OpenDisagreement }) {
  return (
    <li className={styles.row}>
      <Link
        className={styles.name}
        to={address(screens.grade, { conversationId: one.conversation_id })}
      >
        {one.criterion_name}, in {one.conversation_name}
      </Link>
      <span className={styles.soft}>
        {one.learner_name} disagrees, since <time dateTime={one.made_at}>{dayOf(one.made_at)}</time>
      </span>
    </li>
  )
}

const ReviewsSkeleton = () => <Skeleton label="Loading the reviews" lines={4} />
