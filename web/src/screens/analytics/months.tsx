import { LEAST_PEOPLE } from '@colloquy/domain/analytics'
import { scoreBand } from '@colloquy/domain/score-bands'
import type { AnalyticsData } from '../../data/analytics.ts'
import { monthOf } from '../../data/times.ts'
import { Bars } from '../../ui/charts/bars.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import styles from './analytics.module.css'
import { Part } from './part.tsx'
import { talksByPeople } from './words.ts'

type Month = AnalyticsData['months'][number]

const TICKS = [0, 60, 80, 100].map((value) => ({ value, words: `${value}` }))

export function Months({ months }: { months: Month[] }) {
  const most = Math.max(1, ...months.map(({ people }) => people ?? 0))
  return (
    <Part
      label="Month by month"
      about="By the month in which a talk was held, in UTC."
      table={{
        file: 'months',
        rows: [
          ['Month', 'Talks', 'People', 'Score on average'],
          ...months.map((month) => [month.month.slice(0, 7), ...cellsOf(month)]),
        ],
      }}
    >
      <div className={styles.pair}>
        <div>
          <h3 className={styles.small}>Score on average</h3>
          <LineChart
            label="Score on average, month by month"
            head={['Month', 'Score']}
            height="low"
            ticks={TICKS}
            points={months.map((month) => ({
              id: month.month,
              at: monthOf(month.month),
              value: month.score,
              words: scoreInWords(month),
              ...(month.score === null ? {} : { band: scoreBand(month.score) }),
            }))}
          />
        </div>
        <div>
          <h3 className={styles.small}>People who submitted</h3>
          <Bars
            label="People who submitted, month by month"
            most={most}
            bars={months.map((month) => ({
              id: month.month,
              label: monthOf(month.month),
              value: month.people,
              words: peopleInWords(month),
            }))}
          />
        </div>
      </div>
    </Part>
  )
}

const LEFT_OUT = `left out, fewer than ${LEAST_PEOPLE} people`

const cellsOf = ({ is_left_out, attempts, people, score }: Month): string[] =>
  is_left_out ? ['left out', 'left out', 'left out'] : [attempts, people, score].map(cellOf)

const cellOf = (value: number | null): string => (value === null ? '' : `${value}`)

function scoreInWords({ is_left_out, score }: Month): string {
  if (is_left_out) return LEFT_OUT
  return score === null ? 'nothing was submitted' : `${score} of 100`
}

function peopleInWords({ is_left_out, attempts, people }: Month): string {
  if (is_left_out) return 'left out'
  return attempts === 0 ? 'nobody' : talksByPeople(attempts ?? 0, people ?? 0)
}
