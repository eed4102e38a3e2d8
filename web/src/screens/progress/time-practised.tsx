import { useState } from 'react'
import type { ProgressData } from '../../data/progress.ts'
import { Surface } from '../../ui/surface.tsx'
import { type ChartWeek, Weeks } from '../../ui/charts/weeks.tsx'
import styles from './time-practised.module.css'
import { dateOfDay, type PractisedWeek, WEEKS_SHOWN, weeksInARow, weeksOf } from './weeks.ts'
import { durationWords } from './words.ts'

/** As long as a good day of practice: more of it is not drawn larger, and nobody has to fill it. */
const FULL_DAY_SECONDS = 30 * 60

/** When one practised. A week without is a week without: nothing is lost, and nothing is counted down. */
export function TimePractised({ hours }: { hours: ProgressData['hours'] }) {
  const [now] = useState(() => new Date())
  const weeks = weeksOf(hours, { now })
  const inARow = weeksInARow(weeks)
  const seconds = weeks.reduce((sum, week) => sum + week.seconds, 0)
  const talks = weeks.reduce((sum, week) => sum + week.conversations, 0)
  return (
    <Surface label="Time practised">
      <p className={styles.sum}>
        <strong>
          {durationWords(seconds)} in {talks === 1 ? 'one talk' : `${talks} talks`}
        </strong>{' '}
        over the last {WEEKS_SHOWN} weeks
        {inARow > 1 && <span className={styles.row}>{rowWords(inARow)}</span>}
      </p>
      <Weeks
        label="Time practised by week"
        weeks={weeks.map(chartWeek)}
        full={FULL_DAY_SECONDS}
        ends={['Mon', 'Sun']}
        head={['Week', 'Practice']}
      />
    </Surface>
  )
}

const rowWords = (count: number): string =>
  count >= WEEKS_SHOWN ? `${WEEKS_SHOWN} weeks in a row, and more` : `${count} weeks in a row`

const chartWeek = ({ monday, days, seconds, conversations }: PractisedWeek): ChartWeek => {
  const practised = days.filter((day) => day !== null && day.conversations > 0).length
  return {
    id: String(monday),
    at: `Week of ${dayAndMonth.format(dateOfDay(monday))}`,
    words:
      conversations === 0
        ? 'no practice'
        : `${durationWords(seconds)} on ${practised === 1 ? 'one day' : `${practised} days`}`,
    // A talk of no length was a talk.
    days: days.map((day) => day && (day.conversations > 0 ? Math.max(1, day.seconds) : 0)),
  }
}

/** Of a day that is counted by its date, which has no zone any more. */
const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
