import { endpoints } from '@colloquy/contract/endpoints'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { readUser } from '../../data/credentials.ts'
import type { Member } from '../../data/members.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { useWork } from './use-work.ts'

/** Out of the organization; the account itself stays. */
export function RemoveMember({ member }: { member: Member }) {
  const [isAsking, setAsking] = useState(false)
  const { state, run, forget } = useWork('members')
  const name = member.name || member.email
  const isSelf = member.user_id === readUser()?.id

  const remove = () =>
    run(() => call(endpoints.removeMember, { params: { userId: member.user_id } }))

  return (
    <>
      <Button
        look="plain"
        onClick={() => {
          forget()
          setAsking(true)
        }}
      >
        Remove from the organization
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isSelf ? 'Remove yourself?' : `Remove ${name}?`}
        confirm="Remove"
        busy={state.phase === 'busy' && 'Removing…'}
        onConfirm={() => void remove().then((isDone) => isDone && setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <p>
          {isSelf
            ? 'You will be signed out at once and lose access to this organization.'
            : 'They will be signed out at once and see nothing of this organization any more. Their account stays.'}
        </p>
        <FailureNotice state={state} />
      </ConfirmDialog>
    </>
  )
}
