import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type Tone = 'good' | 'middling' | 'poor' | 'missing' | 'neutral'

/** A short word on something. Its sign says the tone again, for who cannot tell the colours apart. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {tone !== 'neutral' && (
        <svg className={styles.sign} viewBox="0 0 12 12" aria-hidden="true">
          <path d={SIGNS[tone]} />
        </svg>
      )}
      {children}
    </span>
  )
}

/** Up, level, down, and an empty ring where there is nothing. */
const SIGNS = {
  good: 'M2 8.5 6 3.5l4 5',
  middling: 'M2 6h8',
  poor: 'M2 3.5l4 5 4-5',
  missing: 'M2.5 6a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
} as const
