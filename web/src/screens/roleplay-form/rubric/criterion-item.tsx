import { CriterionFields } from './criterion-fields.tsx'
import type { Problem } from './problems.ts'
import type { CriterionValues } from './rubric-values.ts'
import styles from './rubric.module.css'

type CriterionItemProps = {
  criterion: CriterionValues
  share: string
  problems: readonly Problem[]
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onChange: (change: Partial<CriterionValues>) => void
  onRemove: () => void
}

/** In a line what it is and what it counts; open, all of it to be changed. */
export function CriterionItem({ isOpen, onToggle, ...rest }: CriterionItemProps) {
  const { criterion, share, problems } = rest
  return (
    <li data-key={criterion.key}>
      <details
        className={styles.criterion}
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary className={styles.summary}>
          <span className={styles.line}>
            <span className={styles.name}>{criterion.name.trim() || 'Without a name yet'}</span>
            <span className={styles.soft}>
              {share}
              {criterion.blocks !== null && ' · nobody passes without it'}
            </span>
            {problems.length > 0 && (
              <span className={styles.wrong}>
                {problems.length === 1 ? 'One thing to mend' : `${problems.length} things to mend`}
              </span>
            )}
          </span>
        </summary>
        {isOpen && <CriterionFields {...rest} />}
      </details>
    </li>
  )
}
