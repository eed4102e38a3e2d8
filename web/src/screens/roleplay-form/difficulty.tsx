import { DIFFICULTIES, DIFFICULTY_NAMES } from '@colloquy/domain/graph/difficulty'
import { useFormContext, useWatch } from 'react-hook-form'
import { Radio } from '../../ui/choice.tsx'
import styles from './difficulty.module.css'
import type { FormValues, OwnNumbers } from './form-values.ts'

/** How hard the persona makes it. Numbers of its own stay to be chosen as long as it has them. */
export function Difficulty() {
  const { register } = useFormContext<FormValues>()
  const ownNumbers = useWatch<FormValues, 'ownNumbers'>({ name: 'ownNumbers' })
  return (
    <fieldset className={styles.difficulty}>
      <legend className={styles.legend}>Difficulty</legend>
      <div className={styles.options}>
        {DIFFICULTY_NAMES.map((name) => (
          <Radio
            key={name}
            label={DIFFICULTIES[name].label}
            hint={DIFFICULTIES[name].means}
            value={name}
            {...register('difficulty')}
          />
        ))}
        {ownNumbers !== null && (
          <Radio
            label="Its own"
            hint={`The numbers that it came with: ${inWords(ownNumbers)}.`}
            value="own"
            {...register('difficulty')}
          />
        )}
      </div>
    </fieldset>
  )
}

const inWords = (numbers: OwnNumbers): string =>
  Object.entries(numbers)
    .map(([name, number]) => `${name.replaceAll('_', ' ')} ${number}`)
    .join(', ') || 'none'
