import type { ConversationData } from '../../data/practice.ts'
import { Comments } from './comments/comments.tsx'
import type { GradedData } from './complete-grade.ts'
import { Contents } from './contents.tsx'
import { Earlier } from './earlier.tsx'
import { FeedbackParts } from './feedback.tsx'
import styles from './grade-report.module.css'
import { Criteria } from './judged/criteria.tsx'
import { Measures } from './counted/measures.tsx'
import { NextStep } from './next-step.tsx'
import { OverallScore } from './overall-score.tsx'
import { Path } from './path.tsx'
import { TalkPicture } from './picture/talk-picture.tsx'
import { ReceiptPart } from './receipt.tsx'
import { Expectation } from './replies/prediction.tsx'
import { Submit } from './replies/submit.tsx'
import { ReportHead } from './report-head.tsx'
import { Scores } from './scores.tsx'
import { Topics } from './topics.tsx'
import { Ungraded } from './ungraded.tsx'

type GradeReportProps = {
  conversationId: string
  grade: GradedData
  conversation: ConversationData | undefined
}

/** The score, the talk as a picture and one thing to do next; below them all that they are made of. */
export function GradeReport({ conversationId, grade, conversation }: GradeReportProps) {
  const name = grade.conversation_name || conversation?.name || 'Your conversation'
  const hasTalk = (conversation?.turns.length ?? 0) > 0
  const { feedback } = grade
  return (
    <>
      <title>{`Grade: ${name} – Colloquy`}</title>
      <ReportHead grade={grade} name={name} />
      <OverallScore grade={grade} />
      <div className={styles.first}>
        <Expectation grade={grade} />
        {hasTalk && <TalkPicture grade={grade} />}
        {feedback === null ? (
          <Ungraded conversationId={conversationId} grade={grade} />
        ) : (
          <NextStep conversationId={conversationId} grade={grade} />
        )}
      </div>
      <div className={styles.rest}>
        {feedback !== null && (
          <>
            <Contents grade={grade} />
            <FeedbackParts feedback={feedback} />
            <Criteria conversationId={conversationId} grade={grade} />
            <Scores feedback={feedback} />
            <Measures grade={grade} />
            <Path grade={grade} />
            <Topics grade={grade} />
          </>
        )}
        <Comments conversationId={conversationId} grade={grade} />
        {grade.is_own && <Submit conversationId={conversationId} grade={grade} />}
        <Earlier grade={grade} />
        <ReceiptPart receipt={grade.receipt} number={grade.number} />
        <p className={styles.promise}>
          No emotion is inferred from voice or face: timing and words only.
        </p>
      </div>
    </>
  )
}
