import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import styles from './toasts.module.css'

/** What one may want to do about it at once. */
type ToastAction = { label: string; onPick: () => void }

type Toast = { id: number; title: string; action: ToastAction | undefined }

type ShowToast = (title: string, action?: ToastAction) => void

/** Long enough to be read by those who read slowly. */
const SHOWN_MS = 6_000
/** And to be reached by keyboard, where there is something to do. */
const SHOWN_TO_ACT_MS = 15_000

const Show = createContext<ShowToast>(() => {})

/** Short news that a screen reader hears too, for what is not visible anyway. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  // The setter is the same one each time, and so is what is made of it.
  const [show] = useState(
    (): ShowToast => (title, action) => {
      setToasts((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, title, action }])
    },
  )
  return (
    <Show value={show}>
      {children}
      <output className={styles.viewport}>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            onGone={() => setToasts((before) => before.filter(({ id }) => id !== toast.id))}
          />
        ))}
      </output>
    </Show>
  )
}

export const useToast = (): ShowToast => use(Show)

function ToastItem({ toast: { title, action }, onGone }: { toast: Toast; onGone: () => void }) {
  // Whoever points at it is still reading.
  const [isHeld, setHeld] = useState(false)
  const canAct = action !== undefined
  const go = useEffectEvent(onGone)
  useEffect(() => {
    if (isHeld) return
    const waits = setTimeout(() => go(), canAct ? SHOWN_TO_ACT_MS : SHOWN_MS)
    return () => clearTimeout(waits)
  }, [isHeld, canAct])
  return (
    <span
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span className={styles.content}>
        <span className={styles.title}>{title}</span>
        {action !== undefined && (
          <button
            className={styles.action}
            type="button"
            onClick={() => {
              onGone()
              action.onPick()
            }}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            {action.label}
          </button>
        )}
        <button
          className={styles.close}
          type="button"
          aria-label="Close"
          onClick={onGone}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          ×
        </button>
      </span>
    </span>
  )
}
