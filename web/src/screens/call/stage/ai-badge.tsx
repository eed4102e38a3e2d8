import styles from './ai-badge.module.css'

/** Wherever the persona is named: what one talks to is no human being. */
export function AiBadge() {
  return (
    <abbr className={styles.badge} title="Artificial intelligence">
      AI
    </abbr>
  )
}
