import { USE_CASE_IDS, USE_CASES, type UseCase } from '@colloquy/domain/use-cases'
import { useState } from 'react'
import type { RoleplaySummary } from '../../data/queries.ts'
import { hasWords } from '../../data/words-in.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { PickList } from '../../ui/pick-list.tsx'
import styles from './roleplay-list.module.css'

type RoleplayListProps = {
  roleplays: RoleplaySummary[]
  chosen: RoleplaySummary
  onChoose: (roleplayId: string) => void
}

/** As many as one sees at a glance; with more, searching is faster than reading. */
const SEARCHABLE_FROM = 6

type Wish = { words: string; useCase: UseCase | '' }

export function RoleplayList({ roleplays, chosen, onChoose }: RoleplayListProps) {
  const [wish, setWish] = useState<Wish>({ words: '', useCase: '' })
  const found = roleplays.filter((roleplay) => fits(roleplay, wish))
  return (
    <div className={styles.roleplays}>
      <h3 className={styles.title}>Conversations</h3>
      {roleplays.length >= SEARCHABLE_FROM && (
        <search className={styles.finding} aria-label="Conversations">
          <TextField
            label="Search"
            type="search"
            value={wish.words}
            onChange={(event) => setWish({ ...wish, words: event.target.value })}
          />
          <SelectField
            label="Use case"
            value={wish.useCase}
            onChange={(event) => setWish({ ...wish, useCase: event.target.value as UseCase | '' })}
          >
            <option value="">All</option>
            {presentCases(roleplays).map((useCase) => (
              <option key={useCase} value={useCase}>
                {USE_CASES[useCase]}
              </option>
            ))}
          </SelectField>
        </search>
      )}
      <PickList
        label="Conversations"
        options={found.map(({ id, name, scenario }) => ({
          id,
          label: name,
          hint: USE_CASES[scenario],
        }))}
        picked={chosen.id}
        onPick={onChoose}
      />
      <output className={styles.count}>
        {found.length === 0
          ? 'None of them fits. Try fewer words, or all use cases.'
          : found.length < roleplays.length && `${found.length} of ${roleplays.length}`}
        {!found.includes(chosen) && (
          <span className={styles.hidden}>“{chosen.name}” stays chosen; the search hides it.</span>
        )}
      </output>
    </div>
  )
}

const presentCases = (roleplays: RoleplaySummary[]): UseCase[] => {
  const present = new Set(roleplays.map(({ scenario }) => scenario))
  return USE_CASE_IDS.filter((useCase) => present.has(useCase))
}

const fits = (roleplay: RoleplaySummary, { words, useCase }: Wish): boolean =>
  (useCase === '' || roleplay.scenario === useCase) &&
  hasWords(`${roleplay.name} ${roleplay.description ?? ''}`, words)
