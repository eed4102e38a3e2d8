import { useQuery } from '@tanstack/react-query'
import { assignmentQuery } from '../../data/assignments.ts'
import { reasonOf } from '../../data/explain.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AttemptList } from './attempt-list.tsx'
import styles from './assignments.module.css'

/** One's own attempts at something, looked up when somebody wants to see them. */
export function OwnAttempts({ assignmentId }: { assignmentId: string }) {
  const assignment = useQuery(assignmentQuery(assignmentId))
  if (assignment.isPending) return <Skeleton label="Loading your attempts" lines={2} />
  if (assignment.data === undefined)
    return (
      <div className={styles.failed}>
        <Notice kind="error">
          Your attempts could not be loaded. {reasonOf(assignment.error)}
        </Notice>
        <div>
          <Button
            look="quiet"
            busy={assignment.isFetching && 'Trying…'}
            onClick={() => void assignment.refetch()}
          >
            Try Again
          </Button>
        </div>
      </div>
    )
  if (assignment.data === null || assignment.data.own === null)
    return (
      <p>This assignment is not there any more. Your attempts stay among your conversations.</p>
    )
  return <AttemptList terms={assignment.data} attempts={assignment.data.own.attempts} />
}
