import { scaleSqrt } from 'd3-scale'
import { ChartTable } from './chart-table.tsx'
import { useWalk } from './use-walk.ts'
import styles from './weeks.module.css'

export type ChartWeek = {
  id: string
  /** Which week it is, in words. */
  at: string
  /** What is read and said of it. */
  words: string
  /** An amount for each of its seven days; null for a day that has not come. */
  days: (number | null)[]
}

type WeeksProps = {
  label: string
  /** From the oldest to the newest, one at least. */
  weeks: ChartWeek[]
  /** The amount of which a day is full: more is drawn as large. */
  full: number
  /** The first and the last day of a week, as the axis has them. */
  ends: [string, string]
  head: [string, string]
}

/** In pixels, of a row and of the largest dot in it. */
const ROW = 16
const LARGEST = 6.5
/** Large enough to be seen at all. */
const SMALLEST = 2.75

/** A column for each week and a dot for each day, the larger the more: told by size, with no colour to read. */
export function Weeks({ label, weeks, full, ends, head }: WeeksProps) {
  const { at, slider } = useWalk({
    label,
    count: weeks.length,
    wordsOf: (n) => `${weeks[n]?.at}: ${weeks[n]?.words}`,
  })
  const radius = scaleSqrt([0, full], [SMALLEST, LARGEST]).clamp(true)
  const middleOf = (n: number) => `${(100 * (n + 0.5)) / weeks.length}%`
  const looked = weeks[at]
  if (looked === undefined) return null
  return (
    <figure className={styles.weeks}>
      <div className={styles.drawing}>
        <p className={styles.days} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
        <div className={styles.plot} {...slider}>
          <svg className={styles.svg} width="100%" height={7 * ROW} aria-hidden="true">
            <svg className={styles.point} x={middleOf(at)}>
              <rect className={styles.here} x="-8" width="16" height="100%" rx="8" />
            </svg>
            {weeks.map(({ id, days }, n) =>
              days.map((amount, day) =>
                amount === null ? null : (
                  <circle
                    // Seven days of a week never change their order.
                    key={`${id} ${String(day)}`}
                    className={styles.day}
                    data-empty={amount === 0 || undefined}
                    cx={middleOf(n)}
                    cy={(day + 0.5) * ROW}
                    r={amount === 0 ? 1.5 : radius(amount)}
                  />
                ),
              ),
            )}
          </svg>
        </div>
        <p className={styles.ends} aria-hidden="true">
          <span>{weeks[0]?.at}</span>
          {weeks.length > 1 && <span>{weeks.at(-1)?.at}</span>}
        </p>
      </div>
      <p>
        <span className={styles.at}>{looked.at}</span>{' '}
        <strong className={styles.words}>{looked.words}</strong>
      </p>
      <ChartTable
        caption={label}
        head={head}
        rows={weeks.map(({ id, at: week, words }) => ({ id, cells: [week, words] }))}
      />
    </figure>
  )
}
