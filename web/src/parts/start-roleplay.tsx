import { ApiError } from '@colloquy/contract/client'
import { screens } from '@colloquy/contract/screens'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { logFailure } from '../data/log.ts'
import type { DashboardData } from '../data/queries.ts'
import { readAhead, startRoleplay } from '../data/start.ts'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { useRejoin } from './use-rejoin.ts'

type StartRoleplayProps = {
  roleplay: { id: string }
  current: DashboardData['current']
  look?: ButtonLook
  /** In place of the specification's words, where there is one in each row. */
  children?: ReactNode
}

/** A failure is only logged, and the button is ready again; what the learner can mend is said instead. */
export function StartRoleplay({
  roleplay,
  current,
  look = 'primary',
  children = 'Start Roleplay',
}: StartRoleplayProps) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const rejoin = useRejoin()
  const start = useMutation({
    mutationFn: startRoleplay,
    networkMode: 'always',
    onSuccess: (state) => navigate(screens.call, { state }),
    onError: (failure) => {
      if (!hasTooManyOpen(failure)) logFailure('Starting a roleplay', failure)
    },
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button
        look={look}
        busy={start.isPending && 'Starting…'}
        onPointerEnter={() => readAhead(roleplay.id)}
        onFocus={() => readAhead(roleplay.id)}
        onClick={() => (current === null ? start.mutate(roleplay.id) : setAsking(true))}
      >
        {children}
      </Button>
      {hasTooManyOpen(start.error) && <Notice kind="error">{start.error.message}.</Notice>}
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

const hasTooManyOpen = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.status === 409
