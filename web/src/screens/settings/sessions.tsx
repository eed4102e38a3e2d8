import { endpoints } from '@colloquy/contract/endpoints'
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { type SessionData, sessionsQuery } from '../../data/account.ts'
import { call } from '../../data/api.ts'
import { wordsOf } from '../../data/explain.ts'
import { dayAndTimeOf } from '../../data/times.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { deviceName } from './device-name.ts'
import styles from './settings.module.css'

/** Where one is signed in. This one ends by signing out. */
export function Sessions({ sessions }: { sessions: UseQueryResult<SessionData[]> }) {
  if (sessions.isPending) return <Skeleton label="Loading your sessions" lines={2} />
  if (sessions.isError)
    return (
      <div className={styles.stack} role="alert">
        <p>Your sessions could not be loaded. {wordsOf(sessions.error)}</p>
        <div>
          <Button look="quiet" onClick={() => void sessions.refetch()}>
            Try Again
          </Button>
        </div>
      </div>
    )
  return (
    <>
      <p className={styles.soft}>Where you are signed in. End what you do not know.</p>
      <ul className={styles.sessions}>
        {sessions.data.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
    </>
  )
}

function SessionItem({ session }: { session: SessionData }) {
  const queries = useQueryClient()
  const name = deviceName(session.device)
  const end = useMutation({
    mutationFn: () => call(endpoints.endSession, { params: { sessionId: session.id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  return (
    <li className={styles.session}>
      <div className={styles.device}>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>
          Signed in {dayAndTimeOf(session.created_at)} · last used{' '}
          {dayAndTimeOf(session.last_used_at)}
        </p>
      </div>
      {session.is_current ? (
        <Badge>This one</Badge>
      ) : (
        <Button look="quiet" busy={end.isPending && 'Ending…'} onClick={() => end.mutate()}>
          End<span className="visually-hidden"> the session on {name}</span>
        </Button>
      )}
      {end.isError && <Notice kind="error">It could not be ended. {wordsOf(end.error)}</Notice>}
    </li>
  )
}
