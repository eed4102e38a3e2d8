import { screens } from '@colloquy/contract/screens'
import { USE_CASES } from '@colloquy/domain/use-cases'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { RoleplaySummary } from '../../../data/queries.ts'
import { hasWords } from '../../../data/words-in.ts'
import { TextField } from '../../../ui/field.tsx'
import { PickList } from '../../../ui/pick-list.tsx'
import styles from './assignment-form.module.css'
import { FieldError } from './field-error.tsx'

type RoleplayPickerProps = {
  roleplays: readonly RoleplaySummary[]
  picked: string
  error: string | undefined
  onPick: (roleplayId: string) => void
}

/** What is practised: once it was asked, it stays that. */
export function RoleplayPicker({ roleplays, picked, error, onPick }: RoleplayPickerProps) {
  const id = useId()
  const [words, setWords] = useState('')
  // What somebody came with stands where they see it, and not in the middle of a list that scrolls.
  const [first] = useState(picked)
  const found = roleplays
    .filter(
      ({ id: which, name, description }) =>
        which === picked || hasWords(`${name} ${description ?? ''}`, words),
    )
    .toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
  return (
    <fieldset
      className={styles.what}
      aria-describedby={`${id}-error`}
      data-wrong={error === undefined ? undefined : ''}
    >
      <legend className={styles.legend}>
        What is practised<span aria-hidden="true"> *</span>
      </legend>
      <TextField
        label="Find a roleplay"
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        // Not to be taken for sending all of it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <PickList
        label="Roleplays"
        options={found.map(({ id: which, name, scenario }) => ({
          id: which,
          label: name,
          hint: USE_CASES[scenario],
        }))}
        picked={picked}
        onPick={onPick}
      />
      <output className={styles.soft}>
        {roleplays.length === 0 ? (
          <>
            There is no roleplay yet: <Link to={screens.createRoleplay}>create one</Link> first.
          </>
        ) : (
          found.length === 0 && 'None of them fits. Try fewer words.'
        )}
      </output>
      <FieldError id={`${id}-error`} words={error} />
    </fieldset>
  )
}
