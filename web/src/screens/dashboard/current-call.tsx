import type { DashboardData } from '../../data/queries.ts'
import { Button } from '../../ui/button.tsx'
import styles from './current-call.module.css'
import { useRejoin } from '../../parts/use-rejoin.ts'

/** Somebody is waiting on the line: nothing on the page matters more. */
export function CurrentCall({ current }: { current: NonNullable<DashboardData['current']> }) {
  const rejoin = useRejoin()
  return (
    <section className={styles.current} aria-label="Your conversation is live">
      <span className={styles.pulse} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>Your conversation is live</h2>
        <p className={styles.name}>{current.name}</p>
      </div>
      <Button busy={rejoin.isPending && 'Rejoining…'} onClick={() => rejoin.mutate(current.id)}>
        Rejoin
      </Button>
    </section>
  )
}
