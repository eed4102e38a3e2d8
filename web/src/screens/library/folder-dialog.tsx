import { endpoints } from '@colloquy/contract/endpoints'
import { LIBRARY_LIMITS } from '@colloquy/domain/library'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { reasonOf } from '../../data/explain.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLibraryWork } from './use-library-work.ts'

export type FolderTask =
  | { is: 'new' }
  | { is: 'renamed'; id: string; name: string }
  | { is: 'deleted'; id: string; name: string }

type Folder = { id: string; name: string }

type FolderDialogProps = {
  task: FolderTask | null
  onClose: () => void
  onMade: (folder: Folder) => void
  onGone: () => void
}

export function FolderDialog({ task, onClose, onMade, onGone }: FolderDialogProps) {
  return (
    <>
      <Dialog
        isOpen={task !== null && task.is !== 'deleted'}
        title={task?.is === 'renamed' ? `Rename “${task.name}”` : 'New folder'}
        onClose={onClose}
        actions={
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        {task !== null && task.is !== 'deleted' && (
          <NameForm
            task={task}
            onDone={(folder) => {
              onClose()
              if (task.is === 'new') onMade(folder)
            }}
          />
        )}
      </Dialog>
      <FolderDeletion
        folder={task?.is === 'deleted' ? task : null}
        onClose={onClose}
        onGone={onGone}
      />
    </>
  )
}

type Named = Exclude<FolderTask, { is: 'deleted' }>

function NameForm({ task, onDone }: { task: Named; onDone: (folder: Folder) => void }) {
  const [name, setName] = useState(task.is === 'renamed' ? task.name : '')
  const save = useLibraryWork(() =>
    task.is === 'new'
      ? call(endpoints.createFolder, { body: { name } })
      : call(endpoints.renameFolder, { params: { folderId: task.id }, body: { name } }),
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate(undefined, { onSuccess: onDone })
      }}
    >
      <TextField
        label="Name"
        required
        autoComplete="off"
        maxLength={LIBRARY_LIMITS.folderCharacters}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={save.error === null ? undefined : reasonOf(save.error)}
      />
      <p>
        <Button type="submit" busy={save.isPending && 'Saving…'}>
          {task.is === 'new' ? 'Make the folder' : 'Rename'}
        </Button>
      </p>
    </form>
  )
}

type FolderDeletionProps = {
  folder: { id: string; name: string } | null
  onClose: () => void
  onGone: () => void
}

function FolderDeletion({ folder, onClose, onGone }: FolderDeletionProps) {
  const remove = useLibraryWork((folderId: string) =>
    call(endpoints.deleteFolder, { params: { folderId } }),
  )
  return (
    <ConfirmDialog
      isOpen={folder !== null}
      title={`Delete the folder “${folder?.name ?? ''}”?`}
      confirm="Delete"
      busy={remove.isPending && 'Deleting…'}
      onConfirm={() =>
        folder !== null &&
        remove.mutate(folder.id, {
          onSuccess: () => {
            onClose()
            onGone()
          },
        })
      }
      onCancel={() => {
        remove.reset()
        onClose()
      }}
    >
      <p>Its roleplays stay: they lie in no folder then.</p>
      {remove.error !== null && <Notice kind="error">{reasonOf(remove.error)}</Notice>}
    </ConfirmDialog>
  )
}
