import styles from './steps.module.css'

const STEPS = [1, 2, 3, 4, 5]

/** How far up, as a picture; the words stand beside it. */
export function Steps({ score }: { score: number }) {
  return (
    <svg className={styles.steps} viewBox="0 0 74 10" width={74} height={10} aria-hidden="true">
      {STEPS.map((step) => (
        <rect
          key={step}
          className={step <= score ? styles.full : styles.empty}
          x={(step - 1) * 15 + 1}
          y="1"
          width="12"
          height="8"
          rx="2.5"
        />
      ))}
    </svg>
  )
}
