import { messages } from '@colloquy/contract/messages'
import { screens } from '@colloquy/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { wordsOf } from '../../data/explain.ts'
import { conversationQuery, gradeQuery } from '../../data/practice.ts'
import type { GradeData } from '../../data/queries.ts'
import { Page } from '../../frame/page.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { BeingGraded } from './being-graded.tsx'
import type { Comment } from './comments/comment-item.tsx'
import { completeGrade, type GradedData } from './complete-grade.ts'
import { GradeReport } from './grade-report.tsx'
import layout from './grade-report.module.css'
import styles from './grade.module.css'
import { GradeSkeleton } from './grade-skeleton.tsx'
import { Recording } from './recording.tsx'
import { isToBeAsked, PredictionGate } from './replies/prediction.tsx'
import type { Turn } from './said/moment.ts'
import { SaidProvider } from './said/said.tsx'
import { TalkTranscript } from './transcript.tsx'

/** Without an id it is an address that somebody cut short. */
export function Grade() {
  const { conversationId } = useParams()
  return (
    <Page>
      <title>Grade – Colloquy</title>
      {conversationId === undefined ? (
        <Nothing title={messages.gradeWithoutId}>
          Open a grade from your recent conversations.
        </Nothing>
      ) : (
        <GradeOf key={conversationId} conversationId={conversationId} />
      )}
    </Page>
  )
}

function GradeOf({ conversationId }: { conversationId: string }) {
  const grade = useQuery(gradeQuery(conversationId))
  // Asked for at the same time, and shown at once: nothing has to move for the picture of the talk.
  const conversation = useQuery(conversationQuery(conversationId))
  const isWaitingForTalk = !conversation.isFetched && conversation.failureCount === 0

  const report = useMemo(() => reportIn(grade.data), [grade.data])

  if (grade.isPending) return <GradeSkeleton />
  // While it is shown, one look that failed is no reason to take it away.
  if (grade.data === undefined) return <LoadFailed failure={grade.error} onRetry={grade.refetch} />
  if (isEmpty(grade.data))
    return <Nothing title={messages.gradeEmptyTitle}>{messages.gradeEmpty}</Nothing>
  if (isWaitingForTalk) return <GradeSkeleton />
  return (
    <SaidProvider
      turns={conversation.data?.turns ?? NO_TURNS}
      kept={conversation.data?.recording ?? null}
      isOwn={report?.is_own ?? true}
      personaName={conversation.data?.persona_name ?? null}
    >
      {/* One page before and after: what somebody reads meanwhile stays, and so does where they are. */}
      <article className={layout.report}>
        {report === null ? (
          <BeingGraded conversation={conversation.data} />
        ) : (
          <PredictionGate conversationId={conversationId} grade={report}>
            <GradeReport
              conversationId={conversationId}
              grade={report}
              conversation={conversation.data}
            />
          </PredictionGate>
        )}
        <aside key="said" className={layout.said} aria-label="What was said" data-scrolls="">
          {conversation.data?.recording && (
            <Recording conversationId={conversationId} kept={conversation.data.recording} />
          )}
          <TalkTranscript
            conversation={conversation}
            isPlain={report === null}
            comments={report === null || isToBeAsked(report) ? NO_COMMENTS : report.comments}
          />
        </aside>
      </article>
      <Arrival report={report} />
    </SaidProvider>
  )
}

const reportIn = (data: GradeData | null | undefined): GradedData | null =>
  !data || data.status === 'grading' ? null : completeGrade(data)

const NO_TURNS: readonly Turn[] = []
const NO_COMMENTS: readonly Comment[] = []

/** Told once, to whoever was there before the grade. What it came to is theirs to look at. */
function Arrival({ report }: { report: GradedData | null }) {
  const [wasWaiting] = useState(report === null)
  if (!wasWaiting) return null
  return (
    <output className="visually-hidden">
      {report === null
        ? 'Not graded yet. The grade appears here by itself.'
        : report.status === 'graded'
          ? 'The grade is here.'
          : 'This conversation was not graded. The reason stands on this page.'}
    </output>
  )
}

const isEmpty = (grade: GradeData | null): grade is null =>
  grade === null || typeof grade !== 'object' || Object.keys(grade).length === 0

function Nothing({ title, children }: { title: string; children: string }) {
  return (
    <div className={styles.nothing}>
      <h1 className={styles.nothingTitle}>{title}</h1>
      <p>{children}</p>
      <p>
        <Link className={buttonLook('quiet')} to={screens.dashboard}>
          Back to Dashboard
        </Link>
      </p>
    </div>
  )
}

function LoadFailed({ failure, onRetry }: { failure: unknown; onRetry: () => Promise<unknown> }) {
  const detail = wordsOf(failure)
  return (
    <div className={styles.nothing}>
      <div role="alert">
        <h1 className={styles.nothingTitle}>{messages.gradeLoad}</h1>
        {detail !== messages.gradeLoad && <p className={styles.soft}>{detail}</p>}
      </div>
      <p className={styles.buttons}>
        <Button onClick={() => void onRetry()}>Try Again</Button>
        <Link className={buttonLook('quiet')} to={screens.dashboard}>
          Back to Dashboard
        </Link>
      </p>
    </div>
  )
}
