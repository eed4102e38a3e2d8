import styles from './skeleton.module.css'

/** The shape of what is coming. Screen readers hear the label, once. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <output className={styles.skeleton}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </output>
  )
}
