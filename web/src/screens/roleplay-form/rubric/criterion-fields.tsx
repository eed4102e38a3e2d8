import { RUBRIC_LIMITS } from '@colloquy/domain/rubric/limits'
import { RULES } from '@colloquy/domain/rubric/rules'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { Blocks } from './blocks.tsx'
import { withRule } from './new-criterion.ts'
import { onOneLine } from './one-line.ts'
import { fieldName, type Problem } from './problems.ts'
import styles from './rubric.module.css'
import { type CriterionValues, SAYS } from './rubric-values.ts'
import { MATTERS_IN_WORDS, ONLY_A_MODEL, RULES_IN_WORDS } from './rules-in-words.ts'
import { Sentences } from './sentences.tsx'

export type FieldsProps = {
  criterion: CriterionValues
  problems: readonly Problem[]
  onChange: (change: Partial<CriterionValues>) => void
}

type CriterionFieldsProps = FieldsProps & { share: string; onRemove: () => void }

export function CriterionFields(props: CriterionFieldsProps) {
  const { criterion, share, problems, onChange, onRemove } = props
  const { key, name, weight, rule, matters } = criterion
  const field = (part: 'name' | 'weight' | 'rule') => ({
    name: fieldName(key, part),
    error: problems.find((one) => one.field === fieldName(key, part))?.says,
  })
  return (
    <div className={styles.inside}>
      <div className={styles.pair}>
        <TextField
          label="Criterion"
          hint="What it is about, as the report calls it."
          autoComplete="off"
          maxLength={RUBRIC_LIMITS.nameCharacters}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
          {...field('name')}
        />
        <TextField
          label="Weight"
          hint={share === '' ? 'A share of all weights.' : `That is ${share}.`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={weight}
          onChange={({ target }) => onChange({ weight: target.value })}
          {...field('weight')}
        />
      </div>
      <SelectField
        label="What is looked for"
        hint={
          rule === ''
            ? 'Where no language model is set up for grading, it is left out and costs nobody anything. Then it cannot keep anybody from passing either.'
            : 'By this the score is found; the words below say to people what it means. Keep both about the same thing.'
        }
        value={rule}
        onChange={({ target }) => onChange(withRule(criterion, target.value))}
        {...field('rule')}
      >
        {Object.keys(RULES).map((one) => (
          <option key={one} value={one}>
            {RULES_IN_WORDS[one as keyof typeof RULES]}
          </option>
        ))}
        <option value="">{ONLY_A_MODEL}</option>
      </SelectField>
      {rule === SAYS && <Sentences {...props} />}
      <SelectField
        label="When it counts"
        value={matters}
        onChange={({ target }) => onChange({ matters: target.value as CriterionValues['matters'] })}
      >
        {Object.entries(MATTERS_IN_WORDS).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </SelectField>
      <Blocks {...props} />
      <Anchors {...props} />
      <div>
        <Button look="quiet" onClick={onRemove}>
          Remove this criterion<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </div>
  )
}

/** What each score means: words that two people would use alike. */
function Anchors({ criterion: { key, name, anchors, rule }, problems, onChange }: FieldsProps) {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>
        What each score means<span className="visually-hidden"> for {name}</span>
      </legend>
      <p className={styles.soft}>
        {rule === SAYS
          ? 'A sentence was said, which is a 5, or it was not shown. The words stand in the report all the same.'
          : 'What somebody does, never what they are. A 3 is what people do who do it properly; a 5 is rare.'}
      </p>
      {anchors.map((anchor, n) => (
        <TextArea
          // Their place is what they are.
          key={n}
          label={`A ${n}`}
          rows={1}
          maxLength={RUBRIC_LIMITS.wordsCharacters}
          name={fieldName(key, 'anchors', n)}
          error={problems.find((one) => one.field === fieldName(key, 'anchors', n))?.says}
          {...onOneLine(anchor, (words) => onChange({ anchors: anchors.with(n, words) }))}
        />
      ))}
    </fieldset>
  )
}
