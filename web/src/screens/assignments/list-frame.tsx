import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reasonOf } from '../../data/explain.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './assignments.module.css'

export const ListSkeleton = () => <Skeleton label="Loading the assignments" lines={5} />

type ListFrameProps<Entry> = {
  label: string
  list: UseInfiniteQueryResult<{ pages: Entry[][] }>
  /** What is said when it could not be loaded. */
  failure: string
  empty: ReactNode
  children: (entry: Entry, place: number) => ReactNode
}

/** A list that comes in pages: being looked up, failed, empty, or there with a way to more of it. */
export function ListFrame<Entry>({ label, list, failure, empty, children }: ListFrameProps<Entry>) {
  if (list.isPending) return <ListSkeleton />
  if (list.data === undefined)
    return (
      <div className={styles.failed}>
        <Notice kind="error">
          {failure} {reasonOf(list.error)}
        </Notice>
        <div>
          <Button
            look="quiet"
            busy={list.isFetching && 'Trying…'}
            onClick={() => void list.refetch()}
          >
            Try Again
          </Button>
        </div>
      </div>
    )
  const all = list.data.pages.flat()
  if (all.length === 0) return empty
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {all.map((entry, place) => children(entry, place))}
      </ul>
      {list.isFetchNextPageError && <Notice kind="error">{reasonOf(list.error)}</Notice>}
      {list.hasNextPage && (
        <div>
          <Button
            look="quiet"
            busy={list.isFetchingNextPage && 'Loading…'}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  )
}
