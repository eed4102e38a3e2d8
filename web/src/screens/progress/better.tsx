import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { GOOD_FROM, MIDDLING_FROM, scoreBand } from '@colloquy/domain/score-bands'
import { Link, useNavigate } from 'react-router'
import type { ProgressData } from '../../data/progress.ts'
import { dayOf } from '../../data/times.ts'
import { BAND_WORDS } from '../../parts/score-badge.tsx'
import { type ChartPoint, LineChart } from '../../ui/charts/line-chart.tsx'
import type { LegendEntry } from '../../ui/charts/mark.tsx'
import styles from './better.module.css'
import { betterOf, liftWords } from './words.ts'

const TICKS = [0, MIDDLING_FROM, GOOD_FROM, 100].map((value) => ({ value, words: String(value) }))

/** The one sentence, and the scores that it is said of. */
export function Better({ progress }: { progress: ProgressData }) {
  const navigate = useNavigate()
  const { says, caution } = betterOf(progress)
  const { talks, has_older: hasOlder } = progress
  const gradeOf = ({ id }: ChartPoint) => address(screens.grade, { conversationId: id })
  return (
    <section className={styles.better} aria-labelledby="better">
      <div>
        <h2 className={styles.says} id="better">
          {says}
        </h2>
        {caution !== null && <p className={styles.caution}>{caution}</p>}
      </div>
      <Scores progress={progress} />
      {talks.length > 0 && (
        <LineChart
          label="Your scores"
          points={talks.map(pointOf)}
          ticks={TICKS}
          legend={legendOf(talks)}
          head={['Talk', 'Score']}
          renderBeside={(point) => <Link to={gradeOf(point)}>View Grade</Link>}
          onOpen={(point) => void navigate(gradeOf(point))}
        />
      )}
      {hasOlder && (
        <p className={styles.soft}>
          These are your newest 30 talks of this use case. The older ones stand in the history
          below.
        </p>
      )}
    </section>
  )
}

type Talk = ProgressData['talks'][number]

const pointOf = (talk: Talk): ChartPoint => ({
  id: talk.conversation_id,
  at: dayOf(talk.started_at),
  value: talk.score,
  words: `${talk.score} of 100, ${BAND_WORDS[scoreBand(talk.score)]}, ${
    talk.is_drill ? 'a drill of ' : ''
  }“${talk.name}”`,
  band: scoreBand(talk.score),
  isAside: talk.is_drill,
})

function legendOf(talks: Talk[]): LegendEntry[] {
  const bands = (['good', 'middling', 'poor'] as const)
    .filter((band) => talks.some((talk) => !talk.is_drill && scoreBand(talk.score) === band))
    .map((band) => ({ band, words: BAND_WORDS[band] }))
  return talks.some((talk) => talk.is_drill)
    ? [...bands, { isAside: true, words: 'A drill: it begins in the middle, so it does not count' }]
    : bands
}

function Scores({ progress: { use_cases: practised, scenario } }: { progress: ProgressData }) {
  const scores = practised.find((one) => one.scenario === scenario)
  if (scores === undefined) return null
  const { first, best, latest, lift } = scores
  const all = [
    { name: 'First', ...first, beside: dayOf(first.started_at) },
    { name: 'Best', ...best, beside: lift === null ? '' : liftWords(lift.best) },
    { name: 'Latest', ...latest, beside: lift === null ? '' : liftWords(lift.latest) },
  ]
  return (
    <dl className={styles.scores}>
      {(lift === null ? all.slice(0, 1) : all).map(({ name, score, beside, conversation_id }) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.figure}>
            <Link
              className={styles.link}
              to={address(screens.grade, { conversationId: conversation_id })}
            >
              {score}
              <span className="visually-hidden"> of 100, view grade</span>
            </Link>
          </dd>
          <dd className={styles.soft}>{beside}</dd>
        </div>
      ))}
    </dl>
  )
}
