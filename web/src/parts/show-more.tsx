import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { reasonOf } from '../data/explain.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Below a list that comes in pages: a way to the next one, and why it did not come. */
export function ShowMore({ of: list }: { of: UseInfiniteQueryResult }) {
  return (
    <>
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
