import { BELOW_THE_PASS } from '@colloquy/domain/grading/total'
import { RUBRIC_LIMITS } from '@colloquy/domain/rubric/limits'
import { Checkbox } from '../../../ui/choice.tsx'
import { SelectField, TextArea } from '../../../ui/field.tsx'
import type { FieldsProps } from './criterion-fields.tsx'
import { WAS_SAID } from './new-criterion.ts'
import { fieldName } from './problems.ts'
import styles from './rubric.module.css'
import { SAYS } from './rubric-values.ts'

/** Whether the whole can pass without it, however good the rest is. */
export function Blocks({ criterion, problems, onChange }: FieldsProps) {
  const { key, rule, blocks } = criterion
  return (
    <div className={styles.list}>
      <Checkbox
        label="Nobody passes without it"
        hint={`Whoever misses it gets ${BELOW_THE_PASS} of 100 at most, whatever else was good.`}
        checked={blocks !== null}
        onChange={({ target }) =>
          onChange({
            blocks: target.checked ? { below: rule === SAYS ? WAS_SAID : 1, says: '' } : null,
          })
        }
      />
      {blocks !== null && (
        <>
          {rule !== SAYS && (
            <SelectField
              label="It is missed"
              value={blocks.below}
              onChange={({ target }) =>
                onChange({ blocks: { ...blocks, below: Number(target.value) } })
              }
            >
              {[1, 2, 3, 4, 5].map((score) => (
                <option key={score} value={score}>
                  {score === 1
                    ? 'With a 0, or when nothing of it was shown'
                    : `Below a ${score}, or when nothing of it was shown`}
                </option>
              ))}
            </SelectField>
          )}
          <TextArea
            label="What the learner reads who missed it"
            rows={2}
            maxLength={RUBRIC_LIMITS.wordsCharacters}
            name={fieldName(key, 'blocks')}
            error={problems.find((one) => one.field === fieldName(key, 'blocks'))?.says}
            value={blocks.says}
            onChange={({ target }) => onChange({ blocks: { ...blocks, says: target.value } })}
          />
        </>
      )}
    </div>
  )
}
