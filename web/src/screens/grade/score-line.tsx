import { scoreBand } from '@colloquy/domain/score-bands'
import { ScoreBadge } from '../../parts/score-badge.tsx'
import styles from './score-line.module.css'

type ScoreLineProps = { label: string; score: number | null; missing?: string }

export function ScoreLine({ label, score, missing = 'Not scored' }: ScoreLineProps) {
  return (
    <div className={styles.line} data-band={scoreBand(score)}>
      <span className={styles.label}>{label}</span>
      <ScoreBadge score={score} missing={missing} />
      <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
        <rect className={styles.track} width="100%" height="6" rx="3" />
        {score !== null && <rect className={styles.fill} width={`${score}%`} height="6" rx="3" />}
      </svg>
    </div>
  )
}
