import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import type { ReactNode } from 'react'
import { ChartTable } from './chart-table.tsx'
import styles from './line-chart.module.css'
import { type ChartBand, Legend, type LegendEntry, Mark } from './mark.tsx'
import { useWalk } from './use-walk.ts'

export type ChartPoint = {
  id: string
  /** Where it stands in the row, in words: a day, a month. */
  at: string
  /** Null where nothing was measured: the line has a gap there. */
  value: number | null
  /** What is read and said of it. */
  words: string
  band?: ChartBand
  /** Drawn hollow beside the line: it is shown, and does not count. */
  isAside?: boolean
}

type LineChartProps = {
  label: string
  /** From the oldest to the newest, one at least. */
  points: ChartPoint[]
  /** Of the axis, from its lowest to its highest. */
  ticks: { value: number; words: string }[]
  /** To compare with, drawn across. */
  baseline?: { value: number; words: string } | null
  legend?: LegendEntry[]
  /** What the columns of the table are called: where it stands, and what it is. */
  head: [string, string]
  height?: 'tall' | 'low'
  /** Beside the words of the point that is looked at. */
  renderBeside?: (point: ChartPoint) => ReactNode
  onOpen?: (point: ChartPoint) => void
}

/** Where the drawing is 100 wide and 100 high. It is stretched to its place, so nothing has to be measured. */
const FULL = 100

export function LineChart(props: LineChartProps) {
  const { label, points, ticks, baseline = null, legend = [], head, renderBeside, onOpen } = props
  const wordsOf = (at: number) => `${points[at]?.at}: ${points[at]?.words}`
  const { at, slider } = useWalk({
    label,
    count: points.length,
    wordsOf,
    onOpen: onOpen && ((opened) => points[opened] && onOpen(points[opened])),
  })
  const looked = points[at]
  if (looked === undefined) return null
  return (
    <figure className={styles.chart} data-height={props.height ?? 'tall'}>
      <div className={styles.drawing}>
        <Axis ticks={ticks} />
        <div className={styles.plot} {...slider} data-opens={onOpen !== undefined || undefined}>
          <Plot points={points} ticks={ticks} baseline={baseline} at={at} />
        </div>
        <p className={styles.ends} aria-hidden="true">
          <span>{points[0]?.at}</span>
          {points.length > 1 && <span>{points.at(-1)?.at}</span>}
        </p>
      </div>
      <div className={styles.looked}>
        <p>
          <span className={styles.at}>{looked.at}</span>{' '}
          <strong className={styles.words}>{looked.words}</strong>
        </p>
        {renderBeside?.(looked)}
      </div>
      {baseline !== null && (
        <p className={styles.baseline}>
          <svg className={styles.dash} viewBox="0 0 24 8" aria-hidden="true">
            <line className={styles.across} x1="0" x2="24" y1="4" y2="4" />
          </svg>
          {baseline.words}
        </p>
      )}
      <Legend entries={legend} />
      <ChartTable
        caption={label}
        head={head}
        rows={points.map(({ id, at: where, words }) => ({ id, cells: [where, words] }))}
      />
    </figure>
  )
}

type Ticks = Pick<LineChartProps, 'ticks'>

const upwards = (ticks: Ticks['ticks']) =>
  scaleLinear([ticks[0]?.value ?? 0, ticks.at(-1)?.value ?? 1], [FULL, 0])

function Axis({ ticks }: Ticks) {
  const y = upwards(ticks)
  return (
    <svg className={styles.axis} aria-hidden="true">
      {ticks.map(({ value, words }) => (
        <text key={value} x="100%" y={`${y(value)}%`} dy="0.35em">
          {words}
        </text>
      ))}
    </svg>
  )
}

type PlotProps = Ticks & {
  points: ChartPoint[]
  baseline: LineChartProps['baseline']
  at: number
}

function Plot({ points, ticks, baseline, at }: PlotProps) {
  const x = scalePoint(
    points.map(({ id }) => id),
    [0, FULL],
  ).padding(0.5)
  const y = upwards(ticks)
  const placeOf = ({ id }: ChartPoint) => `${x(id)}%`
  const path = line<ChartPoint>()
    .defined(({ value }) => value !== null)
    .x(({ id }) => x(id) ?? 0)
    .y(({ value }) => y(value ?? 0))(points.filter(({ isAside }) => !isAside))
  const looked = points[at]
  return (
    <svg className={styles.svg} width="100%" height="100%" aria-hidden="true">
      {ticks.map(({ value }) => (
        <line
          key={value}
          className={styles.tick}
          x2="100%"
          y1={`${y(value)}%`}
          y2={`${y(value)}%`}
        />
      ))}
      {looked && (
        <line className={styles.here} x1={placeOf(looked)} x2={placeOf(looked)} y2="100%" />
      )}
      {baseline && (
        <line
          className={styles.across}
          x2="100%"
          y1={`${y(baseline.value)}%`}
          y2={`${y(baseline.value)}%`}
        />
      )}
      <svg viewBox={`0 0 ${FULL} ${FULL}`} preserveAspectRatio="none" width="100%" height="100%">
        <path className={styles.line} d={path ?? ''} />
      </svg>
      {points.map((point, n) => (
        <svg
          key={point.id}
          className={styles.point}
          x={placeOf(point)}
          y={`${point.value === null ? FULL : y(point.value)}%`}
        >
          {n === at && <circle className={styles.ring} r="10" />}
          {point.value === null ? (
            <line className={styles.nothing} x1="-4" x2="4" />
          ) : (
            <Mark band={point.band} isAside={point.isAside} />
          )}
        </svg>
      ))}
    </svg>
  )
}
