import { LIBRARY_LIMITS, tidyTags } from '@colloquy/domain/library'
import { useState } from 'react'
import { reasonOf } from '../../data/explain.ts'
import type { LibraryEntry, LibraryFilters } from '../../data/library.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TickList } from '../../ui/tick-list.tsx'
import { inWords, useChange } from './use-library-work.ts'

type OrganiseDialogProps = {
  entries: LibraryEntry[] | null
  filters: LibraryFilters
  onClose: () => void
}

/** Where roleplays lie, and by which tags they are found: of one, or of several at once. */
export function OrganiseDialog({ entries, filters, onClose }: OrganiseDialogProps) {
  return entries === null ? null : (
    <Organising
      // Each time begins with what is so.
      key={entries.map(({ id }) => id).join()}
      {...{ entries, filters, onClose }}
    />
  )
}

/** A choice of the list that is no folder. */
const AS_IT_IS = 'as it is'
const NONE = 'none'

function Organising({
  entries,
  filters,
  onClose,
}: OrganiseDialogProps & { entries: LibraryEntry[] }) {
  const [only, ...others] = entries
  const ownTags = tidyTags(entries.flatMap(({ tags }) => tags))
  const [folder, setFolder] = useState(others.length > 0 ? AS_IT_IS : (only?.folder?.id ?? NONE))
  const [kept, setKept] = useState<readonly string[]>(ownTags)
  const [added, setAdded] = useState('')
  const change = useChange()
  const title = others.length > 0 ? inWords(entries.length) : `“${only?.name}”`

  const save = () =>
    change.mutate(
      {
        ids: entries.map(({ id }) => id),
        ...(folder === AS_IT_IS ? {} : { folder_id: folder === NONE ? null : folder }),
        add_tags: tidyTags(added.split(',')),
        remove_tags: ownTags.filter((tag) => !kept.includes(tag)),
      },
      { onSuccess: onClose },
    )
  return (
    <Dialog
      isOpen
      title={`Folder and tags of ${title}`}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={change.isPending && 'Saving…'} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <SelectField
        label="Folder"
        value={folder}
        onChange={({ target }) => setFolder(target.value)}
        hint={filters.folders.length === 0 && 'There is none yet: make one with “New folder”.'}
      >
        {others.length > 0 && <option value={AS_IT_IS}>Leave each where it is</option>}
        <option value={NONE}>In no folder</option>
        {filters.folders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Add tags"
        autoComplete="off"
        hint={`With commas between them, such as: new hires, price. Up to ${LIBRARY_LIMITS.tags} on a roleplay.`}
        value={added}
        onChange={({ target }) => setAdded(target.value)}
      />
      {ownTags.length > 0 && (
        <TickList
          legend="Tags that stay"
          options={ownTags.map((tag) => ({ id: tag, label: tag }))}
          chosen={kept}
          onChange={setKept}
        />
      )}
      {change.error !== null && <Notice kind="error">{reasonOf(change.error)}</Notice>}
    </Dialog>
  )
}
