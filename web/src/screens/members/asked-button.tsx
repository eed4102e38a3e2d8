import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { useWork } from './use-work.ts'

type AskedButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> & {
  asks: {
    title: string
    /** What would happen, in a sentence or two. */
    about: ReactNode
    /** What it does, in a word, and while it does it. */
    confirm: string
    busy: string
  }
  work: () => Promise<unknown>
  /** What to look up anew when it is done. */
  changes: readonly string[]
}

/** Asks before it does something that others will feel. A failure is told where it was asked. */
export function AskedButton({ asks, work, changes, ...button }: AskedButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const { state, run, forget } = useWork(...changes)
  return (
    <>
      <Button
        look="plain"
        {...button}
        onClick={() => {
          forget()
          setAsking(true)
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={asks.title}
        confirm={asks.confirm}
        busy={state.phase === 'busy' && asks.busy}
        onConfirm={() => void run(work).then((isDone) => isDone && setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <p>{asks.about}</p>
        <FailureNotice state={state} />
      </ConfirmDialog>
    </>
  )
}
