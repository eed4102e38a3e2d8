import { messages, refusals } from '@colloquy/contract/messages'
import { explain } from '../../data/explain.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './outcome.module.css'
import type { SavingState } from './use-saving.ts'

type OutcomeProps = {
  state: SavingState
  isNew: boolean
  onLoadNewer: () => void
  onSaveAnyway: () => void
}

/** How saving or deleting went, in words. */
export function Outcome({ state, isNew, onLoadNewer, onSaveAnyway }: OutcomeProps) {
  switch (state.phase) {
    case 'editing':
    case 'saving':
    case 'deleting':
      return null
    case 'not-saved':
      return <Notice kind="error">{explain(messages.schemaSave, state.failure)}</Notice>
    case 'not-deleted':
      return <Notice kind="error">{explain(messages.schemaDelete, state.failure)}</Notice>
    case 'not-loaded':
      return <Notice kind="error">{explain(messages.schemaLoad, state.failure)}</Notice>
    case 'changed-meanwhile':
    case 'loading-newer':
      return (
        <Notice kind="error">
          <p>
            {messages.schemaSave}: {refusals.changedMeanwhile}. What you typed stays here until you
            load the newer one.
          </p>
          <div className={styles.ways}>
            <Button
              look="quiet"
              busy={state.phase === 'loading-newer' && 'Loading…'}
              onClick={onLoadNewer}
            >
              Load the newer one
            </Button>
            <Button look="plain" onClick={onSaveAnyway}>
              Save mine over it
            </Button>
          </div>
        </Notice>
      )
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
