import { scoreBand } from '@colloquy/domain/score-bands'
import { durationOf, dayAndTimeOf } from '../../data/times.ts'
import { BAND_WORDS, ScoreBadge } from '../../parts/score-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { GradedData } from './grade-report.tsx'
import styles from './overall-score.module.css'

/** The number, its band in colour, sign and word, and the plain facts of the talk. */
export function OverallScore({ grade }: { grade: GradedData }) {
  const { conversation_score: score, started_at: startedAt, ended_at: endedAt, wpm } = grade
  const band = scoreBand(score ?? null)
  const isScored = typeof score === 'number'
  return (
    <section className={styles.overall} aria-label="Score">
      <div className={styles.score} data-band={band}>
        <h2 className={styles.label}>Overall score</h2>
        {isScored && (
          <p className={styles.number}>
            {Math.round(score)}
            <span className={styles.of}> out of 100</span>
          </p>
        )}
        <p>
          {isScored ? <Badge tone={band}>{BAND_WORDS[band]}</Badge> : <ScoreBadge score={null} />}
        </p>
      </div>
      <dl className={styles.facts}>
        <Fact label="Started">{startedAt ? dayAndTimeOf(startedAt) : 'Not known'}</Fact>
        <Fact label="Ended">{endedAt ? dayAndTimeOf(endedAt) : 'Not known'}</Fact>
        <Fact label="Duration">
          {startedAt && endedAt ? durationOf(startedAt, endedAt) : 'Not known'}
        </Fact>
        <Fact label="Words per minute">
          {typeof wpm === 'number' ? Math.round(wpm) : 'Not measured'}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
