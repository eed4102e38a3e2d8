import { useSearchParams } from 'react-router'

/** A form that stands in the address: the way back leads out of it, and a reload leaves it open. */
export function useShownForm(name: string) {
  const [search, setSearch] = useSearchParams()
  return {
    isShown: search.has(name),
    show: () => setSearch({ [name]: '' }, { preventScrollReset: true }),
    hide: () => setSearch({}, { preventScrollReset: true, replace: true }),
  }
}
