import { endpoints } from '@colloquy/contract/endpoints'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { assignedQuery } from '../../data/assignments.ts'
import { Empty } from '../../ui/empty.tsx'
import { AssignedCard } from './assigned-card.tsx'
import styles from './assignments.module.css'
import { CalendarButton } from './calendar-button.tsx'
import { ClosedBehind } from './closed-behind.tsx'
import { ListFrame } from './list-frame.tsx'

/** The soonest due first. */
export function AssignedToMe({ isAdmin }: { isAdmin: boolean }) {
  const open = useInfiniteQuery(assignedQuery('open'))
  const isDue = open.data?.pages.flat().some(({ due_at: due }) => due !== null) === true
  return (
    <section className={styles.part} aria-labelledby="assigned">
      <div className={styles.partHead}>
        <h2 id="assigned">Assigned to you</h2>
        {isDue && (
          <CalendarButton read={() => call(endpoints.readCalendar)}>
            Add all to your calendar
          </CalendarButton>
        )}
      </div>
      <ListFrame
        label="Assigned to you"
        list={open}
        failure="What was assigned to you could not be loaded."
        empty={
          <Empty title="Nothing is assigned to you">
            {isAdmin
              ? 'When you or another admin asks you to practise something, it stands here with its due date.'
              : 'When an admin asks you to practise something, it stands here with its due date. Until then, practise what you like from the dashboard.'}
          </Empty>
        }
      >
        {(assigned, place) => (
          <AssignedCard key={assigned.id} assigned={assigned} isNext={place === 0} />
        )}
      </ListFrame>
      <ClosedBehind words={{ show: 'Show what is closed', hide: 'Hide what is closed' }}>
        <ClosedToMe />
      </ClosedBehind>
    </section>
  )
}

function ClosedToMe() {
  const closed = useInfiniteQuery(assignedQuery('closed'))
  return (
    <ListFrame
      label="Closed"
      list={closed}
      failure="What is closed could not be loaded."
      empty={<p className={styles.soft}>Nothing of yours is closed yet.</p>}
    >
      {(assigned) => <AssignedCard key={assigned.id} assigned={assigned} isNext={false} />}
    </ListFrame>
  )
}
