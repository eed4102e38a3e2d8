import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CriterionLine } from './criterion-line.tsx'
import { MATTERS_IN_WORDS } from './rules-in-words.ts'
import type { CriterionValues, RubricValues } from './rubric-values.ts'
import styles from './rubric.module.css'
import { shareOf } from './shares.ts'
import { useFocusGoal } from '../use-focus-goal.ts'

type ShippedRubricProps = {
  rubric: RubricValues
  /** Its own, which is about to go; null when there was none. */
  before: RubricValues | null
  onTake: (rubric: RubricValues) => void
}

/** What comes with the use case, to look through before one changes it. */
export function ShippedRubric({ rubric, before, onTake }: ShippedRubricProps) {
  const part = useRef<HTMLDivElement>(null)
  // Where one pressed is nothing any more.
  useFocusGoal(part, before === null ? 'summary' : '[data-before] button')
  return (
    <div className={styles.own} ref={part}>
      <p>By the rubric that comes with its use case:</p>
      <ul className={styles.criteria}>
        {rubric.criteria.map((criterion) => (
          <li key={criterion.key}>
            <details className={styles.criterion}>
              <summary className={styles.summary}>{lineOf(criterion, rubric)}</summary>
              <div className={styles.inside}>
                {criterion.matters !== 'always' && (
                  <p className={styles.soft}>
                    Counts: {lower(MATTERS_IN_WORDS[criterion.matters])}.
                  </p>
                )}
                <ol
                  className={styles.anchors}
                  start={0}
                  aria-label={`What each score means for ${criterion.name}`}
                >
                  {criterion.anchors.map((anchor) => (
                    <li key={anchor}>{anchor}</li>
                  ))}
                </ol>
                {criterion.blocks !== null && (
                  <p className={styles.soft}>{criterion.blocks.says}</p>
                )}
              </div>
            </details>
          </li>
        ))}
      </ul>
      {before !== null && (
        <Notice kind="info">
          <div className={styles.row} data-before="">
            <span>The rubric of its own goes when you save.</span>
            <Button look="plain" onClick={() => onTake(before)}>
              Bring it back
            </Button>
          </div>
        </Notice>
      )}
      <div>
        <Button look="quiet" onClick={() => onTake(rubric)}>
          Make one of its own from it
        </Button>
      </div>
    </div>
  )
}

const lineOf = (criterion: CriterionValues, rubric: RubricValues) => (
  <CriterionLine name={criterion.name}>
    <span className={styles.soft}>{shareOf(criterion, rubric)}</span>
  </CriterionLine>
)

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
