import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { type AnswerValues, waysIn } from './answer-values.ts'
import styles from './answers.module.css'
import { fieldName, type Part, type Problem } from './problems.ts'

type AnswerItemProps = {
  answer: AnswerValues
  name: string
  problems: readonly Problem[]
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onChange: (change: Partial<AnswerValues>) => void
  onRemove: () => void
}

/** In a line what it answers; open, all of it to be changed. */
export function AnswerItem(props: AnswerItemProps) {
  const { answer, name, problems, isOpen, onToggle, onChange, onRemove } = props
  const [first, ...others] = waysIn(answer.asked)
  const [said] = waysIn(answer.says)
  const field = (part: Part) => ({
    name: fieldName(answer.key, part),
    error: problems.find(({ field }) => field === fieldName(answer.key, part))?.says,
    value: answer[part],
    rows: Math.min(6, Math.max(2, waysIn(answer[part]).length)),
    onChange: ({ target }: { target: HTMLTextAreaElement }) => onChange({ [part]: target.value }),
  })
  return (
    <li data-key={answer.key}>
      <details
        className={styles.details}
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary className={styles.summary}>
          <span className={styles.line}>
            <span className={styles.name}>{first ?? 'Without a question yet'}</span>
            {others.length > 0 && (
              <span className={styles.soft}>
                {others.length === 1 ? 'and one other way' : `and ${others.length} other ways`}
              </span>
            )}
            {!isOpen && said !== undefined && <span className={styles.said}>{said}</span>}
            {problems.length > 0 && (
              <span className={styles.wrong}>
                {problems.length === 1 ? 'One thing to mend' : `${problems.length} things to mend`}
              </span>
            )}
          </span>
        </summary>
        {isOpen && (
          <div className={styles.inside}>
            <TextArea
              label="When asked"
              hint="One way of asking per line. Two or three are enough: other words for the same are recognised."
              placeholder={'How big is your team?\nHow many people work for you?'}
              {...field('asked')}
            />
            <TextArea
              label={`${name} says`}
              hint="Short, as it would be spoken. With several lines, each talk takes one."
              {...field('says')}
            />
            <TextArea
              label="And more, to whoever asks on (optional)"
              hint="To “why?” and “tell me more”, right after it."
              {...field('more')}
            />
            <div>
              <Button look="quiet" onClick={onRemove}>
                Remove this answer
                <span className="visually-hidden"> to “{first ?? 'no question yet'}”</span>
              </Button>
            </div>
          </div>
        )}
      </details>
    </li>
  )
}
