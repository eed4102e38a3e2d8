import { scoreBand } from '@colloquy/domain/score-bands'
import { BAND_WORDS, ScoreBadge } from '../../parts/score-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { GradedData } from './complete-grade.ts'
import { MadeOfList } from './made-of-list.tsx'
import { countingCriteria } from './replies/counting.ts'
import styles from './overall-score.module.css'

/** The number, its band in colour, sign and word, and what it is made of. */
export function OverallScore({ grade }: { grade: GradedData }) {
  const { conversation_score: score, first_score: first, spread } = grade
  const band = scoreBand(score)
  const blocks = [...new Set(countingCriteria(grade).flatMap((one) => one.blocks ?? []))]
  return (
    <section className={styles.score} data-band={band} aria-labelledby="score">
      <h2 className={styles.label} id="score">
        Overall score
      </h2>
      {score !== null && (
        <p className={styles.number}>
          {Math.round(score)}
          <span className={styles.of}> out of 100</span>
        </p>
      )}
      <p>
        {score === null ? (
          <ScoreBadge score={null} />
        ) : (
          <Badge tone={band}>{BAND_WORDS[band]}</Badge>
        )}
      </p>
      {first !== null && first !== score && (
        <p className={styles.note}>
          It was {Math.round(first)} at first. A disagreement with it was accepted.
        </p>
      )}
      {spread !== null && (
        <p className={styles.note}>
          With the same words it could lie between {spread.from} and {spread.to}.
        </p>
      )}
      {blocks.map((says) => (
        <p key={says} className={styles.block}>
          {says}
        </p>
      ))}
      <MadeOfList grade={grade} />
    </section>
  )
}
