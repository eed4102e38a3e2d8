import { scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import styles from './bars.module.css'

type Bar = {
  id: string
  label: ReactNode
  /** Null where there is nothing to draw: the words say why. */
  value: number | null
  words: string
}

/** Amounts of one kind, one below the other, each with its name and its number in words. */
export function Bars({ label, bars, most }: { label: string; bars: Bar[]; most: number }) {
  const width = scaleLinear([0, Math.max(most, Number.MIN_VALUE)], [0, 100]).clamp(true)
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ id, label: name, value, words }) => (
        <li key={id} className={styles.bar}>
          <span className={styles.name}>{name}</span>
          <span className={styles.words}>{words}</span>
          <svg className={styles.drawing} width="100%" height="8" aria-hidden="true">
            <rect className={styles.track} width="100%" height="8" rx="4" />
            {value !== null && (
              <rect className={styles.fill} width={`${width(value)}%`} height="8" rx="4" />
            )}
          </svg>
        </li>
      ))}
    </ul>
  )
}
