import { LEAST_PEOPLE } from '@colloquy/domain/analytics'
import { USE_CASES } from '@colloquy/domain/use-cases'
import type { AnalyticsData } from '../../data/analytics.ts'
import { ScoreBadge } from '../../parts/score-badge.tsx'
import { Part } from './part.tsx'
import styles from './practised.module.css'
import { talksByPeople, timesInWords } from './words.ts'

type Roleplay = AnalyticsData['roleplays'][number]

export function Practised({ roleplays }: { roleplays: Roleplay[] }) {
  if (roleplays.length === 0) return null
  return (
    <Part
      label="What is practised"
      about="The people are those of the month that had the most of them."
      table={{
        file: 'roleplays',
        rows: [
          [
            'Roleplay',
            'Use case',
            'Talks',
            'Most people in a month',
            'Score on average',
            'Months left out',
          ],
          ...roleplays.map((one) => [
            one.name,
            USE_CASES[one.scenario],
            `${one.attempts}`,
            `${one.people}`,
            one.score === null ? '' : `${one.score}`,
            `${one.left_out}`,
          ]),
        ],
      }}
    >
      <ul className={styles.list}>
        {roleplays.map((one) => (
          <li key={one.id} className={styles.one}>
            <div className={styles.what}>
              <p className={styles.name}>{one.name}</p>
              <p className={styles.soft}>
                {USE_CASES[one.scenario]} · {inWords(one)}
              </p>
            </div>
            {one.score !== null && <ScoreBadge score={one.score} />}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function inWords({ attempts, people, left_out: leftOut }: Roleplay): string {
  const out = `${timesInWords(leftOut, 'month')} left out, fewer than ${LEAST_PEOPLE} people`
  if (attempts === 0) return out
  const shown = talksByPeople(attempts, people)
  return leftOut === 0 ? shown : `${shown} · ${out.toLowerCase()}`
}
