import { screens } from '@colloquy/contract/screens'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { reasonOf } from '../../data/explain.ts'
import type { LibraryEntry } from '../../data/library.ts'
import type { DashboardData } from '../../data/queries.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './entries.module.css'
import { Entry } from './entry.tsx'
import type { Does } from './shelves.tsx'
import { inWords } from './use-library-work.ts'
import type { Search } from './use-search.ts'

type EntriesProps = {
  search: Search
  found: UseInfiniteQueryResult<InfiniteData<{ found: number; roleplays: LibraryEntry[] }>>
  entries: LibraryEntry[]
  organises: boolean
  current: DashboardData['current']
  does: Does
  ticked: readonly string[]
  onTick: (ids: readonly string[]) => void
  onImport: () => void
}

export function Entries(props: EntriesProps) {
  const { search, found, entries, organises, current, does, ticked, onTick } = props
  if (found.data === undefined)
    return found.error === null ? (
      <Skeleton label="Loading the roleplays" lines={8} />
    ) : (
      <>
        <Notice kind="error">The roleplays could not be loaded. {reasonOf(found.error)}</Notice>
        <div>
          <Button
            look="quiet"
            busy={found.isFetching && 'Trying…'}
            onClick={() => void found.refetch()}
          >
            Try Again
          </Button>
        </div>
      </>
    )
  const areAllTicked = entries.every(({ id }) => ticked.includes(id))
  return (
    <>
      <div className={styles.head}>
        {organises && entries.length > 0 && (
          <Checkbox
            label="Choose all that are shown"
            checked={areAllTicked}
            onChange={() => onTick(areAllTicked ? [] : entries.map(({ id }) => id))}
          />
        )}
        <output className={styles.count} hidden={entries.length === 0 && !search.isNarrow}>
          {countInWords(found.data.pages[0]?.found ?? 0)}
        </output>
      </div>
      {entries.length === 0 ? (
        <NothingHere {...props} />
      ) : (
        <ul className={styles.list} aria-busy={found.isPlaceholderData || undefined}>
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              {...{ entry, organises, current, does }}
              isTicked={ticked.includes(entry.id)}
              onTick={(isTicked) =>
                onTick(isTicked ? [...ticked, entry.id] : ticked.filter((id) => id !== entry.id))
              }
              onFilter={search.change}
            />
          ))}
        </ul>
      )}
      {found.isFetchNextPageError && <Notice kind="error">{reasonOf(found.error)}</Notice>}
      {found.hasNextPage && (
        <div>
          <Button
            look="quiet"
            busy={found.isFetchingNextPage && 'Loading…'}
            onClick={() => void found.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

/** The server counts no further. */
const MOST_COUNTED = 1000

function countInWords(found: number): string {
  if (found === 0) return 'Nothing found'
  return found > MOST_COUNTED ? `More than ${MOST_COUNTED} roleplays` : inWords(found)
}

const isOnlyFolder = ({ folder, q, tag, favourites }: Search['wish']): boolean =>
  folder !== '' && folder !== 'none' && q === '' && tag === '' && !favourites

function NothingHere({ search, organises, onImport }: EntriesProps) {
  const { wish, isNarrow, clear } = search
  if (isNarrow) {
    if (isOnlyFolder(wish))
      return (
        <Empty
          title="This folder is empty"
          action={
            <Button look="quiet" onClick={clear}>
              Show all roleplays
            </Button>
          }
        >
          {organises
            ? 'Choose roleplays, one or several, and put them here with “Folder and tags”.'
            : 'What an admin puts here, and you may practise, you find here.'}
        </Empty>
      )
    const isOnlyStar = wish.favourites && wish.q === '' && wish.folder === '' && wish.tag === ''
    return (
      <Empty
        title={isOnlyStar ? 'No favourites yet' : 'Nothing fits'}
        action={
          <Button look="quiet" onClick={clear}>
            Show all roleplays
          </Button>
        }
      >
        {isOnlyStar
          ? 'Mark a roleplay with its star, and you find it here.'
          : 'Every word has to stand somewhere in it. Try fewer words, another folder, or no tag.'}
      </Empty>
    )
  }
  if (wish.archived)
    return (
      <Empty title="Nothing is archived">
        What you archive waits here. Nobody can start it meanwhile, and its conversations and grades
        stay where they are.
      </Empty>
    )
  return (
    <Empty
      title="No roleplays yet"
      action={
        organises && (
          <div className={styles.ways}>
            <Link className={buttonLook('primary')} to={screens.createRoleplay}>
              Create the first one
            </Link>
            <Button look="quiet" onClick={onImport}>
              Import a file
            </Button>
          </div>
        )
      }
    >
      {organises
        ? 'Each roleplay is somebody to talk to: who they are, what they want, and what is on their mind. Here you find them again, in folders and by tags.'
        : 'As soon as an admin of your organization has created one, you find it here.'}
    </Empty>
  )
}
