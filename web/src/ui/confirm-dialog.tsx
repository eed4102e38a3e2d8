import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  children: ReactNode
  confirm: string
  busy?: string | false
  look?: 'primary' | 'danger'
  /** Another way out, beside the two. */
  instead?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirm,
  busy,
  look = 'danger',
  instead,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>
          <div className={styles.actions}>
            <Button look="quiet" onClick={onCancel}>
              Cancel
            </Button>
            {instead}
            <Button look={look} busy={busy ?? false} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
