import styles from './meter.module.css'

type MeterProps = {
  label: string
  value: number
  max: number
  tone?: 'good' | 'middling' | 'poor' | 'learner' | 'persona'
}

/** How much of something there is, as a bar, a number and a word. */
export function Meter({ label, value, max, tone = 'learner' }: MeterProps) {
  return (
    <div className={styles.meter} data-tone={tone}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {padded(value, max)} <span className={styles.max}>of {max}</span>
      </span>
      {/* Drawn, because a page that was rendered by the build may have no style inside. */}
      <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
        <rect className={styles.track} width="100%" height="6" rx="3" />
        <rect className={styles.fill} width={`${(100 * value) / max}%`} height="6" rx="3" />
      </svg>
    </div>
  )
}

/** As wide as the largest, with spaces as wide as figures: nothing moves when it grows. */
const padded = (value: number, max: number): string =>
  String(value).padStart(String(max).length, '\u2007')
