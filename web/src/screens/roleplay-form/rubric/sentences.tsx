import { RUBRIC_LIMITS } from '@colloquy/domain/rubric/limits'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import type { FieldsProps } from './criterion-fields.tsx'
import { onOneLine } from './one-line.ts'
import { fieldName } from './problems.ts'
import styles from './rubric.module.css'
import { useFocusGoal } from '../use-focus-goal.ts'

/** Of these one has to be said. */
export function Sentences({ criterion: { key, sentences }, problems, onChange }: FieldsProps) {
  const part = useRef<HTMLFieldSetElement>(null)
  const focus = useFocusGoal(part, null)
  const isFull = sentences.length >= RUBRIC_LIMITS.sentences
  const focusOn = (n: number) => focus(`[name="${fieldName(key, 'sentences', n)}"]`)
  return (
    <fieldset className={styles.list} ref={part}>
      <legend className={styles.legend}>What has to be said</legend>
      <p className={styles.soft}>
        One of these is enough, in these words or in others that mean the same. A question is heard
        as one only when you write it with its question mark.
      </p>
      {sentences.map((sentence, n) => (
        <div key={n} className={styles.entry}>
          <TextArea
            label={<span className="visually-hidden">{`Sentence ${n + 1}`}</span>}
            rows={1}
            placeholder={n === 0 ? 'This call is recorded.' : ''}
            maxLength={RUBRIC_LIMITS.wordsCharacters}
            name={fieldName(key, 'sentences', n)}
            error={problems.find((one) => one.field === fieldName(key, 'sentences', n))?.says}
            {...onOneLine(sentence, (words) => onChange({ sentences: sentences.with(n, words) }))}
          />
          {sentences.length > 1 && (
            <Button
              look="plain"
              aria-label={`Remove sentence ${n + 1}`}
              title="Remove"
              onClick={() => {
                onChange({ sentences: sentences.toSpliced(n, 1) })
                focusOn(Math.min(n, sentences.length - 2))
              }}
            >
              <X size={18} aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button
          look="plain"
          id={`add-sentence-${key.replaceAll(' ', '-')}`}
          hint={isFull && `At most ${RUBRIC_LIMITS.sentences} sentences`}
          onClick={() => {
            onChange({ sentences: [...sentences, ''] })
            focusOn(sentences.length)
          }}
        >
          Add another way to say it
        </Button>
      </div>
    </fieldset>
  )
}
