import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  isOpen: boolean
  title: string
  onClose: () => void
  /** What leads out of it, from the quietest on. */
  actions: ReactNode
  children: ReactNode
}

/** Something to look at or to fill in before one goes on. What is in it is made anew each time. */
export function Dialog({ isOpen, title, onClose, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      {isOpen && (
        <div className={styles.parts}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </dialog>
  )
}
