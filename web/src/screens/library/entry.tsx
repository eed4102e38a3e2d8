import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { DIFFICULTIES } from '@colloquy/domain/graph/difficulty'
import { USE_CASES } from '@colloquy/domain/use-cases'
import type { LibraryEntry, LibraryWish } from '../../data/library.ts'
import type { DashboardData } from '../../data/queries.ts'
import { dayOf } from '../../data/times.ts'
import { StartRoleplay } from '../../parts/start-roleplay.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx'
import styles from './entry.module.css'
import type { Does } from './shelves.tsx'
import { StarButton } from './star-button.tsx'

type EntryProps = {
  entry: LibraryEntry
  organises: boolean
  current: DashboardData['current']
  does: Does
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onFilter: (wish: Partial<LibraryWish>) => void
}

export function Entry({ entry, organises, current, does, isTicked, onTick, onFilter }: EntryProps) {
  const { id, name, description, persona, folder, tags } = entry
  return (
    <li className={styles.entry} data-ticked={isTicked || undefined}>
      {organises && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isTicked}
            onChange={({ target }) => onTick(target.checked)}
          />
          <span className="visually-hidden">Choose {name}</span>
        </label>
      )}
      <div className={styles.what}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.who}>
          with {persona.name}, {persona.role}
        </p>
        {description !== null && <p className={styles.description}>{description}</p>}
        <p className={styles.facts}>{factsInWords(entry)}</p>
        {(folder !== null || tags.length > 0) && (
          <ul className={styles.marks} aria-label="Folder and tags">
            {folder !== null && (
              <li>
                <button
                  type="button"
                  className={styles.mark}
                  data-kind="folder"
                  onClick={() => onFilter({ folder: folder.id })}
                >
                  <span className="visually-hidden">Folder </span>
                  {folder.name}
                </button>
              </li>
            )}
            {tags.map((tag) => (
              <li key={tag}>
                <button type="button" className={styles.mark} onClick={() => onFilter({ tag })}>
                  <span className="visually-hidden">Tag </span>
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.actions}>
        <StarButton entry={entry} />
        {entry.is_archived ? (
          <Button look="quiet" onClick={() => does.archive([entry], false)}>
            Restore<span className="visually-hidden">: {name}</span>
          </Button>
        ) : (
          <StartRoleplay roleplay={entry} current={current} look="quiet">
            Start<span className="visually-hidden">: {name}</span>
          </StartRoleplay>
        )}
        {organises && <EntryMenu entry={entry} does={does} id={`menu-${id}`} />}
      </div>
    </li>
  )
}

function EntryMenu({ entry, does, id }: { entry: LibraryEntry; does: Does; id: string }) {
  return (
    <Menu label={`More for ${entry.name}`} triggerId={id}>
      <MenuLink to={address(screens.editRoleplay, { schemaId: entry.id })}>Edit</MenuLink>
      {!entry.is_archived && (
        <MenuLink to={`${screens.assignments}?new=${entry.id}`}>Assign</MenuLink>
      )}
      <MenuItem onPick={() => does.organise([entry], id)}>Folder and tags</MenuItem>
      <MenuItem onPick={() => does.duplicate(entry)}>Duplicate</MenuItem>
      <MenuItem onPick={() => does.showVersions(entry, id)}>Versions</MenuItem>
      <MenuItem onPick={() => does.take([entry])}>Export</MenuItem>
      {!entry.is_archived && (
        <MenuItem onPick={() => does.archive([entry], true)}>Archive</MenuItem>
      )}
    </Menu>
  )
}

function factsInWords(entry: LibraryEntry): string {
  const { scenario, difficulty, is_public, version, changed_at, changed_by } = entry
  const by = changed_by === null ? '' : ` by ${changed_by}`
  return [
    USE_CASES[scenario],
    typeof difficulty === 'string' ? DIFFICULTIES[difficulty].label : 'Difficulty of its own',
    ...(is_public ? [] : ['Not for everybody']),
    version === 1
      ? `Made ${dayOf(changed_at)}${by}`
      : `Version ${version}, changed ${dayOf(changed_at)}${by}`,
  ].join(' · ')
}
