import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './grade.module.css'

export function GradeSkeleton() {
  return (
    <div className={`${styles.report} ${styles.loading}`}>
      <div className={styles.head}>
        <h1 className="visually-hidden">Grade</h1>
        <Skeleton label="Loading the grade" lines={2} />
      </div>
      <div className={styles.block} aria-hidden="true" />
      <div className={styles.main} aria-hidden="true">
        <div className={styles.block} />
        <div className={styles.block} />
      </div>
    </div>
  )
}
