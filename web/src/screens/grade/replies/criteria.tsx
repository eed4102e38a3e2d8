import { Part } from '../part.tsx'
import { Disagree, type GradedData, type Turn } from './disagree.tsx'
import styles from './criteria.module.css'

type CriteriaProps = { conversationId: string; grade: GradedData; turns: readonly Turn[] }

/** What was judged, and what was said about it. */
export function Criteria({ conversationId, grade, turns }: CriteriaProps) {
  // What the specification names may come without anything beside it.
  const [criteria, disagreements] = [grade.criteria ?? [], grade.disagreements ?? []]
  if (criteria.length === 0) return null
  return (
    <Part label="Criteria">
      <ul className={styles.list}>
        {criteria.map((criterion) => (
          <li key={criterion.id} className={styles.criterion}>
            <h3 className={styles.name}>{criterion.name}</h3>
            <p>
              {criterion.score !== null && <strong>{criterion.score} of 5. </strong>}
              {criterion.reason}
            </p>
            <Disagree
              conversationId={conversationId}
              criterion={criterion}
              disagreement={disagreements.find(
                ({ criterion_id: criterionId }) => criterionId === criterion.id,
              )}
              turns={turns}
              isOwn={grade.is_own}
              isSubmitted={grade.submitted_at !== null}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}
