import { screens } from '@colloquy/contract/screens'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ASSIGNMENT_KEYS, type AssignedPractice, type OwnStanding } from '../../data/assignments.ts'
import { reasonOf } from '../../data/explain.ts'
import { startAttempt } from '../../data/start.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { startWords } from './own-words.ts'
import styles from './start-attempt.module.css'

type StartAttemptProps = {
  assigned: Pick<AssignedPractice, 'id' | 'roleplay'>
  own: OwnStanding
  look?: ButtonLook
}

/** Through the checks that stand before each call. A refusal says why: it may have been closed meanwhile. */
export function StartAttempt({ assigned, own, look = 'primary' }: StartAttemptProps) {
  const { id, roleplay } = assigned
  const navigate = useNavigate()
  const queries = useQueryClient()
  const start = useMutation({
    mutationFn: () => startAttempt({ assignmentId: id, roleplayId: roleplay.id }),
    networkMode: 'always',
    onSuccess: (state) => navigate(screens.call, { state }),
    onError: () => {
      for (const key of ASSIGNMENT_KEYS) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
  return (
    <div className={styles.start}>
      <Button look={look} busy={start.isPending && 'Starting…'} onClick={() => start.mutate()}>
        {startWords(own)}
        <span className="visually-hidden">: {roleplay.name}</span>
      </Button>
      {start.isError && (
        <Notice kind="error">It could not be started. {reasonOf(start.error)}</Notice>
      )}
    </div>
  )
}
