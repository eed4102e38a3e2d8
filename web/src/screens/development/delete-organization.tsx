import { messages } from '@colloquy/contract/messages'
import { useRef, useState } from 'react'
import { explain } from '../../data/explain.ts'
import type { Organization } from '../../data/organizations.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

type DeletionState =
  | { phase: 'idle' | 'asking' | 'deleting' }
  | { phase: 'failed'; failure: unknown }

type DeleteOrganizationProps = { organization: Organization; onDelete: () => Promise<void> }

export function DeleteOrganization({ organization, onDelete }: DeleteOrganizationProps) {
  const [state, setState] = useState<DeletionState>({ phase: 'idle' })
  const isTaken = useRef(false)

  const confirm = async () => {
    if (isTaken.current) return
    isTaken.current = true
    setState({ phase: 'deleting' })
    try {
      await onDelete()
      setState({ phase: 'idle' })
    } catch (failure) {
      setState({ phase: 'failed', failure })
    } finally {
      isTaken.current = false
    }
  }

  return (
    <>
      <Button look="quiet" onClick={() => setState({ phase: 'asking' })}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={state.phase !== 'idle'}
        title={`Delete ${organization.name}?`}
        confirm="Confirm"
        busy={state.phase === 'deleting' && 'Deleting…'}
        onConfirm={() => void confirm()}
        onCancel={() => setState({ phase: 'idle' })}
      >
        <p>
          You are about to delete an organization. This action cannot be undone and will remove all
          associated users.
        </p>
        {state.phase === 'failed' && (
          <Notice kind="error">{explain(messages.organizationDelete, state.failure)}</Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
