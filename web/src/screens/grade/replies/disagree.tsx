import { useState } from 'react'
import { dayAndTimeOf } from '../../../data/times.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Criterion, GradedData } from '../complete-grade.ts'
import { Quote } from '../said/quote.tsx'
import { useSaid } from '../said/said.tsx'
import { DecideForm } from './decide-form.tsx'
import { DisagreeForm } from './disagree-form.tsx'
import styles from './replies.module.css'

export type Disagreement = GradedData['disagreements'][number]
type DisagreeProps = { conversationId: string; grade: GradedData; criterion: Criterion }

/** At a criterion: its learner says that it was judged wrongly, an admin decides, and both see what became of it. */
export function Disagree({ conversationId, grade, criterion }: DisagreeProps) {
  const disagreement = grade.disagreements.find((one) => one.criterion_id === criterion.id)
  if (disagreement === undefined)
    return grade.is_own ? <Offer {...{ conversationId, grade, criterion }} /> : null
  return (
    <div className={styles.said}>
      <Said {...{ disagreement, criterion }} isOwn={grade.is_own} />
      {disagreement.status !== 'open' ? (
        <Decided {...{ disagreement, criterion }} />
      ) : grade.is_own ? (
        <p className={styles.soft}>An admin decides about it. What comes of it stands here then.</p>
      ) : (
        // Whoever else may read it is an admin.
        <DecideForm {...{ conversationId, disagreement, criterion }} />
      )}
    </div>
  )
}

function Offer({ conversationId, grade, criterion }: DisagreeProps) {
  const { turns } = useSaid()
  const [isOpen, setOpen] = useState(false)
  if (turns.length === 0) return null
  if (isOpen)
    return (
      <DisagreeForm
        conversationId={conversationId}
        criterion={criterion}
        isSubmitted={grade.submitted_at !== null}
        onClose={() => setOpen(false)}
      />
    )
  return (
    <div className={styles.offer}>
      <Button
        look="plain"
        aria-label={`I disagree: ${criterion.name}`}
        onClick={() => setOpen(true)}
      >
        I disagree
      </Button>
    </div>
  )
}

type AboutProps = { disagreement: Disagreement; criterion: Criterion }

function Said({ disagreement, criterion, isOwn }: AboutProps & { isOwn: boolean }) {
  const { words, turn, made_at: madeAt } = disagreement
  const quote = useSaid().turns[turn]?.text ?? `Turn ${turn + 1}`
  return (
    <>
      <p className={styles.who}>
        {isOwn ? 'You disagree' : 'The learner disagrees'}{' '}
        <time className={styles.soft} dateTime={madeAt}>
          {dayAndTimeOf(madeAt)}
        </time>
      </p>
      <p className={styles.words}>{words}</p>
      <Quote
        of={`what speaks against the score of ${criterion.name}`}
        moments={[{ turn, start: 0, end: quote.length, quote }]}
      />
    </>
  )
}

/** The first score stays beside the one that counts. */
function Decided({ disagreement, criterion }: AboutProps) {
  const { status, score, reason, decided_at: decidedAt, decided_by: decidedBy } = disagreement
  return (
    <>
      <p>
        <Badge>{status === 'accepted' ? 'Accepted' : 'Rejected'}</Badge>{' '}
        <strong>
          {status === 'accepted'
            ? `It counts ${score} of 5 now, in place of ${criterion.score ?? 'no score'}.`
            : 'It stays as it was judged.'}
        </strong>
      </p>
      <p className={styles.words}>{reason}</p>
      <p className={styles.soft}>
        Decided by {decidedBy ?? 'an admin whose account is gone'}
        {decidedAt !== null && (
          <>
            , <time dateTime={decidedAt}>{dayAndTimeOf(decidedAt)}</time>
          </>
        )}
      </p>
    </>
  )
}
