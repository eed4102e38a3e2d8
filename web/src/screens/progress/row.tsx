import type { ReactNode } from 'react'
import { Trend } from '../../ui/charts/trend.tsx'
import styles from './row.module.css'

type RowProps = {
  name: string
  /** Beside the name: that it is the one to practise, say. */
  mark?: ReactNode
  value: string
  /** What the number is beside, in words. */
  beside: ReactNode
  trend: (number | null)[]
  range: [number, number]
  children: ReactNode
}

/** Something that is followed over time: in a line, and all of it on demand. */
export function Row({ name, mark, value, beside, trend, range, children }: RowProps) {
  return (
    <li className={styles.row}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <span className={styles.name}>
            <span className={styles.title}>{name}</span> {mark}
          </span>
          <span className={styles.trend}>
            {trend.length > 1 && <Trend values={trend} range={range} />}
          </span>
          <span className={styles.value}>{value}</span>
          <span className={styles.beside}>{beside}</span>
        </summary>
        <div className={styles.inside}>{children}</div>
      </details>
    </li>
  )
}
