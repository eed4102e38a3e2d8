import { useId, useState } from 'react'
import type { Group } from '../../../data/groups.ts'
import type { Member } from '../../../data/members.ts'
import { hasWords } from '../../../data/words-in.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { peopleInWords } from '../../../parts/assignment/states-in-words.ts'
import styles from './assignment-form.module.css'
import { FieldError } from './field-error.tsx'

type Chosen = { people: string[]; groups: string[] }

type WhoPickerProps = {
  members: readonly Member[]
  groups: readonly Group[]
  chosen: Chosen
  error: string | undefined
  onChange: (chosen: Chosen) => void
}

/** More than that nobody reads: typing a few letters of a name is quicker. */
const MOST_SHOWN = 40

type Option = { kind: keyof Chosen; id: string; label: string; hint: string }

/** People and groups of hundreds: found by typing, ticked, and looked over before anybody is asked. */
export function WhoPicker({ members, groups, chosen, error, onChange }: WhoPickerProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const [isOnlyChosen, setOnlyChosen] = useState(false)
  const isChosen = ({ kind, id: which }: Option) => chosen[kind].includes(which)
  const found = optionsOf({ members, groups, chosen })
    .filter((option) => (isOnlyChosen ? isChosen(option) : true))
    .filter(({ label, hint }) => hasWords(`${label} ${hint}`, words))
  const count = chosen.people.length + chosen.groups.length
  return (
    <fieldset
      className={styles.who}
      aria-describedby={`${id}-count ${id}-error`}
      data-wrong={error === undefined ? undefined : ''}
    >
      <legend className={styles.legend}>
        Who is asked<span aria-hidden="true"> *</span>
      </legend>
      <TextField
        label="Find people and groups"
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        // Not to be taken for sending all of it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className={styles.options}>
        {found.slice(0, MOST_SHOWN).map((option) => (
          <Checkbox
            key={option.id}
            label={option.label}
            hint={option.hint}
            checked={isChosen(option)}
            onChange={({ target }) => {
              const others = chosen[option.kind].filter((entry) => entry !== option.id)
              const now = target.checked ? [...others, option.id] : others
              onChange({ ...chosen, [option.kind]: now })
            }}
          />
        ))}
        {found.length === 0 && <p className={styles.soft}>Nobody is called that.</p>}
      </div>
      <div className={styles.line}>
        <span className={styles.soft} id={`${id}-count`} aria-live="polite">
          {chosenInWords(chosen)}
          {found.length > MOST_SHOWN &&
            ` The first ${MOST_SHOWN} of ${found.length} are shown: type a name to find others.`}
        </span>
        {(count > 0 || isOnlyChosen) && (
          <Checkbox
            label="Show only who is chosen"
            checked={isOnlyChosen}
            onChange={({ target }) => setOnlyChosen(target.checked)}
          />
        )}
      </div>
      <FieldError id={`${id}-error`} words={error} />
    </fieldset>
  )
}

function chosenInWords({ people, groups }: Chosen): string {
  const parts = [
    groups.length > 0 && (groups.length === 1 ? '1 group' : `${groups.length} groups`),
    people.length > 0 && peopleInWords(people.length),
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'Nobody is chosen yet.' : `Chosen: ${parts.join(' and ')}.`
}

/** Groups first. Whoever cannot practise is offered only where they were chosen before. */
function optionsOf(of: Pick<WhoPickerProps, 'members' | 'groups' | 'chosen'>): Option[] {
  const { members, groups, chosen } = of
  return [
    ...groups
      .filter((group) => group.is_active || chosen.groups.includes(group.id))
      .map(({ id, name, is_active: isActive }): Option => {
        const size = members.filter((member) => member.groups.includes(id)).length
        const hint = isActive
          ? `Group, ${peopleInWords(size).toLowerCase()} now`
          : 'Group that is switched off: asks nobody now'
        return { kind: 'groups', id, label: name, hint }
      }),
    ...members
      .filter((member) => !member.is_disabled || chosen.people.includes(member.user_id))
      .map(
        ({ user_id: id, name, email }): Option => ({
          kind: 'people',
          id,
          label: name || email,
          hint: email,
        }),
      ),
  ]
}
