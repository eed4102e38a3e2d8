import type { OneTimeLink as Link } from '../../data/members.ts'
import { Button } from '../../ui/button.tsx'
import { Surface } from '../../ui/surface.tsx'
import { OneTimeLink } from './one-time-link.tsx'
import styles from './panel.module.css'

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
