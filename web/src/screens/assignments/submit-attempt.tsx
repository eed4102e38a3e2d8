import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { ASSIGNMENT_KEYS, type Terms } from '../../data/assignments.ts'
import { reasonOf } from '../../data/explain.ts'
import { gradeQuery } from '../../data/practice.ts'
import { couldCount, type Handed, submittedInWords } from '../../parts/assignment/own-words.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toasts.tsx'

type SubmitAttemptProps = {
  conversationId: string
  name: string
  terms: Terms
  /** How it did, and the one that counts until now. Null while its learner was not asked what they expect. */
  handed: Handed | null
}

/** Asks first: what the admins have seen cannot be taken back. */
export function SubmitAttempt({ conversationId, name, terms, handed }: SubmitAttemptProps) {
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const toast = useToast()
  const submit = useMutation({
    mutationFn: () => call(endpoints.submitGrade, { params: { conversationId } }),
    networkMode: 'always',
    onSuccess: () => {
      setAsking(false)
      toast(`Submitted: ${name}`)
      void queries.invalidateQueries(gradeQuery(conversationId))
      for (const key of ASSIGNMENT_KEYS) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
  return (
    <>
      <Button
        look={handed === null || couldCount(terms, handed) ? 'quiet' : 'plain'}
        onClick={() => setAsking(true)}
      >
        Submit<span className="visually-hidden"> {name}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        look="primary"
        title={`Submit ${name} at “${terms.roleplay.name}”?`}
        confirm="Submit"
        busy={submit.isPending && 'Submitting…'}
        onConfirm={() => submit.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {handed === null
            ? 'You have not seen its grade yet: look at it first.'
            : submittedInWords(terms, handed)}
        </p>
        <p>
          The admins of your organization see its score then, and can read the report and the
          transcript, and listen where the sound was kept. That cannot be taken back. Your other
          attempts stay private.
        </p>
        {submit.isError && (
          <Notice kind="error">It could not be submitted. {reasonOf(submit.error)}</Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
