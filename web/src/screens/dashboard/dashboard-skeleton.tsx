import styles from './dashboard-skeleton.module.css'

/** The shape of the screen, while it is looked up. */
export function DashboardSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <h1 className="visually-hidden">Loading your dashboard</h1>
      <span className={styles.title} />
      <span className={styles.ways} />
      <div className={styles.practice}>
        <div className={styles.lines}>
          <span className={styles.line} data-width="short" />
          <span className={styles.line} data-width="heading" />
          <span className={styles.line} />
          <span className={styles.line} />
          <span className={styles.line} data-width="short" />
          <span className={styles.button} />
        </div>
        <div className={styles.lines}>
          {ROWS.map((row) => (
            <span key={row} className={styles.row} />
          ))}
        </div>
      </div>
      <div className={styles.stats}>
        {STATS.map((stat) => (
          <span key={stat} className={styles.row} />
        ))}
      </div>
    </div>
  )
}

const ROWS = [1, 2, 3, 4, 5, 6]
const STATS = [1, 2, 3, 4]
