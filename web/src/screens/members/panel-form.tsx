import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './panel.module.css'

type PanelFormProps = {
  submit: string
  busy: string | false
  /** What is wrong and belongs to no field. */
  problem: string | null
  onSubmit: () => unknown
  onClose: () => void
  children: ReactNode
}

/** A form that was opened by a button, and goes away again. */
export function PanelForm({ submit, busy, problem, onSubmit, onClose, children }: PanelFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        <Button look="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
