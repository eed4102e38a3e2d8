import { useId, useState } from 'react'
import type { LibraryFilters, LibrarySort } from '../../data/library.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { FolderTask } from './folder-dialog.tsx'
import styles from './search-bar.module.css'
import { MOST_CHARACTERS, type Search } from './use-search.ts'

type SearchBarProps = {
  search: Search
  filters: LibraryFilters
  organises: boolean
  onFolder: (task: FolderTask, from: string) => void
}

export function SearchBar({ search, filters, organises, onFolder }: SearchBarProps) {
  const { wish, change } = search
  const filtersId = useId()
  // On a phone they stand behind a button: the roleplays come first.
  const [isOpen, setOpen] = useState(
    wish.folder !== '' || wish.tag !== '' || wish.sort !== '' || wish.favourites || wish.archived,
  )
  const folder = filters.folders.find(({ id }) => id === wish.folder)
  return (
    <search className={styles.bar} aria-label="Roleplays">
      <div className={styles.words}>
        <TextField
          label="Search"
          type="search"
          autoComplete="off"
          maxLength={MOST_CHARACTERS}
          placeholder="A name, a persona, a tag, or words of the story"
          value={search.typed}
          onChange={({ target }) => search.type(target.value)}
        />
      </div>
      <div className={styles.toggle}>
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setOpen(!isOpen)}
        >
          Filter and sort
        </Button>
      </div>
      <div className={styles.filters} id={filtersId} data-open={isOpen || undefined}>
        <SelectField
          label="Folder"
          value={wish.folder}
          onChange={({ target }) => change({ folder: target.value })}
        >
          <option value="">All folders</option>
          <option value="none">In no folder</option>
          {/* One that is in the address, and not there any more. */}
          {wish.folder !== '' && wish.folder !== 'none' && folder === undefined && (
            <option value={wish.folder}>…</option>
          )}
          {filters.folders.map(({ id, name, roleplays }) => (
            <option key={id} value={id}>
              {name} ({roleplays})
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Tag"
          value={wish.tag}
          onChange={({ target }) => change({ tag: target.value })}
        >
          <option value="">All tags</option>
          {wish.tag !== '' && !filters.tags.some(({ name }) => name === wish.tag) && (
            <option value={wish.tag}>{wish.tag}</option>
          )}
          {filters.tags.map(({ name, roleplays }) => (
            <option key={name} value={name}>
              {name} ({roleplays})
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Sort by"
          value={wish.sort}
          onChange={({ target }) => change({ sort: target.value as LibrarySort | '' })}
        >
          <option value="">{wish.q === '' ? 'Name' : 'Best match'}</option>
          {wish.q !== '' && <option value="name">Name</option>}
          <option value="changed">Last changed</option>
          <option value="newest">Newest</option>
        </SelectField>
        <div className={styles.ticks}>
          <Checkbox
            label="Favourites"
            checked={wish.favourites}
            onChange={({ target }) => change({ favourites: target.checked })}
          />
          {organises && (
            <Checkbox
              label="Archived"
              checked={wish.archived}
              onChange={({ target }) => change({ archived: target.checked })}
            />
          )}
        </div>
        {organises && folder !== undefined && (
          <div className={styles.folder}>
            <Button
              look="plain"
              id="rename-folder"
              onClick={() => onFolder({ is: 'renamed', ...folder }, 'rename-folder')}
            >
              Rename this folder
            </Button>
            <Button
              look="plain"
              id="delete-folder"
              onClick={() => onFolder({ is: 'deleted', ...folder }, 'delete-folder')}
            >
              Delete this folder
            </Button>
          </div>
        )}
      </div>
    </search>
  )
}
