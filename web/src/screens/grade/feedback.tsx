import { readFeedbackList } from '@colloquy/domain/feedback-list'
import { type Advice, adviceOf, repeats } from './advice.ts'
import type { Feedback } from './complete-grade.ts'
import { Entries } from './entries.tsx'
import styles from './feedback.module.css'
import { Part } from './part.tsx'
import { Quote } from './said/quote.tsx'

/** What a coach would say, in words, each with its moment. */
export function FeedbackParts({ feedback }: { feedback: Feedback }) {
  const { evidence, strengths, areas_for_improvement: improvements } = feedback
  return (
    <>
      <Part label="Overall feedback" id="feedback">
        <p className={styles.lead}>{feedback.overall_feedback || 'None was given.'}</p>
      </Part>
      <Part label="Strengths">
        <AdviceList advice={adviceOf(strengths, evidence.strengths)} tone="good" of="Strengths" />
      </Part>
      <Part label="Areas for improvement">
        <AdviceList
          advice={adviceOf(improvements, evidence.areas_for_improvement)}
          tone="poor"
          of="Areas for improvement"
        />
      </Part>
      <Part label="Recommendations">
        <Entries of={readFeedbackList(feedback.recommendations)} />
      </Part>
    </>
  )
}

type AdviceListProps = { advice: Advice[]; tone: 'good' | 'poor'; of: string }

function AdviceList({ advice, tone, of }: AdviceListProps) {
  if (advice.length === 0) return <Entries of={[]} />
  return (
    <ul className={styles.advice}>
      {advice.map(({ text, at }, n) => (
        // Nothing moves among them, and two may be alike.
        <li key={n} className={styles.entry} data-tone={tone}>
          <svg className={styles.sign} viewBox="0 0 12 12" aria-hidden="true">
            <path d={SIGNS[tone]} />
          </svg>
          <div className={styles.said}>
            <p className={styles.text}>{text}</p>
            {at && <Quote of={of} moments={[at]} isKnown={repeats(text, at)} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** As on the picture of the talk. */
const SIGNS = { good: 'M2 8.5 6 3.5l4 5', poor: 'M2 3.5l4 5 4-5' } as const
