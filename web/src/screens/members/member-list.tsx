import { useInfiniteQuery } from '@tanstack/react-query'
import { reasonOf } from '../../data/explain.ts'
import { membersQuery } from '../../data/members.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Surface } from '../../ui/surface.tsx'
import styles from './member-list.module.css'
import { MemberRow } from './member-row.tsx'

export function MemberList() {
  const members = useInfiniteQuery(membersQuery)
  if (members.data === undefined)
    return (
      <Surface label="People">
        {members.error === null ? (
          <Skeleton label="Loading the members" lines={4} />
        ) : (
          <Notice kind="error">The members could not be loaded. {reasonOf(members.error)}</Notice>
        )}
        <div>
          <Button
            look="quiet"
            busy={members.isFetching && 'Trying…'}
            onClick={() => void members.refetch()}
          >
            Try Again
          </Button>
        </div>
      </Surface>
    )
  return (
    <Surface label="People">
      <ul className={styles.list}>
        {members.data.pages.flat().map((member) => (
          <MemberRow key={member.user_id} member={member} />
        ))}
      </ul>
      {members.isFetchNextPageError && <Notice kind="error">{reasonOf(members.error)}</Notice>}
      {members.hasNextPage && (
        <div>
          <Button
            look="quiet"
            busy={members.isFetchingNextPage && 'Loading…'}
            onClick={() => void members.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </Surface>
  )
}
