import type { GradedData } from '../complete-grade.ts'
import { Part } from '../part.tsx'
import { Disagree } from '../replies/disagree.tsx'
import { CriterionItem } from './criterion.tsx'
import styles from './criteria.module.css'

type CriteriaProps = { conversationId: string; grade: GradedData }

/** What somebody has to judge: by anchors in words, never by a feeling. */
export function Criteria({ conversationId, grade }: CriteriaProps) {
  if (grade.criteria.length === 0) return null
  return (
    <Part
      label="Judged"
      id="judged"
      about="Each criterion has a score of 0 to 5, and each of these means something in words. Code has found every quote in the transcript."
    >
      <ul className={styles.criteria}>
        {grade.criteria.map((criterion) => (
          <CriterionItem key={criterion.id} criterion={criterion}>
            <Disagree conversationId={conversationId} grade={grade} criterion={criterion} />
          </CriterionItem>
        ))}
      </ul>
    </Part>
  )
}
