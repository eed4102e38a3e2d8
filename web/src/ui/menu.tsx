import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './menu.module.css'

type MenuProps = {
  /** What it is about, for whoever cannot see where it stands. */
  label: string
  triggerId: string
  children: ReactNode
}

/** What one can do besides, behind three dots. */
export function Menu({ label, triggerId, children }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger className={styles.trigger} id={triggerId} aria-label={label}>
        <svg viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
          <circle cx="3" cy="9" r="1.8" />
          <circle cx="9" cy="9" r="1.8" />
          <circle cx="15" cy="9" r="1.8" />
        </svg>
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          className={styles.positioner}
          align="end"
          sideOffset={4}
          positionMethod="fixed"
        >
          <BaseMenu.Popup className={styles.popup}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export function MenuItem({ onPick, children }: { onPick: () => void; children: ReactNode }) {
  return (
    <BaseMenu.Item className={styles.item} onClick={onPick}>
      {children}
    </BaseMenu.Item>
  )
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <BaseMenu.LinkItem className={styles.item} render={<Link to={to} />}>
      {children}
    </BaseMenu.LinkItem>
  )
}
