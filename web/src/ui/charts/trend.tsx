import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import styles from './trend.module.css'

type TrendProps = {
  /** From the oldest to the newest. Null where nothing was measured. */
  values: (number | null)[]
  /** What it can be at least and at most. */
  range: [number, number]
}

/** How something went, small enough to stand in a line of text that says it in words. */
export function Trend({ values, range }: TrendProps) {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [0, 100])
  const y = scaleLinear(range, [100, 0])
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => x(at))
    .y((value) => y(value ?? 0))(values)
  const last = values.findLastIndex((value) => value !== null)
  return (
    <svg className={styles.trend} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path className={styles.line} d={path ?? ''} />
      </svg>
      {last >= 0 && (
        <circle className={styles.last} cx={`${x(last)}%`} cy={`${y(values[last] ?? 0)}%`} r="4" />
      )}
    </svg>
  )
}
