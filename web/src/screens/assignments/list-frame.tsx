import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ShowMore } from '../../parts/show-more.tsx'
import { Unloaded } from '../../parts/unloaded.tsx'
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
  if (list.data === undefined) return <Unloaded what={failure} of={list} />
  const all = list.data.pages.flat()
  if (all.length === 0) return empty
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {all.map((entry, place) => children(entry, place))}
      </ul>
      <ShowMore of={list} />
    </>
  )
}
