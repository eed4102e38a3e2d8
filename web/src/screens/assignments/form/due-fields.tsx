import { momentOfFields, zoneInWords } from '../../../data/due.ts'
import { useNow } from '../../../data/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import styles from './assignment-form.module.css'

type Due = { day: string; time: string }

type DueFieldsProps = { due: Due; error: string | undefined; onChange: (due: Due) => void }

/** A day and a time here; whoever is asked sees the same moment in their own time zone. */
export function DueFields({ due, error, onChange }: DueFieldsProps) {
  const now = useNow()
  const moment = momentOfFields(due)
  const at = moment === null ? now : Date.parse(moment)
  return (
    <fieldset className={styles.due}>
      <legend className="visually-hidden">When it is due</legend>
      <TextField
        label="Due on (optional)"
        type="date"
        hint={
          moment !== null && at < now
            ? 'That is in the past: whoever begins is late at once.'
            : undefined
        }
        value={due.day}
        onChange={({ target }) => onChange({ ...due, day: target.value })}
        error={error}
      />
      <TextField
        label="At"
        type="time"
        hint={`Here: ${zoneInWords(at)}`}
        value={due.time}
        onChange={({ target }) => onChange({ ...due, time: target.value })}
      />
      {due.day !== '' && (
        <div className={styles.none}>
          <Button look="plain" onClick={() => onChange({ ...due, day: '' })}>
            No due date
          </Button>
        </div>
      )}
    </fieldset>
  )
}
