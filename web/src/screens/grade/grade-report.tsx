import { readFeedbackList } from '@colloquy/domain/feedback-list'
import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { ConversationData } from '../../data/practice.ts'
import type { GradeData } from '../../data/queries.ts'
import { Notice } from '../../ui/notice.tsx'
import { Entries } from './entries.tsx'
import styles from './grade.module.css'
import { NextSteps } from './next-steps.tsx'
import { OverallScore } from './overall-score.tsx'
import { Part } from './part.tsx'
import { PractiseAgain } from './practise-again.tsx'
import { Criteria } from './replies/criteria.tsx'
import { FirstScore } from './replies/first-score.tsx'
import { Expectation } from './replies/prediction.tsx'
import { Submit } from './replies/submit.tsx'
import { Scores } from './scores.tsx'
import { TalkPicture } from './talk-picture.tsx'
import { ungradedWords } from './ungraded-words.ts'

export type GradedData = Exclude<GradeData, { status: 'grading' }>
export type Feedback = NonNullable<GradedData['feedback']>
type GradeReportProps = {
  conversationId: string
  grade: GradedData
  conversation: ConversationData | undefined
}

/** The talk as a picture, what to do next, the score and what it is made of. */
export function GradeReport({ conversationId, grade, conversation }: GradeReportProps) {
  const name = grade.conversation_name || conversation?.name || 'Your conversation'
  const turns = conversation?.turns ?? []
  return (
    <article className={styles.report}>
      <title>{`Grade: ${name} – Colloquy`}</title>
      <header className={styles.head}>
        <p className={styles.back}>
          <Link to={screens.dashboard}>Back to Dashboard</Link>
        </p>
        <p className={styles.kicker}>Grade</p>
        <h1 className={styles.title}>{name}</h1>
        {grade.is_sample && (
          <Notice kind="info">
            This is a sample. It was written for the demo, to show what a grade looks like.
          </Notice>
        )}
      </header>
      <OverallScore grade={grade} />
      <div className={styles.main}>
        <FirstScore {...grade} />
        <Expectation {...grade} />
        {turns.length > 0 && <TalkPicture turns={turns} />}
        {grade.feedback ? (
          <>
            <FeedbackParts
              feedback={grade.feedback}
              grade={grade}
              conversationId={conversationId}
            />
            <div className={styles.pair}>
              <Part label="Stages covered">
                <Entries of={grade.stages_covered ?? []} isOrdered />
              </Part>
              <Part label="Topics covered">
                <Entries of={grade.topics_covered ?? []} />
              </Part>
            </div>
          </>
        ) : (
          <Part label="Not graded">
            <p className={styles.lead}>{ungradedWords(grade.reason ?? null)}</p>
            <PractiseAgain roleplayId={grade.roleplay_id ?? null} />
          </Part>
        )}
        <Criteria conversationId={conversationId} grade={grade} turns={turns} />
        {grade.is_own && (
          <Submit conversationId={conversationId} submittedAt={grade.submitted_at} />
        )}
      </div>
      <p className={styles.promise}>
        No emotion is inferred from voice or face: timing and words only.
      </p>
    </article>
  )
}

type FeedbackPartsProps = { feedback: Feedback; grade: GradedData; conversationId: string }

function FeedbackParts({ feedback, grade, conversationId }: FeedbackPartsProps) {
  return (
    <>
      <Part label="Overall feedback">
        <p className={styles.lead}>{feedback.overall_feedback || 'None was given.'}</p>
      </Part>
      <NextSteps
        recommendations={readFeedbackList(feedback.recommendations ?? [])}
        roleplayId={grade.roleplay_id ?? null}
        next={grade.next}
        ownConversationId={grade.is_own ? conversationId : null}
      />
      <div className={styles.pair}>
        <Part label="Strengths">
          <Entries of={readFeedbackList(feedback.strengths ?? [])} />
        </Part>
        <Part label="Areas for improvement">
          <Entries of={readFeedbackList(feedback.areas_for_improvement ?? [])} />
        </Part>
      </div>
      <Scores feedback={feedback} stages={grade.stages_covered ?? []} />
    </>
  )
}
