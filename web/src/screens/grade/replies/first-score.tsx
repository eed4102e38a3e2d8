import type { GradedData } from './disagree.tsx'
import styles from './replies.module.css'

type FirstScoreProps = Pick<GradedData, 'first_score' | 'conversation_score' | 'disagreements'>

/** What it was graded at stays beside what it counts since somebody decided otherwise. */
export function FirstScore({
  first_score: first,
  conversation_score: score,
  disagreements = [],
}: FirstScoreProps) {
  const isChanged = disagreements.some(({ status }) => status === 'accepted')
  if (!isChanged || first === null || score === null || first === score) return null
  return (
    <p className={styles.first}>
      It was graded {first}. With what an admin decided since, it counts {score}.
    </p>
  )
}
