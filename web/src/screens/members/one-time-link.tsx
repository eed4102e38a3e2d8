import { useEffect, useRef } from 'react'
import type { OneTimeLink as Link } from '../../data/members.ts'
import { dayAndTimeOf } from '../../data/times.ts'
import { CopyField } from '../../ui/copy-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './one-time-link.module.css'

/** Shown once: the server keeps nothing from which it could be shown again. */
export function OneTimeLink({ label, link }: { label: string; link: Link }) {
  const place = useRef<HTMLDivElement>(null)
  // It has taken the place of what was pressed, and it has to be seen.
  useEffect(() => place.current?.focus(), [])
  return (
    <div className={styles.link} ref={place} tabIndex={-1}>
      <CopyField label={label} value={link.url} />
      <Notice kind="info">
        Copy it now and send it yourself: it is shown only here and only once. It works once, until{' '}
        {dayAndTimeOf(link.expires_at)}.
      </Notice>
    </div>
  )
}
