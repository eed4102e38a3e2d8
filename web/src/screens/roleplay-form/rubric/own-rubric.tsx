import { RUBRIC_LIMITS } from '@colloquy/domain/rubric/limits'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CriterionItem } from './criterion-item.tsx'
import { newCriterion, newSentence } from './new-criterion.ts'
import { fieldName, flawOfAll, problemsIn } from './problems.ts'
import type { CriterionValues, RubricValues } from './rubric-values.ts'
import styles from './rubric.module.css'
import { shareOf } from './shares.ts'
import { useFocusGoal } from '../use-focus-goal.ts'

type OwnRubricProps = {
  rubric: RubricValues
  /** How often it was tried to be saved as it is, and could not. */
  tries: number
  onChange: (rubric: RubricValues) => void
  onPutAway: () => void
}

type Removed = { criterion: CriterionValues; at: number }

export function OwnRubric({ rubric, tries, onChange, onPutAway }: OwnRubricProps) {
  const { criteria } = rubric
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [seenTries, setSeenTries] = useState(tries)
  const part = useRef<HTMLDivElement>(null)
  const focus = useFocusGoal(part, 'summary')

  const problems = problemsIn(rubric)
  const flaw = flawOfAll(rubric)
  const isFull = criteria.length >= RUBRIC_LIMITS.criteria
  const wrong = problems[0]?.criterion

  // Only with another try: what is mended meanwhile moves nobody.
  if (seenTries !== tries) {
    setSeenTries(tries)
    if (wrong !== undefined) setOpened(new Set([...opened, wrong]))
    focus('[aria-invalid="true"], [data-flaw]')
  }

  const toggle = (key: string, isOpen: boolean) =>
    setOpened((before) => {
      const after = new Set(before)
      if (isOpen) after.add(key)
      else after.delete(key)
      return after
    })
  const add = (made: CriterionValues) => {
    onChange({ ...rubric, criteria: [...criteria, made] })
    toggle(made.key, true)
    focus(`[name="${fieldName(made.key, 'name')}"]`)
  }
  const remove = (at: number) => {
    const criterion = criteria[at]
    if (criterion === undefined) return
    onChange({ ...rubric, criteria: criteria.toSpliced(at, 1) })
    setRemoved({ criterion, at })
    // The button that had the focus is gone.
    focus('[data-removed] button')
  }
  const bringBack = ({ criterion, at }: Removed) => {
    onChange({ ...rubric, criteria: criteria.toSpliced(at, 0, criterion) })
    setRemoved(null)
    focus(`[data-key="${criterion.key}"] summary`)
  }

  return (
    <div
      className={styles.own}
      ref={part}
      // What is wrong is said once somebody has gone on, not while they write.
      onBlur={({ target }) => {
        if ('name' in target && typeof target.name === 'string' && target.name !== '')
          setLeft(new Set([...left, target.name]))
      }}
    >
      <p>
        By a rubric of its own: by this, and nothing else, its talks are graded from the next one
        on. What was graded before stays as it is.
      </p>
      <ol className={styles.criteria}>
        {criteria.map((criterion, at) => (
          <CriterionItem
            key={criterion.key}
            criterion={criterion}
            share={shareOf(criterion, rubric)}
            problems={problems.filter(
              (one) => one.criterion === criterion.key && (tries > 0 || left.has(one.field)),
            )}
            isOpen={opened.has(criterion.key)}
            onToggle={(isOpen) => toggle(criterion.key, isOpen)}
            onChange={(change) =>
              onChange({ ...rubric, criteria: criteria.with(at, { ...criterion, ...change }) })
            }
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {removed !== null && (
        <Notice kind="info">
          <div className={styles.row} data-removed="">
            <span>{nameOf(removed.criterion)} is removed.</span>
            <Button look="plain" onClick={() => bringBack(removed)}>
              Bring it back
            </Button>
          </div>
        </Notice>
      )}
      {flaw !== undefined && (
        <div data-flaw="" tabIndex={-1}>
          <Notice kind="error">{flaw}</Notice>
        </div>
      )}
      {tries > 0 && problems.length > 0 && (
        <Notice kind="error">
          {problems.length === 1
            ? 'One thing in the rubric has to be mended before it can be saved.'
            : `${problems.length} things in the rubric have to be mended before it can be saved.`}
        </Notice>
      )}
      <div className={styles.row}>
        <Button
          look="quiet"
          id="add-criterion"
          hint={isFull && `A rubric has at most ${RUBRIC_LIMITS.criteria} criteria`}
          onClick={() => add(newCriterion(criteria))}
        >
          Add a criterion
        </Button>
        {!isFull && (
          <Button look="quiet" onClick={() => add(newSentence(criteria))}>
            Add a sentence that must be said
          </Button>
        )}
        <Button look="plain" onClick={onPutAway}>
          Go back to the rubric of the use case
        </Button>
      </div>
    </div>
  )
}

const nameOf = ({ name }: CriterionValues): string =>
  name.trim() === '' ? 'A criterion without a name' : `“${name.trim()}”`
