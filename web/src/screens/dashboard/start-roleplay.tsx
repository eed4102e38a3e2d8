import { screens } from '@colloquy/contract/screens'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { logFailure } from '../../data/log.ts'
import type { DashboardData, RoleplaySummary } from '../../data/queries.ts'
import { startRoleplay } from '../../data/room.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useRejoin } from './use-rejoin.ts'

type StartRoleplayProps = { roleplay: RoleplaySummary; current: DashboardData['current'] }

/** A failure is only logged, and the button is ready again. */
export function StartRoleplay({ roleplay, current }: StartRoleplayProps) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const rejoin = useRejoin()
  const start = useMutation({
    mutationFn: startRoleplay,
    networkMode: 'always',
    onSuccess: (state) => navigate(screens.call, { state }),
    onError: (failure) => logFailure('Starting a roleplay', failure),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button
        busy={start.isPending && 'Starting…'}
        onClick={() => (current === null ? start.mutate(roleplay.id) : setAsking(true))}
      >
        Start Roleplay
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="You are in a conversation"
        look="primary"
        confirm="Start another"
        busy={start.isPending && 'Starting…'}
        instead={
          current !== null && (
            <Button
              look="quiet"
              busy={rejoin.isPending && 'Rejoining…'}
              onClick={() => rejoin.mutate(current.id, { onError: () => setAsking(false) })}
            >
              Rejoin
            </Button>
          )
        }
        onConfirm={() => start.mutate(roleplay.id)}
        onCancel={() => setAsking(false)}
      >
        <p>
          “{current?.name}” is still live. If you start another one, that conversation ends by
          itself a minute after you left it.
        </p>
      </ConfirmDialog>
    </>
  )
}
