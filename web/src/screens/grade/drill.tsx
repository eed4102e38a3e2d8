import { screens } from '@colloquy/contract/screens'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { reasonOf } from '../../data/explain.ts'
import { gradeQuery } from '../../data/practice.ts'
import { startDrill } from '../../data/start.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './drill.module.css'

type DrillButtonProps = { conversationId: string; beforeTurn: number; children: ReactNode }

/** Goes on from before that turn, in a conversation of its own: through the checks that stand before each call. */
export function DrillButton({ conversationId, beforeTurn, children }: DrillButtonProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const start = useMutation({
    mutationFn: () => {
      const grade = queries.getQueryData(gradeQuery(conversationId).queryKey)
      const roleplayId = grade != null && 'roleplay_id' in grade ? grade.roleplay_id : null
      return startDrill({ conversationId, beforeTurn, roleplayId })
    },
    networkMode: 'always',
    onSuccess: (state) => navigate(screens.call, { state }),
  })
  return (
    <div className={styles.drill}>
      <Button busy={start.isPending && 'Starting…'} onClick={() => start.mutate()}>
        {children}
      </Button>
      {start.isError && (
        <Notice kind="error">The drill could not be started: {reasonOf(start.error)}</Notice>
      )}
    </div>
  )
}
