import { endpoints } from '@colloquy/contract/endpoints'
import { screens } from '@colloquy/contract/screens'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { ASSIGNMENT_KEYS, type AssignmentData } from '../../data/assignments.ts'
import { reasonOf } from '../../data/explain.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toasts.tsx'

/** Close, reopen and delete. Only what cannot be taken back is asked about. */
export function Lasting({ assignment }: { assignment: AssignmentData }) {
  const queries = useQueryClient()
  const params = { assignmentId: assignment.id }
  const isClosed = assignment.closed_at !== null
  const toggle = useMutation({
    mutationFn: () =>
      isClosed
        ? call(endpoints.reopenAssignment, { params })
        : call(endpoints.closeAssignment, { params }),
    networkMode: 'always',
    onSettled: () => {
      for (const key of ASSIGNMENT_KEYS) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
  return (
    <>
      <Button
        look="quiet"
        busy={toggle.isPending && (isClosed ? 'Reopening…' : 'Closing…')}
        onClick={() => toggle.mutate()}
      >
        {isClosed ? 'Reopen' : 'Close'}
      </Button>
      <DeleteAssignment assignment={assignment} />
      {toggle.isError && (
        <Notice kind="error">
          It could not be {isClosed ? 'reopened' : 'closed'}. {reasonOf(toggle.error)}
        </Notice>
      )}
    </>
  )
}

function DeleteAssignment({ assignment: { id, roleplay } }: { assignment: AssignmentData }) {
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: () => call(endpoints.deleteAssignment, { params: { assignmentId: id } }),
    networkMode: 'always',
    onSuccess: async () => {
      toast(`Deleted: ${roleplay.name}`)
      await navigate(screens.assignments)
      queries.removeQueries({ queryKey: ['assignment', id] })
      for (const key of ASSIGNMENT_KEYS) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
  return (
    <>
      <Button look="plain" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this assignment?"
        confirm="Delete"
        busy={remove.isPending && 'Deleting…'}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>
          It is gone for everybody, and who passed it is not kept. Attempts stay with those who made
          them, as conversations like others, and what was submitted stays submitted. To end it and
          keep the record, close it instead.
        </p>
        {remove.isError && (
          <Notice kind="error">It could not be deleted. {reasonOf(remove.error)}</Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
