import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Checkbox } from './choice.tsx'
import styles from './tick-list.module.css'

type TickListProps = {
  legend: string
  options: readonly { id: string; label: string; hint?: ReactNode }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Several of many. What is chosen and not among the options is left as it is. */
export function TickList({ legend, options, chosen, onChange }: TickListProps) {
  const id = useId()
  const isOption = new Set(options.map((option) => option.id))
  const others = chosen.filter((entry) => !isOption.has(entry))
  const count = chosen.length - others.length
  return (
    <fieldset className={styles.list} aria-describedby={`${id}-count`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.all}>
        <Button
          look="plain"
          onClick={() => onChange([...others, ...options.map((option) => option.id)])}
        >
          Select All
        </Button>
        <Button look="plain" onClick={() => onChange(others)}>
          Deselect All
        </Button>
        <span className={styles.count} id={`${id}-count`}>
          {count} of {options.length}
        </span>
      </div>
      <div className={styles.options}>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            label={option.label}
            hint={option.hint}
            checked={chosen.includes(option.id)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, option.id]
                  : chosen.filter((entry) => entry !== option.id),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
