import { addedSeedGroup, SEED_GROUP_LIMITS, SEED_MOST_GROUPS } from '@colloquy/domain/seed'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { CountField } from './count-field.tsx'
import styles from './seed-form.module.css'
import { groupValues, type SeedValues } from './seed-values.ts'

export function SeedGroups() {
  const { register, formState } = useFormContext<SeedValues>()
  const { fields, append, remove } = useFieldArray<SeedValues, 'groups'>({ name: 'groups' })
  const isFull = fields.length >= SEED_MOST_GROUPS
  return (
    <div className={styles.groups}>
      {fields.map((group, index) => (
        <fieldset key={group.id} className={styles.group}>
          <legend className="visually-hidden">{`Group ${index + 1}`}</legend>
          <div className={styles.groupHead}>
            <span aria-hidden="true">{`Group ${index + 1}`}</span>
            {fields.length > 1 && (
              <Button
                look="plain"
                aria-label={`Remove group ${index + 1}`}
                onClick={() => remove(index)}
              >
                Remove
              </Button>
            )}
          </div>
          <TextField
            label="Group name"
            required
            autoComplete="off"
            maxLength={200}
            error={formState.errors.groups?.[index]?.name?.message}
            {...register(`groups.${index}.name`, {
              validate: (name) => (name.trim() === '' ? 'Group name is required' : undefined),
            })}
          />
          <TextField
            label="Group description (optional)"
            autoComplete="off"
            maxLength={2000}
            {...register(`groups.${index}.description`)}
          />
          <div className={styles.counts}>
            <CountField
              name={`groups.${index}.numUsers`}
              label="Users"
              limits={SEED_GROUP_LIMITS.users}
            />
            <CountField
              name={`groups.${index}.numAdmins`}
              label="Admins"
              limits={SEED_GROUP_LIMITS.admins}
            />
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          look="quiet"
          id="add-group"
          hint={isFull && `At most ${SEED_MOST_GROUPS} groups can be made at once`}
          onClick={() => append(groupValues(addedSeedGroup(fields.length + 1)))}
        >
          Add a group
        </Button>
      </div>
    </div>
  )
}
