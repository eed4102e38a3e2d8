import { scoreBand } from '@colloquy/domain/score-bands'
import styles from './score.module.css'

const WORDS = { good: 'Good', middling: 'Middling', poor: 'Poor' } as const

/** A score in large figures, with its band in a word. While it still forms it has none. */
export function Score({ score, isForming = false }: { score: number; isForming?: boolean }) {
  const band = isForming ? undefined : scoreBand(score)
  return (
    <p className={styles.score} data-band={band}>
      <span className={styles.number}>{score}</span>
      <span className={styles.rest}>
        <span className={styles.word}>{band ? WORDS[band] : 'So far'}</span>
        <span className={styles.of}>out of 100</span>
      </span>
    </p>
  )
}
