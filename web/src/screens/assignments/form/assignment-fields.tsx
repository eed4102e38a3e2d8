import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AssignmentData } from '../../../data/assignments.ts'
import type { Group } from '../../../data/groups.ts'
import type { Member } from '../../../data/members.ts'
import { useProblems } from '../../../data/form.ts'
import type { RoleplaySummary } from '../../../data/queries.ts'
import { LeaveGuard } from '../../../frame/leave-guard.tsx'
import { Button } from '../../../ui/button.tsx'
import { Radio } from '../../../ui/choice.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './assignment-form.module.css'
import { DueFields } from './due-fields.tsx'
import {
  FIELDS,
  type FormValues,
  MOST_ATTEMPTS,
  newValues,
  problemsWith,
  valuesOf,
} from './form-values.ts'
import { Preview } from './preview.tsx'
import { RoleplayPicker } from './roleplay-picker.tsx'
import { useSaving } from './use-saving.ts'
import { WhoPicker } from './who-picker.tsx'

export type Offered = {
  members: readonly Member[]
  groups: readonly Group[]
  roleplays: readonly RoleplaySummary[]
}

type AssignmentFieldsProps = {
  offered: Offered
  assignment: AssignmentData | undefined
  onClose: () => void
}

/** The server's bound; typing ends there. */
const MOST_NOTE_CHARACTERS = 2_000

export function AssignmentFields({ offered, assignment, onClose }: AssignmentFieldsProps) {
  const chosen = useChosenRoleplay(offered)
  const [first] = useState(() =>
    assignment ? valuesOf(assignment) : newValues(Date.now(), chosen),
  )
  const [values, setValues] = useState(first)
  const { problems, show, clear } = useProblems({
    fields: FIELDS,
    otherwise: 'It could not be assigned',
  })
  const form = useRef<HTMLFormElement>(null)
  // To the first that is wrong: it may stand far above the button.
  useEffect(() => {
    if (problems.form !== null) form.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [problems])
  const saving = useSaving({ assignment, onFailure: show })
  // One render later: until then there is something that would be lost.
  useEffect(() => {
    if (saving.isSuccess) onClose()
  }, [saving.isSuccess, onClose])
  const set = (change: Partial<FormValues>) => setValues({ ...values, ...change })
  const isChanged = JSON.stringify(values) !== JSON.stringify(first)

  const send = () => {
    const wrong = problemsWith(values)
    const count = Object.keys(wrong).length
    if (count > 0) return show({ fields: wrong, form: wrongInWords(count) })
    clear()
    if (!saving.isPending) saving.mutate(values)
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <LeaveGuard isOn={isChanged && !saving.isSuccess} onLeave={() => {}} />
      <div className={styles.columns}>
        {assignment === undefined ? (
          <RoleplayPicker
            roleplays={offered.roleplays}
            picked={values.roleplayId}
            error={problems.fields.roleplay_id}
            onPick={(roleplayId) => set({ roleplayId })}
          />
        ) : (
          <p className={styles.fixed}>
            <strong>{assignment.roleplay.name}</strong>
            <span className={styles.soft}>
              What is practised stays: for another roleplay, make another assignment.
            </span>
          </p>
        )}
        <WhoPicker
          members={offered.members}
          groups={offered.groups}
          chosen={values}
          error={problems.fields.people ?? problems.fields.groups}
          onChange={({ people, groups }) => set({ people, groups })}
        />
      </div>
      <DueFields due={values} error={problems.fields.due_at} onChange={set} />
      <div className={styles.numbers}>
        <TextField
          label="Pass mark (optional)"
          inputMode="numeric"
          autoComplete="off"
          hint="Of 100. Without one it is done once it is submitted."
          value={values.passMark}
          onChange={({ target }) => set({ passMark: target.value })}
          error={problems.fields.pass_mark}
        />
        <TextField
          label="Attempts at least"
          inputMode="numeric"
          autoComplete="off"
          hint="How often they practise before it can pass."
          value={values.least}
          onChange={({ target }) => set({ least: target.value })}
          error={problems.fields.least_attempts}
        />
        <TextField
          label="Attempts at most (optional)"
          inputMode="numeric"
          autoComplete="off"
          hint={`Up to ${MOST_ATTEMPTS}. Without one, as many as they like.`}
          value={values.most}
          onChange={({ target }) => set({ most: target.value })}
          error={problems.fields.most_attempts}
        />
      </div>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>Which submitted attempt counts</legend>
        <Radio
          name="counts"
          label="The best one"
          hint="Whoever practises on can only gain."
          checked={values.counts === 'best'}
          onChange={() => set({ counts: 'best' })}
        />
        <Radio
          name="counts"
          label="The last one"
          hint="Where it matters how somebody does it today."
          checked={values.counts === 'last'}
          onChange={() => set({ counts: 'last' })}
        />
      </fieldset>
      <TextArea
        label="Note to them (optional)"
        maxLength={MOST_NOTE_CHARACTERS}
        value={values.note}
        onChange={({ target }) => set({ note: target.value })}
        error={problems.fields.note}
      />
      <Preview values={values} offered={offered} roleplayName={assignment?.roleplay.name ?? null} />
      {problems.form !== null && <Notice kind="error">{problems.form}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" busy={saving.isPending && 'Saving…'}>
          {assignment === undefined ? 'Assign' : 'Save'}
        </Button>
        <Button look="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const WRONG = ':is([aria-invalid], [data-wrong] input)'

const wrongInWords = (count: number): string =>
  count === 1 ? 'One thing above needs another look.' : `${count} things above need another look.`

/** The one that somebody came with, from the library. */
function useChosenRoleplay({ roleplays }: Offered): string {
  const [search] = useSearchParams()
  const wished = search.get('new')
  return roleplays.some(({ id }) => id === wished) ? (wished ?? '') : ''
}
