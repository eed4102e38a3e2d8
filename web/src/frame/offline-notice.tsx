import { useSyncExternalStore } from 'react'
import styles from './offline-notice.module.css'

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <output>
      {!isOnline && (
        <span className={styles.notice}>
          You are offline. What you typed stays here until you are back.
        </span>
      )}
    </output>
  )
}

function subscribe(listen: () => void): () => void {
  addEventListener('online', listen)
  addEventListener('offline', listen)
  return () => {
    removeEventListener('online', listen)
    removeEventListener('offline', listen)
  }
}
