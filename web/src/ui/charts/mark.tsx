import { symbol, symbolCircle, symbolDiamond2, symbolTriangle } from 'd3-shape'
import styles from './mark.module.css'

export type ChartBand = 'good' | 'middling' | 'poor'

/** A shape for each, since a colour alone tells not everybody. */
const SHAPES = { good: symbolCircle, middling: symbolDiamond2, poor: symbolTriangle }

/** In square pixels. */
const AREA = 90

type MarkProps = { band?: ChartBand | undefined; isAside?: boolean | undefined }

/** A point of a chart, around the place it stands at. */
export function Mark({ band, isAside = false }: MarkProps) {
  const shape = band === undefined ? symbolCircle : SHAPES[band]
  return (
    <path
      className={styles.mark}
      data-band={band}
      data-aside={isAside || undefined}
      d={symbol(shape, AREA)() ?? ''}
    />
  )
}

export type LegendEntry = MarkProps & { words: string }

export function Legend({ entries }: { entries: LegendEntry[] }) {
  if (entries.length === 0) return null
  return (
    <ul className={styles.legend}>
      {entries.map(({ words, ...mark }) => (
        <li key={words}>
          <svg className={styles.sample} viewBox="-8 -8 16 16" aria-hidden="true">
            <Mark {...mark} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  )
}
