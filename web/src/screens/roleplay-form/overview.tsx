import { ROLEPLAY_LIMITS } from '@colloquy/domain/roleplay'
import { USE_CASE_IDS, USE_CASES } from '@colloquy/domain/use-cases'
import { useFormContext } from 'react-hook-form'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Surface } from '../../ui/surface.tsx'
import { Difficulty } from './difficulty.tsx'
import { type FormValues, missingAt } from './form-values.ts'
import { OwnGraph } from './own-graph.tsx'

/** What people see of it in the list, before they start. */
export function Overview() {
  const { register, formState } = useFormContext<FormValues>()
  return (
    <Surface label="The conversation">
      <TextField
        label="Name"
        hint="How people find it in the list, such as “Renewal with a tight budget”."
        required
        autoComplete="off"
        maxLength={ROLEPLAY_LIMITS.nameCharacters}
        error={formState.errors.name?.message}
        {...register('name', { validate: (_, values) => missingAt('name', values) })}
      />
      <TextArea
        label="Description (optional)"
        hint="What one practises here, in a sentence or two."
        rows={2}
        maxLength={ROLEPLAY_LIMITS.descriptionCharacters}
        {...register('description')}
      />
      <SelectField
        label="Use case"
        hint="Decides how the conversation unfolds and what its grade looks at."
        {...register('scenario')}
      >
        {USE_CASE_IDS.map((id) => (
          <option key={id} value={id}>
            {USE_CASES[id]}
          </option>
        ))}
      </SelectField>
      <Difficulty />
      <OwnGraph />
    </Surface>
  )
}
