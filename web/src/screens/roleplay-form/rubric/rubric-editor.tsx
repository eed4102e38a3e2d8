import { rubricOf as shippedRubric } from '@colloquy/domain/rubric/rubrics'
import { isInterviewed } from '@colloquy/domain/graph/templates/who-interviews'
import { useEffect, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { type FormValues, toldOf } from '../form-values.ts'
import { OwnRubric } from './own-rubric.tsx'
import { isSound } from './problems.ts'
import { type RubricValues, rubricValues } from './rubric-values.ts'
import { ShippedRubric } from './shipped-rubric.tsx'

/** The rubric of the roleplay, part of the same form: kept, guarded and saved with all the rest. */
export function RubricEditor() {
  const { field, formState } = useController<FormValues, 'rubric'>({
    name: 'rubric',
    rules: {
      validate: (rubric) => rubric === null || isSound(rubric) || 'Not sound yet',
    },
  })
  const shipped = useShipped()
  // What was put away last, or what is saved: so that nobody loses it by one press.
  const [putAway, setPutAway] = useState<RubricValues | null>(null)
  const before = putAway ?? (formState.defaultValues?.rubric as RubricValues | null)
  // A try to save that failed for it leads here.
  const [tries, setTries] = useState(0)
  const { ref } = field
  useEffect(() => ref({ focus: () => setTries((before) => before + 1) }), [ref])

  return field.value === null ? (
    <ShippedRubric rubric={shipped} before={before} onTake={field.onChange} />
  ) : (
    <OwnRubric
      rubric={field.value}
      tries={tries}
      onChange={field.onChange}
      onPutAway={() => {
        setPutAway(field.value)
        field.onChange(null)
      }}
    />
  )
}

/** What its use case brings. Who has to answer is judged by other things than who asks. */
function useShipped(): RubricValues {
  const [scenario, persona, graph] = useWatch<FormValues, ['scenario', 'persona', 'graph']>({
    name: ['scenario', 'persona', 'graph'],
  })
  const lead =
    graph?.['lead'] === 'learner' ||
    (graph?.['lead'] !== 'persona' && isInterviewed(toldOf(persona)))
      ? 'learner'
      : 'persona'
  return rubricValues(shippedRubric(scenario, lead))
}
