import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../data/api.ts'
import { fieldsOf, useProblems } from '../../../data/form.ts'
import { gradeQuery } from '../../../data/practice.ts'
import { dashboardQuery } from '../../../data/queries.ts'
import { openDisagreementsQuery } from '../../../data/reviews.ts'
import { Button } from '../../../ui/button.tsx'
import { Radio } from '../../../ui/choice.tsx'
import { SelectField, TextArea } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Criterion, Disagreement } from './disagree.tsx'
import { MOST_CHARACTERS } from './disagree-form.tsx'
import styles from './replies.module.css'

type Given = { score: string; reason: string }
type Choice = 'accept' | 'reject' | null
type DecideFormProps = { conversationId: string; criterion: Criterion; disagreement: Disagreement }

/** For an admin, once. */
export function DecideForm({ conversationId, criterion, disagreement }: DecideFormProps) {
  const [choice, setChoice] = useState<Choice>(null)
  const { problems, show, clear } = useProblems({
    fields: ['score', 'reason'],
    otherwise: 'It could not be decided',
  })
  const queries = useQueryClient()
  const decide = useMutation({
    mutationFn: ({ score, reason }: Given) =>
      call(endpoints.decideDisagreement, {
        params: { disagreementId: disagreement.id },
        body:
          choice === 'accept'
            ? { accept: true, score: Number(score), reason }
            : { accept: false, reason },
      }),
    onMutate: clear,
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries(gradeQuery(conversationId)),
        queries.invalidateQueries({ queryKey: openDisagreementsQuery.queryKey }),
        queries.invalidateQueries(dashboardQuery),
      ]),
    onError: show,
  })
  return (
    <form
      className={styles.form}
      aria-label={`Decide: ${criterion.name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const given = fieldsOf(event.currentTarget, ['score', 'reason'])
        const missing = missingIn(choice, given)
        if (missing !== null) show(missing)
        else if (!decide.isPending) decide.mutate(given)
      }}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>What do you decide?</legend>
        <Radio
          label="Accept: it counts another score"
          name="choice"
          checked={choice === 'accept'}
          onChange={() => setChoice('accept')}
        />
        <Radio
          label="Reject: it stays as it was judged"
          name="choice"
          checked={choice === 'reject'}
          onChange={() => setChoice('reject')}
        />
      </fieldset>
      {choice === 'accept' && (
        <SelectField
          label="The score from now on"
          name="score"
          required
          defaultValue=""
          error={problems.fields.score}
        >
          <option value="">Choose a score</option>
          {criterion.anchors.map((anchor, score) => (
            <option key={score} value={score}>
              {`${score}: ${anchor}`}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        label="Why?"
        name="reason"
        required
        maxLength={MOST_CHARACTERS}
        hint="The learner reads it, with your name. It is decided once."
        error={problems.fields.reason}
      />
      {problems.form !== null && <Notice kind="error">{problems.form}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" busy={decide.isPending && 'Deciding…'}>
          Decide
        </Button>
      </div>
    </form>
  )
}

function missingIn(choice: Choice, { score, reason }: Given) {
  const fields = {
    ...(choice === 'accept' && score === '' ? { score: 'Choose the score from now on' } : {}),
    ...(reason.trim() === '' ? { reason: 'Say why' } : {}),
  }
  const form = choice === null ? 'Accept it or reject it' : null
  return form === null && Object.keys(fields).length === 0 ? null : { fields, form }
}
