import { HISTORY_STATES, type HistoryState } from '@colloquy/domain/conversation'
import { USE_CASE_IDS, USE_CASES } from '@colloquy/domain/use-cases'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { reasonOf } from '../../data/explain.ts'
import { type HistoryWish, historyQuery } from '../../data/progress.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Surface } from '../../ui/surface.tsx'
import { HistoryItem } from './history-item.tsx'
import styles from './history.module.css'

const STATE_WORDS: Record<HistoryState, string> = {
  graded: 'Graded',
  ungraded: 'Not graded',
  underway: 'Live or being graded',
}

/** Every conversation there ever was, as far back as one looks. */
export function History() {
  const [wish, change] = useWish()
  const history = useInfiniteQuery(historyQuery(useDeferredValue(wish)))
  const found = history.data?.pages.flatMap((page) => page.conversations) ?? []
  const isSearched = Object.keys(wish).length > 0
  // Of nothing there is nothing to search.
  if (!isSearched && history.isSuccess && found.length === 0 && !history.hasNextPage) return null
  return (
    <Surface label="All conversations">
      <search className={styles.finding} aria-label="Conversations">
        <TextField
          label="Search by name"
          type="search"
          maxLength={100}
          defaultValue={wish.q ?? ''}
          onChange={(event) => change('q', event.target.value)}
        />
        <SelectField
          label="Use case"
          value={wish.scenario ?? ''}
          onChange={(event) => change('of', event.target.value)}
        >
          <option value="">All</option>
          {USE_CASE_IDS.map((id) => (
            <option key={id} value={id}>
              {USE_CASES[id]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="State"
          value={wish.state ?? ''}
          onChange={(event) => change('state', event.target.value)}
        >
          <option value="">All</option>
          {HISTORY_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_WORDS[state]}
            </option>
          ))}
        </SelectField>
      </search>
      {history.isPending ? (
        <Skeleton label="Loading your conversations" lines={5} />
      ) : (
        <>
          <ol className={styles.list}>
            {found.map((conversation) => (
              <HistoryItem key={conversation.id} conversation={conversation} />
            ))}
          </ol>
          <output className={styles.count}>
            {history.isSuccess &&
              found.length === 0 &&
              (history.hasNextPage
                ? 'None of the newest 500 fits. There are older ones.'
                : 'None of them fits. Try fewer words, or all use cases and states.')}
          </output>
        </>
      )}
      {history.isError && (
        <Notice kind="error">
          Your conversations could not be loaded. {reasonOf(history.error)}
        </Notice>
      )}
      {(history.hasNextPage || history.isError) && (
        <div>
          <Button
            look="quiet"
            busy={history.isFetching && 'Loading…'}
            onClick={() =>
              void (history.data === undefined ? history.refetch() : history.fetchNextPage())
            }
          >
            {history.data === undefined
              ? 'Try Again'
              : found.length === 0
                ? 'Look further back'
                : 'Show older'}
          </Button>
        </div>
      )}
    </Surface>
  )
}

type Parameter = 'q' | 'of' | 'state'

/** What is looked for stands in the address as well; looking is no step that the way back should take. */
function useWish(): [HistoryWish, (parameter: Parameter, value: string) => void] {
  const [search, setSearch] = useSearchParams()
  const q = (search.get('q') ?? '').trim()
  const scenario = USE_CASE_IDS.find((id) => id === search.get('of'))
  const state = HISTORY_STATES.find((one) => one === search.get('state'))
  const wish = {
    ...(q !== '' && { q }),
    ...(scenario !== undefined && { scenario }),
    ...(state !== undefined && { state }),
  }
  const change = (parameter: Parameter, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value.trim() === '') after.delete(parameter)
        else after.set(parameter, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [wish, change]
}
