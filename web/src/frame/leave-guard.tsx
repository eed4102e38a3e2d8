import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { readToken } from '../data/credentials.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type LeaveGuardProps = {
  /** Whether something would be lost. */
  isOn: boolean
  /** Told when somebody leaves all the same. */
  onLeave: () => void
}

/** Asks before unsaved changes are lost: here for other screens, by the browser for other pages. */
export function LeaveGuard({ isOn, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isOn && (here.pathname !== next.pathname || here.search !== next.search),
  )

  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => {
      // Signed out, the way leads to signing in and back here: there is nothing to decide.
      if (readToken() !== null) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isOn])

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirm="Leave"
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>What you changed here is not saved yet. If you leave now, it is gone.</p>
    </ConfirmDialog>
  )
}
