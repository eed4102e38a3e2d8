import type { GradedData } from './complete-grade.ts'
import styles from './contents.module.css'

/** A few words that lead down a long page. */
export function Contents({ grade }: { grade: GradedData }) {
  const parts: [string, string, boolean][] = [
    ['feedback', 'Feedback', true],
    ['judged', 'Judged', grade.criteria.length > 0],
    ['scores', 'Communication', true],
    ['counted', 'Counted', grade.measures.length > 0],
    ['path', 'Path', true],
    ['topics', 'Topics', true],
    ['comments', 'Comments', grade.comments.length > 0 || grade.can_comment],
    ['who-sees-this', 'Who sees this', grade.is_own],
    ['receipt', 'What decided it', grade.receipt !== null],
  ]
  return (
    <nav className={styles.contents} aria-label="Parts of the report">
      <ul className={styles.list}>
        {parts.map(
          ([id, label, isThere]) =>
            isThere && (
              <li key={id}>
                <a className={styles.link} href={`#${id}`}>
                  {label}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
