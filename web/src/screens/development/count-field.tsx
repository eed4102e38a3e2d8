import { readCount } from '@colloquy/domain/seed'
import type { FieldPathByValue } from 'react-hook-form'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../ui/field.tsx'
import type { SeedValues } from './seed-values.ts'

type CountFieldProps = {
  name: FieldPathByValue<SeedValues, string>
  label: string
  limits: Parameters<typeof readCount>[1]
}

/** A number within limits: what is none becomes the default when the field is left. */
export function CountField({ name, label, limits }: CountFieldProps) {
  const { register, setValue } = useFormContext<SeedValues>()
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={limits.least}
      max={limits.most}
      step={1}
      hint={`${limits.least} to ${limits.most}`}
      {...register(name, {
        onBlur: ({ target }: { target: HTMLInputElement }) =>
          setValue(name, String(readCount(target.value, limits))),
      })}
    />
  )
}
