import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import styles from './toasts.module.css'

/** Short news that a screen reader hears too, for what is not visible anyway. */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

export const useToast = (): ((title: string) => void) => {
  const { add } = Toast.useToastManager()
  return (title) => void add({ title })
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Content className={styles.content}>
        <Toast.Title className={styles.title} />
        <Toast.Close className={styles.close} aria-label="Close">
          ×
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
