import { CopyField } from '../../ui/copy-field.tsx'
import type { GradedData } from './complete-grade.ts'
import { Fold } from './fold.tsx'
import styles from './receipt.module.css'

/** What decided this. With the same, anybody gets the same. */
export function ReceiptPart({ receipt, number }: Pick<GradedData, 'receipt' | 'number'>) {
  if (receipt === null) return null
  const { grader, model, prompt } = receipt
  return (
    <Fold
      look="part"
      id="receipt"
      summary={<h2 className={styles.title}>What decided this grade</h2>}
    >
      <p>
        {number > 1 && `This is grading number ${number} of this conversation. `}
        Judged by the grader “{grader}”
        {model === null
          ? ', without a language model: the same words and times always get the same score, to the last digit.'
          : `, with the language model “${model}”. The sums are done by code.`}
      </p>
      <p className={styles.soft}>
        Each line below is a fingerprint. If one letter of what it stands for were different, so
        would it be.
      </p>
      <div className={styles.prints}>
        <CopyField label="Transcript" value={receipt.transcript} />
        <CopyField label="Roleplay" value={receipt.roleplay} />
        <CopyField label="Rubric" value={receipt.rubric} />
        {prompt !== null && <CopyField label="How the model was asked" value={prompt} />}
      </div>
    </Fold>
  )
}
