import { LEAST_PEOPLE } from '@colloquy/domain/analytics'
import type { AnalyticsData } from '../../data/analytics.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './analytics.module.css'
import { timesInWords } from './words.ts'

export function Summary({ found }: { found: AnalyticsData }) {
  const { members, people, attempts, score, left_out: leftOut } = found
  return (
    <>
      <dl className={styles.numbers}>
        <div>
          <dt>Took part</dt>
          <dd>
            {people} <span className={styles.of}>of {members} people</span>
          </dd>
        </div>
        <div>
          <dt>Submitted</dt>
          <dd>
            {attempts} <span className={styles.of}>{attempts === 1 ? 'talk' : 'talks'}</span>
          </dd>
        </div>
        <div>
          <dt>Score on average</dt>
          <dd>
            {score ?? '–'} <span className={styles.of}>of 100</span>
          </dd>
        </div>
      </dl>
      {leftOut > 0 && (
        <Notice kind="info">
          {timesInWords(leftOut, 'month')} {leftOut === 1 ? 'is' : 'are'} left out of everything
          here: fewer than {LEAST_PEOPLE} people submitted something.
        </Notice>
      )}
    </>
  )
}
