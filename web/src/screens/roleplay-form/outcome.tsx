import { messages } from '@colloquy/contract/messages'
import { explain } from '../../data/explain.ts'
import { Notice } from '../../ui/notice.tsx'
import type { SavingState } from './use-saving.ts'

/** How saving or deleting went, in words. */
export function Outcome({ state, isNew }: { state: SavingState; isNew: boolean }) {
  switch (state.phase) {
    case 'editing':
    case 'saving':
    case 'deleting':
      return null
    case 'not-saved':
      return <Notice kind="error">{explain(messages.schemaSave, state.failure)}</Notice>
    case 'not-deleted':
      return <Notice kind="error">{explain(messages.schemaDelete, state.failure)}</Notice>
    case 'saved':
      return (
        <Notice kind="success">
          {isNew ? 'Schema created successfully!' : 'Schema updated successfully!'}
        </Notice>
      )
    case 'deleted':
      return <Notice kind="success">Schema deleted successfully!</Notice>
  }
}
