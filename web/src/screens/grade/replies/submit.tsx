import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../data/api.ts'
import { ASSIGNMENT_KEYS } from '../../../data/assignments.ts'
import { reasonOf } from '../../../data/explain.ts'
import { gradeQuery } from '../../../data/practice.ts'
import { dayAndTimeOf } from '../../../data/times.ts'
import { submittedInWords } from '../../../parts/assignment/own-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { GradedData } from '../complete-grade.ts'
import { Looks } from './looks.tsx'
import styles from './replies.module.css'

type SubmitProps = { conversationId: string; grade: GradedData }

/** For its learner: practice is private until it is submitted. */
export function Submit({ conversationId, grade }: SubmitProps) {
  const { submitted_at: submittedAt, assignment } = grade
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const submit = useMutation({
    mutationFn: () => call(endpoints.submitGrade, { params: { conversationId } }),
    networkMode: 'always',
    onSuccess: () => {
      setAsking(false)
      for (const key of ASSIGNMENT_KEYS) void queries.invalidateQueries({ queryKey: [key] })
      return queries.invalidateQueries(gradeQuery(conversationId))
    },
  })
  return (
    <section className={styles.part} aria-labelledby="who-sees-this">
      <h2 id="who-sees-this" className={styles.title}>
        Who sees this
      </h2>
      {submittedAt === null ? (
        <>
          <p>
            Only you. Once you submit it, the admins of your organization can read this report, the
            transcript too, and listen where the sound was kept. That cannot be taken back.
          </p>
          <div>
            <Button look="quiet" onClick={() => setAsking(true)}>
              {assignment === null ? 'Submit to the admins' : `Submit for “${assignment.name}”`}
            </Button>
          </div>
          <Dialog
            isOpen={isAsking}
            title="Submit this conversation?"
            onClose={() => setAsking(false)}
            actions={
              <>
                <Button look="quiet" onClick={() => setAsking(false)}>
                  Cancel
                </Button>
                <Button busy={submit.isPending && 'Submitting…'} onClick={() => submit.mutate()}>
                  Submit
                </Button>
              </>
            }
          >
            {assignment !== null && <p>{submittedInWords(assignment, handedOf(grade))}</p>}
            <p>
              The admins of your organization can read all of it then. That cannot be taken back.
            </p>
            {submit.isError && (
              <Notice kind="error">It could not be submitted. {reasonOf(submit.error)}</Notice>
            )}
          </Dialog>
        </>
      ) : (
        <p>
          You and the admins of your organization, the transcript too: it was submitted on{' '}
          <time dateTime={submittedAt}>{dayAndTimeOf(submittedAt)}</time>.
        </p>
      )}
      <Looks looks={grade.looks} />
    </section>
  )
}

const handedOf = ({ conversation_score: score, assignment }: GradedData) => ({
  score,
  countedScore: assignment?.own?.score ?? null,
})
