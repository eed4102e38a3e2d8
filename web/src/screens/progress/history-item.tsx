import { address } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { USE_CASES } from '@colloquy/domain/use-cases'
import { Link } from 'react-router'
import type { HistoryEntry } from '../../data/progress.ts'
import { dayAndTimeOf } from '../../data/times.ts'
import { Standing } from '../../parts/standing.tsx'
import styles from './history-item.module.css'

export function HistoryItem({ conversation }: { conversation: HistoryEntry }) {
  const { id, name, started_at: startedAt, scenario, is_drill, ...standing } = conversation
  const { status, score, awaits_prediction: awaitsPrediction } = standing
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <Link className={styles.name} to={address(screens.grade, { conversationId: id })}>
          {name}
        </Link>
        <p className={styles.when}>
          <time dateTime={startedAt}>{dayAndTimeOf(startedAt)}</time>
          {scenario !== null && ` · ${USE_CASES[scenario]}`}
          {is_drill && ' · A drill'}
        </p>
      </div>
      <Standing status={status} score={score} awaitsPrediction={awaitsPrediction} />
    </li>
  )
}
