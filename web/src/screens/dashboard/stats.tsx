import type { DashboardData } from '../../data/queries.ts'
import styles from './stats.module.css'

export function Stats({
  dashboard: { stats, conversations, organization, organizationRole },
}: {
  dashboard: DashboardData
}) {
  const graded = conversations.filter(({ score }) => score !== null)
  // Of nothing an average comes as 0, which would read as a verdict.
  const isGraded = stats.averageScore > 0 || graded.length > 0
  // Of a first talk the average is its score.
  const isToBeGuessed =
    graded.length > 0 &&
    stats.totalConversations <= conversations.length &&
    graded.every((one) => one.awaits_prediction)
  return (
    <section aria-label="Your practice so far">
      <dl className={styles.stats}>
        <div className={styles.stat}>
          <dt>Total Conversations</dt>
          <dd className={styles.figure}>{stats.totalConversations}</dd>
        </div>
        <div className={styles.stat}>
          <dt>Total Time</dt>
          <dd className={styles.figure}>
            {stats.totalTimeMinutes} <span className={styles.unit}>minutes</span>
          </dd>
        </div>
        <div className={styles.stat}>
          <dt>Average Score</dt>
          {isToBeGuessed ? (
            <dd className={styles.none}>After your guess</dd>
          ) : isGraded ? (
            <dd className={styles.figure}>
              {stats.averageScore.toFixed(1)} <span className={styles.unit}>of 100</span>
            </dd>
          ) : (
            <dd className={styles.none}>None yet</dd>
          )}
        </div>
        <div className={`${styles.stat} ${styles.organization}`}>
          <dt>Organization</dt>
          <dd>
            {organization === '' ? (
              'None yet'
            ) : (
              <>
                <span className={styles.name}>{organization}</span>{' '}
                <span className={styles.role}>{organizationRole.toUpperCase()}</span>
              </>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
