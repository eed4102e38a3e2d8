import { type ReactNode, useState } from 'react'
import styles from './fold.module.css'
import { useOnPaper } from './use-on-paper.ts'

type FoldProps = {
  summary: ReactNode
  children: ReactNode
  /** As the heading of a part of the report, or as a line within one. */
  look?: 'part' | 'line'
  id?: string
}

/** What is not needed first. On paper all of it stands open. */
export function Fold({ summary, children, look = 'line', id }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  const isOnPaper = useOnPaper()
  return (
    <details
      className={styles.fold}
      data-look={look}
      {...(id === undefined ? {} : { id })}
      open={isOpen || isOnPaper}
      onToggle={({ currentTarget }) => {
        if (!isOnPaper) setOpen(currentTarget.open)
      }}
    >
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
