import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type Tone = 'good' | 'middling' | 'poor' | 'missing' | 'going' | 'neutral'

type BadgeProps = {
  tone?: Tone
  /** The path of a sign in a square of 12, where the one of the tone does not say enough. */
  sign?: string
  children: ReactNode
}

/** A short word on something. Its sign says it again, for who cannot tell the colours apart. */
export function Badge({ tone = 'neutral', sign, children }: BadgeProps) {
  const path = sign ?? SIGNS[tone]
  return (
    <span className={styles.badge} data-tone={tone}>
      {path !== null && (
        <svg
          className={styles.sign}
          data-own={sign !== undefined}
          viewBox="0 0 12 12"
          aria-hidden="true"
        >
          <path d={path} />
        </svg>
      )}
      {children}
    </span>
  )
}

/** Up, level, down, and an empty ring where there is nothing. */
const SIGNS: Record<Tone, string | null> = {
  good: 'M2 8.5 6 3.5l4 5',
  middling: 'M2 6h8',
  poor: 'M2 3.5l4 5 4-5',
  missing: 'M2.5 6a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  going: null,
  neutral: null,
}
