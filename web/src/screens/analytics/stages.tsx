import { USE_CASES, type UseCase } from '@colloquy/domain/use-cases'
import type { AnalyticsData } from '../../data/analytics.ts'
import styles from './stages.module.css'
import { Part } from './part.tsx'
import { shareInWords } from './words.ts'

type Stage = AnalyticsData['stages'][number]
type StagesProps = { scenario: UseCase | null; stages: Stage[] }

/** Of each stage how many came to it, and how many did there what it is for. */
export function Stages({ scenario, stages }: StagesProps) {
  if (scenario === null || stages.length === 0) return null
  const stuck = whereMostAreStuck(stages)
  return (
    <Part
      label="Where learners get stuck"
      about={
        <>
          {USE_CASES[scenario]}.{' '}
          {stuck === null
            ? 'Whoever comes to a stage does what it is for.'
            : `Most often at “${stuck.name}”: ${stuck.reached} talks came to it, and ${stuck.covered} of them did what it is for.`}
        </>
      }
      table={{
        file: 'stages',
        rows: [
          ['Stage', 'Talks', 'Came to it', 'Did what it is for'],
          ...stages.map(({ name, attempts, reached, covered }) => [
            name,
            `${attempts}`,
            `${reached}`,
            `${covered}`,
          ]),
        ],
      }}
    >
      <ul className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage.id} className={styles.stage}>
            <span className={styles.name}>{stage.name}</span>
            <span className={styles.words}>
              {shareInWords(stage.reached, stage.attempts)} came to it,{' '}
              {shareInWords(stage.covered, stage.attempts)} did it
            </span>
            <svg className={styles.drawing} width="100%" height="10" aria-hidden="true">
              <rect className={styles.track} width="100%" height="10" rx="3" />
              <rect
                className={styles.reached}
                width={widthOf(stage.reached, stage)}
                height="10"
                rx="3"
              />
              <rect
                className={styles.covered}
                width={widthOf(stage.covered, stage)}
                height="10"
                rx="3"
              />
            </svg>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const widthOf = (part: number, { attempts }: Stage): string => `${(100 * part) / (attempts || 1)}%`

const lostIn = ({ reached, covered }: Stage): number => reached - covered

/** Null where nobody is. */
function whereMostAreStuck(stages: Stage[]): Stage | null {
  const most = stages.reduce<Stage | null>(
    (worst, stage) => (lostIn(stage) > (worst === null ? 0 : lostIn(worst)) ? stage : worst),
    null,
  )
  return most
}
