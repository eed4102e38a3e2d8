import { useQuery } from '@tanstack/react-query'
import { assignmentQuery } from '../../data/assignments.ts'
import { Unloaded } from '../../parts/unloaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AttemptList } from './attempt-list.tsx'

/** One's own attempts at something, looked up when somebody wants to see them. */
export function OwnAttempts({ assignmentId }: { assignmentId: string }) {
  const assignment = useQuery(assignmentQuery(assignmentId))
  if (assignment.isPending) return <Skeleton label="Loading your attempts" lines={2} />
  if (assignment.data === undefined)
    return <Unloaded what="Your attempts could not be loaded." of={assignment} />
  if (assignment.data === null || assignment.data.own === null)
    return (
      <p>This assignment is not there any more. Your attempts stay among your conversations.</p>
    )
  return <AttemptList terms={assignment.data} attempts={assignment.data.own.attempts} />
}
