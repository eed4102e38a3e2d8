import { useWatch } from 'react-hook-form'
import { Glow } from '../../ui/glow.tsx'
import type { FormValues } from './form-values.ts'
import styles from './portrait.module.css'

/** The persona's place: initials in the shape and colour in which this voice appears everywhere. */
export function Portrait() {
  const name = useWatch<FormValues, 'persona.name'>({ name: 'persona.name' })
  const words = name.trim().split(/\s+/)
  const first = (word: string | undefined): string => Array.from(word ?? '')[0] ?? ''
  const initials = first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '')
  return (
    <div className={styles.place} aria-hidden="true">
      <Glow size="small" voice="persona" />
      <div className={styles.portrait}>{initials.toUpperCase()}</div>
    </div>
  )
}
