import { useState } from 'react'
import type { ConversationData } from '../../../data/practice.ts'
import type { GradeData } from '../../../data/queries.ts'
import { dayAndTimeOf, placeInTalk } from '../../../data/times.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DecideForm } from './decide-form.tsx'
import { DisagreeForm } from './disagree-form.tsx'
import styles from './replies.module.css'

export type GradedData = Exclude<GradeData, { status: 'grading' }>
export type Criterion = GradedData['criteria'][number]
export type Disagreement = GradedData['disagreements'][number]
export type Turn = ConversationData['turns'][number]

export type DisagreeProps = {
  conversationId: string
  criterion: Criterion
  disagreement: Disagreement | undefined
  turns: readonly Turn[]
  /** Whoever reads the grade of somebody else is an admin, and decides. */
  isOwn: boolean
  isSubmitted: boolean
}

/** At a criterion: its learner says that it was judged wrongly, an admin decides, and both see what became of it. */
export function Disagree(props: DisagreeProps) {
  const { criterion, disagreement, turns, isOwn } = props
  const [isOpen, setOpen] = useState(false)
  if (disagreement !== undefined)
    return (
      <div className={styles.said}>
        <Said disagreement={disagreement} turns={turns} isOwn={isOwn} />
        {disagreement.status !== 'open' ? (
          <Decided disagreement={disagreement} criterion={criterion} />
        ) : isOwn ? (
          <p className={styles.soft}>
            An admin decides about it. What comes of it stands here then.
          </p>
        ) : (
          <DecideForm {...props} disagreement={disagreement} />
        )}
      </div>
    )
  if (!isOwn || turns.length === 0) return null
  if (isOpen) return <DisagreeForm {...props} onClose={() => setOpen(false)} />
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

type SaidProps = Pick<DisagreeProps, 'turns' | 'isOwn'> & { disagreement: Disagreement }

function Said({ disagreement: { words, turn, made_at: madeAt }, turns, isOwn }: SaidProps) {
  const shown = turns.find(({ seq }) => seq === turn)
  return (
    <>
      <p className={styles.who}>
        {isOwn ? 'You disagree' : 'The learner disagrees'}{' '}
        <time className={styles.soft} dateTime={madeAt}>
          {dayAndTimeOf(madeAt)}
        </time>
      </p>
      <p className={styles.words}>{words}</p>
      <blockquote className={styles.turn}>
        {shown === undefined ? `Turn ${turn + 1}` : `${whereOf(shown)}: ${shown.text}`}
      </blockquote>
    </>
  )
}

/** When, and who. */
export const whereOf = ({ started_at_ms: atMs, speaker }: Turn): string =>
  `${placeInTalk(atMs)} ${speaker === 'trainee' ? 'Learner' : 'Persona'}`

type DecidedProps = { disagreement: Disagreement; criterion: Criterion }

/** The first score stays beside the one that counts. */
function Decided({ disagreement, criterion }: DecidedProps) {
  const { status, score, reason, decided_at: decidedAt, decided_by: decidedBy } = disagreement
  const first = criterion.score === null ? 'no score' : String(criterion.score)
  return (
    <>
      <p>
        <Badge>{status === 'accepted' ? 'Accepted' : 'Rejected'}</Badge>{' '}
        {status === 'accepted' ? (
          <strong>
            It counts {score} of 5 now, in place of {first}.
          </strong>
        ) : (
          <strong>It stays as it was judged.</strong>
        )}
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
