import type { ReactNode } from 'react'
import styles from './notice.module.css'

type NoticeProps = { kind: 'error' | 'success' | 'info'; children: ReactNode }

/** Something that has to be read: an error at once, the rest when there is a pause. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
