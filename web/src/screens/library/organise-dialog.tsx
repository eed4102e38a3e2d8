import { endpoints } from '@colloquy/contract/endpoints'
import { LIBRARY_LIMITS, tidyTags } from '@colloquy/domain/library'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { reasonOf } from '../../data/explain.ts'
import type { LibraryEntry, LibraryFilters } from '../../data/library.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TickList } from '../../ui/tick-list.tsx'
import { inWords, type LibraryChange, useLibraryWork } from './use-library-work.ts'

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

/** Choices of the list that are no folder. */
const AS_IT_IS = 'as it is'
const NONE = 'none'
const NEW = 'new'

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
  const [newName, setNewName] = useState('')
  const change = useLibraryWork(async (wish: LibraryChange) => {
    if (folder !== NEW) return call(endpoints.changeLibrary, { body: wish })
    const { id } = await call(endpoints.createFolder, { body: { name: newName } })
    // A second try puts it there, and makes no second one.
    setFolder(id)
    return call(endpoints.changeLibrary, { body: { ...wish, folder_id: id } })
  })
  const choices = [AS_IT_IS, NONE, NEW, ...filters.folders.map(({ id }) => id)]
  const title = others.length > 0 ? inWords(entries.length) : `“${only?.name}”`

  const save = () =>
    change.mutate(
      {
        ids: entries.map(({ id }) => id),
        ...(folder === AS_IT_IS || folder === NEW
          ? {}
          : { folder_id: folder === NONE ? null : folder }),
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
      <SelectField label="Folder" value={folder} onChange={({ target }) => setFolder(target.value)}>
        {others.length > 0 && <option value={AS_IT_IS}>Leave each where it is</option>}
        <option value={NONE}>In no folder</option>
        {filters.folders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {/* Made a moment ago, and its roleplays were not put there yet. */}
        {!choices.includes(folder) && <option value={folder}>{newName}</option>}
        <option value={NEW}>A new folder …</option>
      </SelectField>
      {folder === NEW && (
        <TextField
          label="Name of the new folder"
          required
          autoComplete="off"
          maxLength={LIBRARY_LIMITS.folderCharacters}
          value={newName}
          onChange={({ target }) => setNewName(target.value)}
          error={change.error === null ? undefined : reasonOf(change.error)}
        />
      )}
      <TextField
        label="Add tags"
        autoComplete="off"
        hint={`With commas between them. ${tagsInWords(filters)} Up to ${LIBRARY_LIMITS.tags} on a roleplay.`}
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
      {change.error !== null && folder !== NEW && (
        <Notice kind="error">{reasonOf(change.error)}</Notice>
      )}
    </Dialog>
  )
}

/** More than that nobody reads. */
const MOST_NAMED = 8

/** So that one thing does not get two names. */
function tagsInWords({ tags }: LibraryFilters): string {
  if (tags.length === 0) return 'Such as: new hires, price.'
  const named = tags.slice(0, MOST_NAMED).map(({ name }) => name)
  return `There are already: ${named.join(', ')}${tags.length > MOST_NAMED ? ', …' : ''}.`
}
