import { endpoints } from '@colloquy/contract/endpoints'
import { call } from '../../data/api.ts'
import type { LibraryEntry } from '../../data/library.ts'
import styles from './star-button.module.css'
import { useLibraryWork } from './use-library-work.ts'

const STAR = 'M9 1.8l2.2 4.6 5 .7-3.6 3.5.9 5L9 13.2l-4.5 2.4.9-5L1.8 7.1l5-.7z'

/** A favourite of one's own: nobody else is told. */
export function StarButton({ entry }: { entry: LibraryEntry }) {
  const params = { roleplayId: entry.id }
  const mark = useLibraryWork((isFavourite: boolean) =>
    call(isFavourite ? endpoints.addFavourite : endpoints.removeFavourite, { params }),
  )
  // At once, and back again where it did not work.
  const isOn = mark.isPending ? mark.variables : entry.is_favourite
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isOn}
      aria-label={`Favourite: ${entry.name}`}
      onClick={() => !mark.isPending && mark.mutate(!isOn)}
    >
      <svg viewBox="0 0 18 18" width={20} height={20} aria-hidden="true">
        <path d={STAR} />
      </svg>
    </button>
  )
}
