import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'
import type { LibrarySort, LibraryWish } from '../../data/library.ts'

/** So long after the last letter one has stopped typing: shorter, and every letter is asked for. */
const TYPED_MS = 250

const SORTS: readonly string[] = ['best', 'name', 'newest', 'changed'] satisfies LibrarySort[]

/** Whatever stands in the address: a wish that nobody can have is none. */
export function readWish(address: URLSearchParams): LibraryWish {
  const sort = address.get('sort') ?? ''
  return {
    q: (address.get('q') ?? '').slice(0, MOST_CHARACTERS),
    folder: readFolder(address.get('folder') ?? ''),
    tag: (address.get('tag') ?? '').slice(0, MOST_TAG_CHARACTERS),
    favourites: address.get('favourites') === 'yes',
    archived: address.get('archived') === 'yes',
    sort: SORTS.includes(sort) ? (sort as LibrarySort) : '',
  }
}

export const MOST_CHARACTERS = 200
const MOST_TAG_CHARACTERS = 40
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

const readFolder = (folder: string): string => (folder === 'none' || ID.test(folder) ? folder : '')

/** Only what is wished for stands there. */
export function writeWish(wish: LibraryWish): URLSearchParams {
  const all = Object.entries(wish).map(([name, value]): [string, string] => [
    name,
    typeof value === 'boolean' ? (value ? 'yes' : '') : value,
  ])
  return new URLSearchParams(all.filter(([, value]) => value !== ''))
}

export const ANYTHING: LibraryWish = {
  q: '',
  folder: '',
  tag: '',
  favourites: false,
  archived: false,
  sort: '',
}

export type Search = {
  wish: LibraryWish
  /** What stands in the field already, and is looked for in a moment. */
  typed: string
  type: (words: string) => void
  change: (wish: Partial<LibraryWish>) => void
  /** This, and nothing that narrowed it down before. */
  only: (wish: Partial<LibraryWish>) => void
  /** Of all that narrows it down. Its order stays, and whether it is about what is archived. */
  clear: () => void
  isNarrow: boolean
}

/** The wish stands in the address: it can be sent to somebody, and the way back leads to it. */
export function useSearch(): Search {
  const [address, setAddress] = useSearchParams()
  const inAddress = readWish(address)
  // At once, for the address comes a moment later: a tick must not go and come back.
  const [wish, setWish] = useState(inAddress)
  const [typed, setTyped] = useState(wish.q)
  const { key } = useLocation()
  const cameBy = useNavigationType()

  // By the way back another search may stand there.
  const [shownKey, setShownKey] = useState(key)
  if (key !== shownKey) {
    setShownKey(key)
    setWish(inAddress)
    if (cameBy === NavigationType.Pop) setTyped(inAddress.q)
  }

  useEffect(() => {
    if (typed === wish.q) return
    const waits = setTimeout(() => {
      setAddress((before) => writeWish({ ...readWish(before), q: typed }), { replace: true })
    }, TYPED_MS)
    return () => clearTimeout(waits)
  }, [typed, wish.q, setAddress])

  const go = (next: LibraryWish) => {
    setWish(next)
    setAddress(writeWish(next))
  }
  const only = (next: Partial<LibraryWish>) => {
    setTyped('')
    go({ ...ANYTHING, ...next })
  }
  return {
    wish,
    typed,
    type: setTyped,
    change: (change) => go({ ...wish, q: typed, ...change }),
    only,
    clear: () => only({ sort: wish.sort, archived: wish.archived }),
    isNarrow: wish.q !== '' || wish.folder !== '' || wish.tag !== '' || wish.favourites,
  }
}
