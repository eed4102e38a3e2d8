import { ROLEPLAY_LIMITS } from '@colloquy/domain/roleplay'
import { VOICE_IDS, VOICES } from '@colloquy/domain/voices'
import type { KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { EntryList } from './entry-list.tsx'
import { type FormValues, missingAt } from './form-values.ts'
import styles from './persona-page.module.css'
import { Portrait } from './portrait.tsx'

/** Reads like a page about a person: who, what is going on, where from, and what moves them. */
export function PersonaPage() {
  const { register, formState } = useFormContext<FormValues>()
  const errors = formState.errors.persona
  const text = (field: 'name' | 'role' | 'situation' | 'background') => ({
    required: true,
    error: errors?.[field]?.message,
    autoComplete: 'off',
    ...register(`persona.${field}`, {
      validate: (_, values) => missingAt(`persona.${field}`, values),
    }),
  })
  return (
    <section className={styles.page} aria-labelledby="persona-heading">
      <h2 className={styles.heading} id="persona-heading">
        The persona
      </h2>
      <div className={styles.who}>
        <Portrait />
        <div className={styles.names}>
          <TextField
            label="Persona name"
            look="title"
            placeholder="Dana Whitfield"
            maxLength={ROLEPLAY_LIMITS.nameCharacters}
            {...text('name')}
          />
          <TextArea
            label="Persona role"
            look="prose"
            rows={1}
            onKeyDown={keepOneLine}
            placeholder="Head of operations at a regional hospital"
            maxLength={ROLEPLAY_LIMITS.nameCharacters}
            {...text('role')}
          />
          <SelectField
            label="Voice"
            hint="Of the voices that come with Colloquy; a hosted service has its own."
            {...register('voice')}
          >
            <option value="">Chosen from the name</option>
            {VOICE_IDS.map((id) => (
              <option key={id} value={id}>
                {VOICES[id]}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <TextArea
        label="Situation"
        look="prose"
        hint="What is going on for them right now, and why do they talk with you?"
        maxLength={ROLEPLAY_LIMITS.personaCharacters}
        {...text('situation')}
      />
      <TextArea
        label="Background"
        look="prose"
        hint="What made them who they are: experience, habits, how they like to be spoken to."
        maxLength={ROLEPLAY_LIMITS.personaCharacters}
        {...text('background')}
      />
      <div className={styles.lists}>
        <EntryList
          field="painPoints"
          title="Pain points"
          each="Pain point"
          hint="What troubles them. They tell when they are asked well."
        />
        <EntryList
          field="goals"
          title="Goals"
          each="Goal"
          hint="What they want to have when you say goodbye."
        />
      </div>
    </section>
  )
}

/** A role is one line, however long: it wraps, and Enter adds nothing to it. */
function keepOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
