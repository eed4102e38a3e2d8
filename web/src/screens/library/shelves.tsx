import { address } from '@colloquy/contract/client'
import { endpoints } from '@colloquy/contract/endpoints'
import { screens } from '@colloquy/contract/screens'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { explain } from '../../data/explain.ts'
import { type LibraryEntry, libraryFiltersQuery, libraryQuery } from '../../data/library.ts'
import type { DashboardData } from '../../data/queries.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { Entries } from './entries.tsx'
import { FolderDialog, type FolderTask } from './folder-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { OrganiseDialog } from './organise-dialog.tsx'
import { SearchBar } from './search-bar.tsx'
import styles from './shelves.module.css'
import { inWords, useChange, useExport, useLibraryWork } from './use-library-work.ts'
import { useSearch } from './use-search.ts'
import { VersionsDialog } from './versions-dialog.tsx'

/** What is being done in a dialog, and from where, so that one comes back to it. */
export type Task = { from: string } & (
  | { kind: 'import' }
  | { kind: 'organise'; entries: LibraryEntry[] }
  | { kind: 'versions'; entry: LibraryEntry }
  | { kind: 'folder'; folder: FolderTask }
)

type ShelvesProps = { organises: boolean; current: DashboardData['current'] }

export function Shelves({ organises, current }: ShelvesProps) {
  const search = useSearch()
  const found = useInfiniteQuery(libraryQuery(search.wish))
  const filters = useQuery(libraryFiltersQuery).data ?? { folders: [], tags: [] }
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [task, setTask] = useState<Task | null>(null)
  const list = useRef<HTMLElement>(null)
  const toast = useToast()
  const navigate = useNavigate()
  const change = useChange()
  const exporting = useExport()
  const duplicate = useLibraryWork(async (entry: LibraryEntry) => {
    const copy = await call(endpoints.duplicateRoleplay, { params: { roleplayId: entry.id } })
    toast(`Made: “${copy.name}”. Only admins see it until you share it.`, {
      label: 'Edit it',
      onPick: () => void navigate(address(screens.editRoleplay, { schemaId: copy.id })),
    })
  })

  const entries = found.data?.pages.flatMap(({ roleplays }) => roleplays) ?? []
  // What is not shown any more is not chosen any more.
  const chosen = entries.filter(({ id }) => ticked.includes(id))

  const archive = (these: LibraryEntry[], archived: boolean) => {
    const body = { ids: these.map(({ id }) => id), archived }
    change.mutate(body, {
      onSuccess: () => {
        setTicked([])
        const what = these.length === 1 ? `“${these[0]?.name}”` : inWords(these.length)
        toast(
          archived
            ? `Archived: ${what}. Nothing of it is lost; where it was assigned, nobody can start it.`
            : `Restored: ${what}`,
          { label: 'Undo', onPick: () => archive(these, !archived) },
        )
        // The row that had the focus is gone.
        list.current?.focus()
      },
    })
  }
  const cameFrom = useRef<string | null>(null)
  useEffect(() => {
    const from = cameFrom.current
    cameFrom.current = task?.from ?? null
    // Once the dialog is closed, and not before: until then nothing else can have the focus.
    if (task === null && from !== null) (document.getElementById(from) ?? list.current)?.focus()
  }, [task])
  const close = () => setTask(null)
  const does = {
    organise: (these: LibraryEntry[], from: string) =>
      setTask({ kind: 'organise', entries: these, from }),
    showVersions: (entry: LibraryEntry, from: string) => setTask({ kind: 'versions', entry, from }),
    duplicate: (entry: LibraryEntry) => duplicate.mutate(entry),
    take: (these: LibraryEntry[]) => exporting.mutate(these),
    archive,
  }
  const failure = change.error ?? duplicate.error ?? exporting.error
  return (
    <div className={styles.shelves}>
      {organises && (
        <div className={styles.making}>
          <Link className={buttonLook('primary')} to={screens.createRoleplay}>
            Create
          </Link>
          <Button
            look="quiet"
            id="import"
            onClick={() => setTask({ kind: 'import', from: 'import' })}
          >
            Import
          </Button>
          <Button
            look="quiet"
            id="new-folder"
            onClick={() => setTask({ kind: 'folder', folder: { is: 'new' }, from: 'new-folder' })}
          >
            New folder
          </Button>
        </div>
      )}
      <SearchBar
        search={search}
        filters={filters}
        organises={organises}
        onFolder={(folder, from) => setTask({ kind: 'folder', folder, from })}
      />
      {failure !== null && <Notice kind="error">{explain('That did not work', failure)}</Notice>}
      <section className={styles.list} ref={list} tabIndex={-1} aria-label="Roleplays">
        <Entries
          {...{ search, found, entries, organises, current, does, ticked }}
          onTick={setTicked}
          onImport={() => setTask({ kind: 'import', from: 'import' })}
        />
      </section>
      {chosen.length > 0 && (
        <ChosenBar
          chosen={chosen}
          areArchived={search.wish.archived}
          busy={change.isPending || exporting.isPending}
          does={does}
          onClear={() => {
            setTicked([])
            list.current?.focus()
          }}
        />
      )}
      <ImportDialog isOpen={task?.kind === 'import'} onClose={close} />
      <OrganiseDialog
        entries={task?.kind === 'organise' ? task.entries : null}
        filters={filters}
        onClose={close}
      />
      <VersionsDialog entry={task?.kind === 'versions' ? task.entry : null} onClose={close} />
      <FolderDialog
        task={task?.kind === 'folder' ? task.folder : null}
        onClose={close}
        onMade={({ id, name }) =>
          toast(`Made: the folder “${name}”`, {
            label: 'Show it',
            onPick: () => search.only({ folder: id }),
          })
        }
        onGone={() => search.change({ folder: '' })}
      />
    </div>
  )
}

/** What one can do with roleplays, wherever the button for it stands. */
export type Does = {
  organise: (entries: LibraryEntry[], from: string) => void
  showVersions: (entry: LibraryEntry, from: string) => void
  duplicate: (entry: LibraryEntry) => void
  take: (entries: LibraryEntry[]) => void
  archive: (entries: LibraryEntry[], archived: boolean) => void
}
