import type { Measure } from '../complete-grade.ts'
import styles from './usual-band.module.css'

type UsualBandProps = { value: number; usual: NonNullable<Measure['usual']> }

/** Where a number lies to what is usual, as a picture; the words stand beside it. */
export function UsualBand({ value, usual: { from, to } }: UsualBandProps) {
  const most = Math.max(value, to) * 1.2 || 1
  const percent = (of: number): string => `${((100 * of) / most).toFixed(1)}%`
  return (
    <svg className={styles.band} width="100%" height="16" aria-hidden="true">
      <rect className={styles.scale} y="6" width="100%" height="4" rx="2" />
      <rect
        className={styles.usual}
        x={percent(from)}
        y="3"
        width={percent(to - from)}
        height="10"
        rx="5"
      />
      <circle className={styles.here} cx={percent(value)} cy="8" r="6" />
    </svg>
  )
}
