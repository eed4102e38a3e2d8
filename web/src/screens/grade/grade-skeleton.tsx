import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './grade-report.module.css'

export function GradeSkeleton() {
  return (
    <div className={styles.report}>
      <header>
        <h1 className="visually-hidden">Grade</h1>
        <Skeleton label="Loading the grade" lines={3} />
      </header>
      <div className={styles.first} aria-hidden="true">
        <div className={styles.block} />
        <div className={styles.block} />
      </div>
    </div>
  )
}
