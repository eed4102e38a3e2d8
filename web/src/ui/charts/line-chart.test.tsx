import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type ChartPoint, LineChart } from './line-chart.tsx'

const point = (id: string, value: number | null, wishes: Partial<ChartPoint> = {}): ChartPoint => ({
  id,
  at: `Day ${id}`,
  value,
  words: value === null ? 'Not measured' : `${value} of 100`,
  ...wishes,
})

const TICKS = [
  { value: 0, words: '0' },
  { value: 100, words: '100' },
]

const drawn = (points: ChartPoint[]): string =>
  renderToStaticMarkup(
    <LineChart label="Scores" points={points} ticks={TICKS} head={['Day', 'Score']} />,
  )

/** Where the pen goes down: once for each piece of the line. */
const piecesOf = (html: string): number =>
  (/<path class="[^"]*line[^"]*" d="([^"]*)"/.exec(html)?.[1] ?? '').split('M').length - 1

describe('a line chart', () => {
  it('has a gap where nothing was measured, and says so', () => {
    expect(piecesOf(drawn([point('1', 40), point('2', 50), point('3', 60)]))).toBe(1)
    const withGap = drawn([point('1', 40), point('2', null), point('3', 60)])
    expect(piecesOf(withGap)).toBe(2)
    expect(withGap).toContain('<td>Not measured</td>')
  })

  it('leads its line past a point that does not count', () => {
    const points = [point('1', 40), point('2', 90, { isAside: true }), point('3', 60)]
    expect(piecesOf(drawn(points))).toBe(1)
    expect(drawn(points)).not.toContain('L50,10')
    expect(drawn(points)).toContain('data-aside="true"')
  })

  it('says the newest value to a screen reader, and all of them in a table', () => {
    const html = drawn([point('1', 40), point('2', 72)])
    expect(html).toContain('aria-valuetext="Day 2: 72 of 100 (2 of 2)"')
    expect(html).toContain('<th scope="row">Day 1</th><td>40 of 100</td>')
  })

  it('draws nothing of nothing', () => {
    expect(drawn([])).toBe('')
  })
})
