import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../data/api.ts'
import { useProblems } from '../../../data/form.ts'
import { useIdempotencyKey } from '../../../data/idempotency-key.ts'
import { gradeQuery } from '../../../data/practice.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TurnField } from '../said/turn-field.tsx'
import styles from './comments.module.css'

/** The server's bound; typing ends there. */
const MOST_CHARACTERS = 2_000

const EMPTY = { words: '', turn: '' }

/** About the whole talk, or about one turn of it. */
export function CommentForm({ conversationId }: { conversationId: string }) {
  const [form, setForm] = useState(EMPTY)
  const queries = useQueryClient()
  const { keyFor, renew } = useIdempotencyKey()
  const { problems, show, clear } = useProblems({
    fields: ['words', 'turn'],
    otherwise: 'It could not be sent',
  })
  const send = useMutation({
    mutationFn: () => {
      const body = { words: form.words, turn: form.turn === '' ? null : Number(form.turn) }
      const params = { conversationId }
      return call(endpoints.createComment, { params, body, idempotencyKey: keyFor(body) })
    },
    networkMode: 'always',
    onMutate: clear,
    onSuccess: () => {
      renew()
      setForm(EMPTY)
      return queries.invalidateQueries(gradeQuery(conversationId))
    },
    onError: show,
  })
  return (
    <form
      className={styles.form}
      aria-label="Write a comment"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (form.words.trim() === '')
          show({ fields: { words: 'Write what you want to say' }, form: null })
        else if (!send.isPending) send.mutate()
      }}
    >
      <TextArea
        label="Your comment"
        required
        maxLength={MOST_CHARACTERS}
        value={form.words}
        onChange={({ target }) => setForm({ ...form, words: target.value })}
        error={problems.fields.words}
      />
      <TurnField
        label="About which turn?"
        none="The whole talk"
        value={form.turn}
        onChange={({ target }) => setForm({ ...form, turn: target.value })}
        error={problems.fields.turn}
      />
      {problems.form !== null && <Notice kind="error">{problems.form}</Notice>}
      <div>
        <Button look="quiet" type="submit" busy={send.isPending && 'Sending…'}>
          Comment
        </Button>
      </div>
    </form>
  )
}
