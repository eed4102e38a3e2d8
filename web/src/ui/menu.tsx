import { createContext, type ReactNode, use, useRef, useState } from 'react'
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
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [close] = useState(() => () => popup.current?.hidePopover())
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
      <div
        ref={popup}
        className={styles.popup}
        id={`${triggerId}-popup`}
        // biome-ignore lint/a11y/useSemanticElements: these are buttons beside a row, and no fields of a form
        role="group"
        aria-label={label}
        popover="auto"
        onBeforeToggle={({ newState }) => {
          const isOpening = newState === 'open'
          if (isOpening && trigger.current !== null && popup.current !== null)
            putBeside(trigger.current, popup.current)
          // What scrolls away from below it must not leave it behind.
          if (isOpening) addEventListener('scroll', close, { once: true, passive: true })
          else removeEventListener('scroll', close)
          setOpen(isOpening)
        }}
      >
        <Close value={close}>{children}</Close>
      </div>
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
