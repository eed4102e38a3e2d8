import { SPANS } from '@colloquy/domain/rubric/worth'
import type { GradedData } from './complete-grade.ts'
import { Fold } from './fold.tsx'
import { madeOf, points, type Share } from './made-of.ts'
import { countingCriteria } from './replies/counting.ts'
import styles from './made-of-list.module.css'

/** Each criterion with what it could bring and what it brought; leads to why. */
export function MadeOfList({ grade }: { grade: GradedData }) {
  const { conversation_score: score } = grade
  const criteria = countingCriteria(grade)
  if (criteria.length === 0 || score === null) return null
  const made = madeOf(criteria, score)
  if (made === null) return <Weights grade={grade} />
  const most = Math.max(...made.shares.map(({ of }) => of))
  return (
    <div className={styles.made}>
      <h3 className={styles.label}>What it is made of</h3>
      <ul className={styles.shares}>
        {made.shares.map((share) => (
          <Row key={share.criterion.id} share={share} most={most} />
        ))}
      </ul>
      <Fold summary="How points come from scores">
        <p className={styles.note}>{POINTS_IN_WORDS}</p>
      </Fold>
      <p className={styles.note}>
        {made.withoutBlock === null
          ? `Together ${points(made.together)}, shown as ${score}: a smaller difference says nothing about a talk.`
          : `Together ${made.withoutBlock}, kept at ${score} by what does not pass.`}
      </p>
    </div>
  )
}

/** So that whoever doubts a number can count it again. */
const POINTS_IN_WORDS = `A criterion can bring its share of all weights. Of that, ${SPANS.map(
  ([from, to], score) => `a ${score} brings ${from} to ${to} %`,
)
  .toReversed()
  .join(', ')}: more, the more there was of it.`

function Row({ share: { criterion, of, earned }, most }: { share: Share; most: number }) {
  return (
    <li>
      <a className={styles.row} href={`#criterion-${criterion.id}`}>
        <span className={styles.name}>{criterion.name}</span>
        <span className={styles.points}>
          {points(earned)} <span className={styles.of}>of {points(of)}</span>
        </span>
        <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
          <rect className={styles.track} width={`${(100 * of) / most}%`} height="6" rx="3" />
          {earned > 0 && (
            <rect className={styles.fill} width={`${(100 * earned) / most}%`} height="6" rx="3" />
          )}
        </svg>
      </a>
    </li>
  )
}

/** Where the points do not explain the score, as much as is known. */
const Weights = ({ grade }: { grade: GradedData }) => (
  <p className={styles.note}>
    It is made of {grade.criteria.length} criteria, each by its weight: they stand below.
  </p>
)
