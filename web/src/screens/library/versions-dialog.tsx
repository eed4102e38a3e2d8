import { endpoints } from '@colloquy/contract/endpoints'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../data/api.ts'
import { reasonOf } from '../../data/explain.ts'
import { type LibraryEntry, type ListedVersion, versionsQuery } from '../../data/library.ts'
import { dayAndTimeOf } from '../../data/times.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { useLibraryWork } from './use-library-work.ts'
import { VersionContent } from './version-content.tsx'
import styles from './versions-dialog.module.css'

type VersionsDialogProps = { entry: LibraryEntry | null; onClose: () => void }

/** How a roleplay became what it is, and the way back. */
export function VersionsDialog({ entry, onClose }: VersionsDialogProps) {
  return (
    <Dialog
      isOpen={entry !== null}
      title={`Versions of “${entry?.name ?? ''}”`}
      onClose={onClose}
      actions={
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      {entry !== null && <Versions roleplayId={entry.id} />}
    </Dialog>
  )
}

function Versions({ roleplayId }: { roleplayId: string }) {
  const versions = useInfiniteQuery(versionsQuery(roleplayId))
  const toast = useToast()
  const goBack = useLibraryWork(async (version: number) => {
    const params = { roleplayId, version: String(version) }
    const { version: made } = await call(endpoints.goBackToVersion, { params })
    toast(`Version ${version} is back, as version ${made}`)
  })
  if (versions.data === undefined)
    return versions.error === null ? (
      <Skeleton label="Loading the versions" lines={4} />
    ) : (
      <Notice kind="error">The versions could not be loaded. {reasonOf(versions.error)}</Notice>
    )
  return (
    <>
      <p className={styles.about}>
        Going back makes a new version with the old content. Conversations keep the version they
        were held with, and who may see the roleplay stays.
      </p>
      {goBack.error !== null && <Notice kind="error">{reasonOf(goBack.error)}</Notice>}
      <ol className={styles.list}>
        {versions.data.pages.flat().map((version, n) => (
          <Version
            key={version.version}
            {...{ roleplayId, version }}
            isNow={n === 0}
            isBusy={goBack.isPending && goBack.variables === version.version}
            onGoBack={() => !goBack.isPending && goBack.mutate(version.version)}
          />
        ))}
      </ol>
      {versions.hasNextPage && (
        <div>
          <Button
            look="quiet"
            busy={versions.isFetchingNextPage && 'Loading…'}
            onClick={() => void versions.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </>
  )
}

type VersionProps = {
  roleplayId: string
  version: ListedVersion
  isNow: boolean
  isBusy: boolean
  onGoBack: () => void
}

function Version({ roleplayId, version: one, isNow, isBusy, onGoBack }: VersionProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className={styles.version}>
      <p className={styles.name}>
        Version {one.version}
        {isNow && ', as it is now'}
      </p>
      <p className={styles.soft}>
        {dayAndTimeOf(one.made_at)}
        {one.made_by !== null && `, by ${one.made_by}`}
      </p>
      <p>{changesInWords(one.changes)}</p>
      <div className={styles.buttons}>
        <Button
          look="plain"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide it' : 'Read it'}
          <span className="visually-hidden">: version {one.version}</span>
        </Button>
        {!isNow && (
          <Button look="plain" busy={isBusy && 'Going back…'} onClick={onGoBack}>
            Go back to this one<span className="visually-hidden">: version {one.version}</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={id}>
          <VersionContent roleplayId={roleplayId} version={one.version} />
        </div>
      )}
    </li>
  )
}

function changesInWords(changes: string[] | null): string {
  if (changes === null) return 'The first one'
  return changes.length === 0 ? 'Nothing changed' : `Changed: ${changes.join(', ')}`
}
