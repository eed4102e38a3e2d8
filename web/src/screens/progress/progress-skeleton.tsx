import styles from './progress-skeleton.module.css'

/** The shape of the screen, while it is looked up. */
export function ProgressSkeleton() {
  return (
    <output className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden">Loading your progress</span>
      <span className={styles.first}>
        <span className={styles.lines}>
          <span className={styles.heading} />
          <span className={styles.chart} />
        </span>
        <span className={styles.next} />
      </span>
      <span className={styles.part} />
      <span className={styles.part} />
    </output>
  )
}
