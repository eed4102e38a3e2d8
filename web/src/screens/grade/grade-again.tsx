import { endpoints } from '@colloquy/contract/endpoints'
import { isAdmin } from '@colloquy/domain/roles'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { reasonOf } from '../../data/explain.ts'
import { gradeQuery } from '../../data/practice.ts'
import { accountQuery } from '../../data/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** For admins, of a grading that failed. Until the new one is there the report is being graded, and fills in by itself. */
export function GradeAgain({ conversationId }: { conversationId: string }) {
  const queries = useQueryClient()
  const { data: account } = useQuery(accountQuery)
  const again = useMutation({
    mutationFn: () => call(endpoints.gradeAgain, { params: { conversationId } }),
    onSuccess: () => queries.invalidateQueries(gradeQuery(conversationId)),
  })
  if (!isAdmin(account?.organization?.role ?? null)) return null
  return (
    <>
      <div>
        <Button look="quiet" busy={again.isPending && 'Asking…'} onClick={() => again.mutate()}>
          Grade again
        </Button>
      </div>
      {again.isError && (
        <Notice kind="error">It could not be graded again. {reasonOf(again.error)}</Notice>
      )}
    </>
  )
}
