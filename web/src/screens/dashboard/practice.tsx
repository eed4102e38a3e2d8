import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { DashboardState } from '../../data/dashboard-state.ts'
import type { DashboardData, RoleplaySummary } from '../../data/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CreateButton, EditButton } from './admin-buttons.tsx'
import { ChosenInShort, ChosenRoleplay } from './chosen-roleplay.tsx'
import { canStart } from './due.tsx'
import styles from './practice.module.css'
import { RoleplayList } from './roleplay-list.tsx'
import { CountsElsewhere } from '../../parts/assignment/counts-elsewhere.tsx'
import { StartRoleplay } from '../../parts/start-roleplay.tsx'

type PracticeProps = { dashboard: DashboardData; list: UseQueryResult<RoleplaySummary[]> }

/** What to practise next, the list to choose it from, and the button that starts it. */
export function Practice({ dashboard, list }: PracticeProps) {
  const arrivedWith = useLocation().state as DashboardState | null
  const [chosenId, setChosenId] = useState(arrivedWith?.roleplayId ?? null)
  if (!list.isFetched)
    return (
      <section className={styles.alone} aria-label="Practise">
        <Skeleton label="Loading conversations" lines={6} />
      </section>
    )
  const roleplays = list.data ?? []
  // The first one is chosen until somebody chooses; one that has gone meanwhile gives way to it.
  const chosen = roleplays.find(({ id }) => id === chosenId) ?? roleplays[0]
  if (chosen === undefined) return <NothingToPractise dashboard={dashboard} list={list} />

  const isFirst = dashboard.stats.totalConversations === 0
  // Then that is what to do next.
  const isDue = dashboard.due.some(canStart)
  return (
    <section className={styles.practice} aria-label="Practise">
      <div className={styles.next}>
        <p className={styles.kicker}>
          {isDue ? 'On your own' : isFirst ? 'Your first conversation' : 'Practise next'}
        </p>
        <ChosenRoleplay roleplay={chosen} isFirst={isFirst} />
        <CountsElsewhere className={styles.asked} roleplayId={chosen.id} due={dashboard.due} />
      </div>
      <div className={styles.choose}>
        <RoleplayList roleplays={roleplays} chosen={chosen} onChoose={setChosenId} />
      </div>
      <div className={styles.start}>
        <ChosenInShort roleplay={chosen} />
        <StartRoleplay
          roleplay={chosen}
          current={dashboard.current}
          look={isDue ? 'quiet' : 'primary'}
        />
      </div>
      <div className={styles.admin}>
        <CreateButton can={dashboard.can} />
        <EditButton can={dashboard.can} roleplayId={chosen.id} />
      </div>
    </section>
  )
}

/** Also when the list could not be loaded, which is only logged. */
function NothingToPractise({ dashboard: { can }, list }: PracticeProps) {
  const isKnown = list.data !== undefined
  return (
    <section aria-label="Practise">
      <Empty
        title="No conversations yet..."
        action={
          <div className={styles.admin}>
            {!isKnown && (
              <Button busy={list.isFetching && 'Trying again…'} onClick={() => void list.refetch()}>
                Try Again
              </Button>
            )}
            <CreateButton can={can} look={isKnown ? 'primary' : 'quiet'} />
          </div>
        }
      >
        {isKnown &&
          (can.createRoleplays
            ? 'Create the first one: who you talk to, what they want, and what is on their mind.'
            : 'As soon as an admin of your organization has created one, you can practise it here.')}
      </Empty>
    </section>
  )
}
