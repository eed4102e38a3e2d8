import { reasonOf } from '../data/explain.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './unloaded.module.css'

type UnloadedProps = {
  /** A sentence; why stands after it. */
  what: string
  of: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
}

/** In place of what could not be loaded: why, and a way to try again. */
export function Unloaded({ what, of: { error, isFetching, refetch } }: UnloadedProps) {
  return (
    <div className={styles.unloaded}>
      <Notice kind="error">
        {what} {reasonOf(error)}
      </Notice>
      <div>
        <Button look="quiet" busy={isFetching && 'Trying…'} onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    </div>
  )
}
