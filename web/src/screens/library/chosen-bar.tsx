import { LIBRARY_LIMITS } from '@colloquy/domain/library'
import type { LibraryEntry } from '../../data/library.ts'
import { Button } from '../../ui/button.tsx'
import styles from './chosen-bar.module.css'
import type { Does } from './shelves.tsx'

type ChosenBarProps = {
  chosen: LibraryEntry[]
  areArchived: boolean
  busy: boolean
  does: Does
  onClear: () => void
}

/** What can be done with several at once. It stays in sight while one chooses more. */
export function ChosenBar({ chosen, areArchived, busy, does, onClear }: ChosenBarProps) {
  const { atOnce } = LIBRARY_LIMITS
  const isTooMany = chosen.length > atOnce
  return (
    <section className={styles.bar} aria-label="What is chosen">
      <output className={styles.count}>
        {chosen.length} chosen{isTooMany && `: at most ${atOnce} can be changed at once`}
      </output>
      <Button look="plain" onClick={onClear}>
        Choose none
      </Button>
      {!isTooMany && (
        <>
          <Button
            look="quiet"
            id="organise-chosen"
            onClick={() => does.organise(chosen, 'organise-chosen')}
          >
            Folder and tags
          </Button>
          <Button look="quiet" onClick={() => does.take(chosen)}>
            Export
          </Button>
          <Button
            look="quiet"
            busy={busy && 'Working…'}
            onClick={() => does.archive(chosen, !areArchived)}
          >
            {areArchived ? 'Restore' : 'Archive'}
          </Button>
        </>
      )}
    </section>
  )
}
