import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { assignmentsQuery } from '../../data/assignments.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { AssignmentRow } from './assignment-row.tsx'
import styles from './assignments.module.css'
import { ClosedBehind } from './closed-behind.tsx'
import { AssignmentForm } from './form/assignment-form.tsx'
import { ListFrame } from './list-frame.tsx'
import { useShownForm } from './use-shown-form.ts'

/** For admins: what was asked of everybody, newest first. */
export function AllAssignments() {
  const open = useInfiniteQuery(assignmentsQuery('open'))
  const form = useShownForm('new')
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    form.hide()
    // What had the focus is gone.
    opener.current?.focus()
  }
  return (
    <section className={styles.part} aria-labelledby="all">
      <div className={styles.partHead}>
        <h2 id="all">All assignments</h2>
        <Button
          ref={opener}
          aria-expanded={form.isShown}
          look={form.isShown ? 'quiet' : 'primary'}
          onClick={form.isShown ? close : form.show}
        >
          New assignment
        </Button>
      </div>
      {form.isShown && <AssignmentForm onClose={close} />}
      <ListFrame
        label="Open assignments"
        list={open}
        failure="The assignments could not be loaded."
        empty={
          <Empty title="No assignments yet">
            Ask people or groups to practise a roleplay until a day. They choose which attempt to
            submit, and you see how far everybody is, and what they submitted.
          </Empty>
        }
      >
        {(assignment) => <AssignmentRow key={assignment.id} assignment={assignment} />}
      </ListFrame>
      <ClosedBehind words={{ show: 'Show closed assignments', hide: 'Hide closed assignments' }}>
        <ClosedAssignments />
      </ClosedBehind>
    </section>
  )
}

function ClosedAssignments() {
  const closed = useInfiniteQuery(assignmentsQuery('closed'))
  return (
    <ListFrame
      label="Closed assignments"
      list={closed}
      failure="The closed assignments could not be loaded."
      empty={<p className={styles.soft}>None was closed yet.</p>}
    >
      {(assignment) => <AssignmentRow key={assignment.id} assignment={assignment} />}
    </ListFrame>
  )
}
