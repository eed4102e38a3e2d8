import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** What stands where nothing is yet: what will be there, and one thing to do. */
export function Empty({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
