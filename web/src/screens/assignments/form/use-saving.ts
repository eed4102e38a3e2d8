import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../data/api.ts'
import { ASSIGNMENT_KEYS, type AssignmentData } from '../../../data/assignments.ts'
import { useIdempotencyKey } from '../../../data/idempotency-key.ts'
import { useToast } from '../../../ui/toasts.tsx'
import { changeOf, type FormValues } from './form-values.ts'

type Saving = { assignment: AssignmentData | undefined; onFailure: (failure: unknown) => void }

/** A lost answer makes no second one. */
export function useSaving({ assignment, onFailure }: Saving) {
  const queries = useQueryClient()
  const toast = useToast()
  const { keyFor } = useIdempotencyKey()
  return useMutation({
    mutationFn: (values: FormValues) => {
      if (assignment !== undefined) {
        const body = changeOf(values)
        const params = { assignmentId: assignment.id }
        return call(endpoints.editAssignment, { params, body, idempotencyKey: keyFor(body) })
      }
      const body = { roleplay_id: values.roleplayId, ...changeOf(values) }
      return call(endpoints.createAssignment, { body, idempotencyKey: keyFor(body) })
    },
    networkMode: 'always',
    onSuccess: ({ roleplay }) => {
      toast(assignment === undefined ? `Assigned: ${roleplay.name}` : `Saved: ${roleplay.name}`)
      for (const key of ASSIGNMENT_KEYS) void queries.invalidateQueries({ queryKey: [key] })
    },
    onError: onFailure,
  })
}
