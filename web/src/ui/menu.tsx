import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import styles from './menu.module.css'

type MenuProps = {
  /** What it is about, for whoever cannot see where it stands. */
  label: string
  triggerId: string
  children: ReactNode
}

const Close = createContext<() => void>(() => {})

/**
 * What one can do besides, behind three dots. The browser's own popover: it opens and closes, gives the focus back, and
 * what is in it comes next for the keyboard.
 */
export function Menu({ label, triggerId, children }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The same ones each time, so that they can be taken away again.
  const [close] = useState(() => () => popup.current?.hidePopover())
  const [follow] = useState(() => () => {
    if (trigger.current !== null && popup.current !== null)
      putBeside(trigger.current, popup.current)
  })
  // A row may go while its menu is open.
  useEffect(() => () => removeEventListener('scroll', follow), [follow])
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        id={triggerId}
        aria-label={label}
        aria-expanded={isOpen}
        popoverTarget={`${triggerId}-popup`}
      >
        <svg viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
          <circle cx="3" cy="9" r="1.8" />
          <circle cx="9" cy="9" r="1.8" />
          <circle cx="15" cy="9" r="1.8" />
        </svg>
      </button>
      <section
        ref={popup}
        className={styles.popup}
        id={`${triggerId}-popup`}
        aria-label={label}
        popover="auto"
        onBeforeToggle={({ newState }) => {
          const isOpening = newState === 'open'
          if (isOpening) follow()
          // It goes along with its button.
          if (isOpening) addEventListener('scroll', follow, { passive: true })
          else removeEventListener('scroll', follow)
          setOpen(isOpening)
        }}
      >
        <Close value={close}>{children}</Close>
      </section>
    </>
  )
}

const ITEM_PX = 44
const AROUND_PX = 18
const GAP_PX = 4

/** Below its button, and above it where there is no room. */
function putBeside(trigger: HTMLElement, popup: HTMLElement): void {
  const { top, bottom, right } = trigger.getBoundingClientRect()
  // Not shown yet, so that it cannot be measured.
  const height = popup.childElementCount * ITEM_PX + AROUND_PX
  const isAbove = bottom + GAP_PX + height > innerHeight && top > height
  popup.style.insetBlockStart = `${isAbove ? top - GAP_PX - height : bottom + GAP_PX}px`
  popup.style.insetInlineEnd = `${document.documentElement.clientWidth - right}px`
}

export function MenuItem({ onPick, children }: { onPick: () => void; children: ReactNode }) {
  const close = use(Close)
  return (
    <button
      type="button"
      className={styles.item}
      onClick={() => {
        close()
        onPick()
      }}
    >
      {children}
    </button>
  )
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.item} to={to}>
      {children}
    </Link>
  )
}
