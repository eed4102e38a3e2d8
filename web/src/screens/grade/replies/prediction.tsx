import { endpoints } from '@colloquy/contract/endpoints'
import { screens } from '@colloquy/contract/screens'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../data/api.ts'
import { reasonOf } from '../../../data/explain.ts'
import { gradeQuery } from '../../../data/practice.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { GradedData } from '../complete-grade.ts'
import { ExpectedScore, isScore } from './expected-score.tsx'
import styles from './prediction.module.css'

/** Asked of one's own talk, once; not where it was written for the demo, nor where there is no number. */
export const isToBeAsked = (grade: GradedData): boolean =>
  grade.prediction === null &&
  grade.is_own &&
  !grade.is_sample &&
  grade.status === 'graded' &&
  grade.conversation_score !== null

type PredictionGateProps = { conversationId: string; grade: GradedData; children: ReactNode }

/** Whatever gives the number away stands inside: it comes after what one expected was said, or skipped. */
export function PredictionGate({ conversationId, grade, children }: PredictionGateProps) {
  const [isWaived, setWaived] = useState(false)
  if (isWaived || !isToBeAsked(grade)) return children
  return (
    <Question
      conversationId={conversationId}
      name={grade.conversation_name}
      onWaive={() => setWaived(true)}
    />
  )
}

const LISTS = ['dashboard', 'conversations', 'history', 'assignment']

type QuestionProps = { conversationId: string; name: string; onWaive: () => void }

function Question({ conversationId, name, onWaive }: QuestionProps) {
  const [expected, setExpected] = useState('')
  const [isMissing, setMissing] = useState(false)
  const queries = useQueryClient()
  const predict = useMutation({
    mutationFn: (score: number | null) =>
      call(endpoints.predictGrade, { params: { conversationId }, body: { score } }),
    // What counts is what was said first, which may have been in another tab.
    onSuccess: (prediction) => {
      queries.setQueryData(gradeQuery(conversationId).queryKey, (grade) =>
        grade && grade.status !== 'grading' ? { ...grade, prediction } : grade,
      )
      // The lists show its number from now on.
      for (const key of LISTS) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
  return (
    <section className={styles.question} aria-labelledby="prediction">
      <p className={styles.back}>
        <Link to={screens.dashboard}>Back to Dashboard</Link>
      </p>
      <p className={styles.kicker}>{name} is graded</p>
      <h1 id="prediction" className={styles.title}>
        What do you think you got?
      </h1>
      <p className={styles.lead}>
        A guess before you look shows how well you judge your own talks. Nobody sees it but you.
      </p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(!isScore(expected))
          if (isScore(expected) && !predict.isPending) predict.mutate(Number(expected))
        }}
      >
        <ExpectedScore
          value={expected}
          onChange={setExpected}
          error={
            isMissing && !isScore(expected) ? 'A whole number from 0 to 100, or skip it' : undefined
          }
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={predict.isPending && 'One moment…'}>
            Show my grade
          </Button>
          {!predict.isPending && (
            <Button look="plain" onClick={() => predict.mutate(null)}>
              Skip
            </Button>
          )}
        </div>
      </form>
      {predict.isError && (
        <Notice kind="error">
          <p>Your guess could not be kept. {reasonOf(predict.error)}</p>
          <Button look="plain" onClick={onWaive}>
            Show the grade without it
          </Button>
        </Notice>
      )}
    </section>
  )
}

/** Expected against got, without a word about which is better. */
export function Expectation({ grade }: { grade: GradedData }) {
  const { prediction, conversation_score: score } = grade
  if (prediction === null || prediction.score === null || score === null) return null
  return (
    <p className={styles.expectation}>
      You expected {prediction.score}; it came to {Math.round(score)}.
    </p>
  )
}
