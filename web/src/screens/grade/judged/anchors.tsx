import styles from './anchors.module.css'

type AnchorsProps = { of: string; anchors: readonly string[]; score: number | null }

/** What each score means, with the one that was given. */
export function Anchors({ of, anchors, score }: AnchorsProps) {
  return (
    <ol className={styles.anchors} start={0} aria-label={`What each score means for ${of}`}>
      {anchors.map((anchor, step) => (
        <li key={step} className={styles.anchor} data-given={step === score || undefined}>
          {anchor}
          {step === score && <span className="visually-hidden"> (this is the score given)</span>}
        </li>
      ))}
    </ol>
  )
}
