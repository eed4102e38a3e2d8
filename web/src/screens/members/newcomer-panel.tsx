import type { ReactNode } from 'react'
import type { OneTimeLink as Link } from '../../data/members.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Surface } from '../../ui/surface.tsx'
import { OneTimeLink } from './one-time-link.tsx'
import styles from './panel.module.css'

type NewcomerFormProps = {
  title: string
  submit: string
  busy: string | false
  problem: string | null
  onSubmit: () => unknown
  onClose: () => void
  children: ReactNode
}

/** Asks who is to come, whichever way they come. */
export function NewcomerForm({
  title,
  submit,
  busy,
  problem,
  onSubmit,
  onClose,
  children,
}: NewcomerFormProps) {
  return (
    <Surface label={title}>
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
    </Surface>
  )
}

type NewcomerLinkProps = {
  title: string
  label: string
  link: Link
  again: string
  onAgain: () => void
  onClose: () => void
}

/** What to send them. */
export function NewcomerLink({ title, label, link, again, onAgain, onClose }: NewcomerLinkProps) {
  return (
    <Surface label={title}>
      <OneTimeLink label={label} link={link} />
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onAgain}>
          {again}
        </Button>
        <Button look="plain" onClick={onClose}>
          Done
        </Button>
      </div>
    </Surface>
  )
}
