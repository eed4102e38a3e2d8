import { ROLEPLAY_LIMITS } from '@colloquy/domain/roleplay'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import styles from './entry-list.module.css'
import { type FormValues, missingAt } from './form-values.ts'

type EntryListProps = {
  field: 'painPoints' | 'goals'
  title: string
  /** What one of them is called. */
  each: string
  hint: string
}

/** A list that grows with Enter, and keeps at least one entry. */
export function EntryList({ field, title, each, hint }: EntryListProps) {
  const { register, formState, setFocus } = useFormContext<FormValues>()
  const { fields, insert, remove } = useFieldArray<FormValues, `persona.${typeof field}`>({
    name: `persona.${field}`,
  })
  const isFull = fields.length >= ROLEPLAY_LIMITS.entries

  const addAfter = (index: number) => {
    const focusName = `persona.${field}.${index + 1}.text`
    if (!isFull) insert(index + 1, { text: '' }, { focusName })
  }
  const removeAt = (index: number) => {
    remove(index)
    // The removed button had the focus: it goes to the entry that is nearest now.
    const nearest = Math.min(index, fields.length - 2)
    setTimeout(() => setFocus(`persona.${field}.${nearest}.text`))
  }
  const addOnEnter = (index: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    addAfter(index)
  }

  return (
    <fieldset className={styles.list}>
      <legend className={styles.title}>
        {title} <span aria-hidden="true">*</span>
      </legend>
      <p className={styles.hint}>{hint}</p>
      <ul className={styles.entries}>
        {fields.map((entry, index) => (
          <li key={entry.id} className={styles.entry}>
            <TextArea
              label={<span className="visually-hidden">{`${each} ${index + 1}`}</span>}
              look="prose"
              rows={1}
              aria-required={index === 0}
              maxLength={ROLEPLAY_LIMITS.entryCharacters}
              error={formState.errors.persona?.[field]?.[index]?.text?.message}
              onKeyDown={addOnEnter(index)}
              {...register(`persona.${field}.${index}.text`, {
                validate: (_, values) =>
                  index === 0 ? missingAt(`persona.${field}`, values) : undefined,
              })}
            />
            {fields.length > 1 && (
              <Button
                look="plain"
                aria-label={`Remove ${each.toLowerCase()} ${index + 1}`}
                title="Remove"
                onClick={() => removeAt(index)}
              >
                <X size={18} aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.add}>
        <Button
          look="plain"
          id={`add-${field}`}
          hint={isFull && `A persona has at most ${ROLEPLAY_LIMITS.entries}`}
          onClick={() => addAfter(fields.length - 1)}
        >
          {`Add a ${each.toLowerCase()}`}
        </Button>
      </div>
    </fieldset>
  )
}
