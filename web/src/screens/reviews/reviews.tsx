import { address } from '@colloquy/contract/client'
import { refusals } from '@colloquy/contract/messages'
import { screens } from '@colloquy/contract/screens'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dashboardQuery } from '../../data/queries.ts'
import { type OpenDisagreement, openDisagreementsQuery } from '../../data/reviews.ts'
import { dayOf } from '../../data/times.ts'
import { Screen } from '../../frame/screen.tsx'
import { ShowMore } from '../../parts/show-more.tsx'
import { Unloaded } from '../../parts/unloaded.tsx'
import { Empty } from '../../ui/empty.tsx'
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
  if (open.data === undefined) return <Unloaded what="The reviews could not be loaded." of={open} />
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
      <ShowMore of={open} />
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
