import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../data/api.ts'
import { fieldsOf, useProblems } from '../../../data/form.ts'
import { gradeQuery } from '../../../data/practice.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Criterion } from '../complete-grade.ts'
import { TurnField } from '../said/turn-field.tsx'
import styles from './replies.module.css'

/** The server's bound; typing ends there. */
export const MOST_CHARACTERS = 1_000

type DisagreeFormProps = {
  conversationId: string
  criterion: Criterion
  isSubmitted: boolean
  onClose: () => void
}

/** What was judged wrongly, and where in the talk one sees it. */
export function DisagreeForm({
  conversationId,
  criterion,
  isSubmitted,
  onClose,
}: DisagreeFormProps) {
  const { problems, show, clear } = useProblems({
    fields: ['turn', 'words'],
    otherwise: 'It could not be sent',
  })
  const queries = useQueryClient()
  const send = useMutation({
    mutationFn: (given: { turn: string; words: string }) =>
      call(endpoints.disagree, {
        params: { conversationId },
        body: { criterion_id: criterion.id, turn: Number(given.turn), words: given.words },
      }),
    onMutate: clear,
    onSuccess: () => queries.invalidateQueries(gradeQuery(conversationId)),
    onError: show,
  })
  return (
    <form
      className={styles.form}
      aria-label={`I disagree: ${criterion.name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const given = fieldsOf(event.currentTarget, ['turn', 'words'])
        const missing = missingIn(given)
        if (Object.keys(missing).length > 0) show({ fields: missing, form: null })
        else if (!send.isPending) send.mutate(given)
      }}
    >
      <TextArea
        label="What was judged wrongly?"
        name="words"
        required
        // It was opened to be written in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={MOST_CHARACTERS}
        error={problems.fields.words}
      />
      <TurnField
        label="Which turn shows it?"
        name="turn"
        required
        defaultValue=""
        none="Choose a turn"
        error={problems.fields.turn}
      />
      <p className={styles.soft}>
        {isSubmitted
          ? 'An admin of your organization decides about it, and says why.'
          : 'An admin of your organization decides about it, and has to see this report and the transcript to do so. Sending it submits both, which cannot be taken back.'}
      </p>
      {problems.form !== null && <Notice kind="error">{problems.form}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" busy={send.isPending && 'Sending…'}>
          {isSubmitted ? 'Send' : 'Send and submit'}
        </Button>
        <Button look="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const missingIn = ({ turn, words }: { turn: string; words: string }): Record<string, string> => ({
  ...(words.trim() === '' ? { words: 'Say what was judged wrongly' } : {}),
  ...(turn === '' ? { turn: 'Choose the turn that shows it' } : {}),
})
