import styles from './entries.module.css'

export function Entries({ of, isOrdered = false }: { of: string[]; isOrdered?: boolean }) {
  if (of.length === 0) return <p className={styles.none}>None.</p>
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={styles.entries}>
      {of.map((entry, index) => (
        // Nothing moves among them, and two may be alike.
        <li key={index}>{entry}</li>
      ))}
    </List>
  )
}
