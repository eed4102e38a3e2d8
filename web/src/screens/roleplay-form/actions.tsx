import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import { Button, buttonLook } from '../../ui/button.tsx'
import styles from './actions.module.css'
import type { SavingState } from './use-saving.ts'

const DELETE_QUESTION = 'Are you sure you want to delete this schema? This action cannot be undone.'

type ActionsProps = {
  state: SavingState
  roleplayId: string | undefined
  onDelete: (roleplayId: string) => void
}

export function Actions({ state: { phase }, roleplayId, onDelete }: ActionsProps) {
  const isUnderWay = phase === 'saving' || phase === 'deleting'
  return (
    <div className={styles.actions}>
      <Button type="submit" busy={phase === 'saving' && 'Saving…'} aria-disabled={isUnderWay}>
        {roleplayId === undefined ? 'Create roleplay' : 'Save changes'}
      </Button>
      <Link className={buttonLook('quiet')} to={screens.dashboard}>
        Cancel
      </Link>
      {roleplayId !== undefined && (
        <div className={styles.more}>
          <Link className={buttonLook('plain')} to={`${screens.createRoleplay}?copy=${roleplayId}`}>
            Duplicate
          </Link>
          <Button
            look="danger"
            busy={phase === 'deleting' && 'Deleting…'}
            onClick={() => confirm(DELETE_QUESTION) && onDelete(roleplayId)}
          >
            Delete
          </Button>
        </div>
      )}
    </div>
  )
}
