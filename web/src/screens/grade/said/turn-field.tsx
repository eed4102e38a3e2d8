import type { ComponentProps } from 'react'
import { placeInTalk } from '../../../data/times.ts'
import { SelectField } from '../../../ui/field.tsx'
import { useSaid } from './said.tsx'

/** As much of a turn as tells it from the others in a list. */
const CHARACTERS_SHOWN = 90

type TurnFieldProps = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  /** What it says where no turn is chosen. */
  none: string
}

/** One turn of the talk. */
export function TurnField({ none, ...field }: TurnFieldProps) {
  const { turns, voices } = useSaid()
  return (
    <SelectField {...field}>
      <option value="">{none}</option>
      {turns.map((turn) => (
        <option key={turn.seq} value={turn.seq}>
          {`${placeInTalk(turn.started_at_ms)} ${turn.speaker === 'trainee' ? voices.learner : voices.persona}: ${shortened(turn.text)}`}
        </option>
      ))}
    </SelectField>
  )
}

const shortened = (text: string): string =>
  text.length > CHARACTERS_SHOWN ? `${text.slice(0, CHARACTERS_SHOWN).trimEnd()}…` : text
