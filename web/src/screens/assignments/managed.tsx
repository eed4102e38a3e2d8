import { useRef } from 'react'
import type { AssignmentData, ManagedAssignment } from '../../data/assignments.ts'
import { Button } from '../../ui/button.tsx'
import { AssignedPeople } from './assigned-people.tsx'
import { askedInWords } from './asked-in-words.ts'
import styles from './assignment.module.css'
import { AssignmentForm } from './form/assignment-form.tsx'
import { Lasting } from './lasting.tsx'
import { StateCounts } from '../../parts/assignment/state-counts.tsx'
import { useShownForm } from './use-shown-form.ts'

type ManagedProps = { assignment: AssignmentData; managed: ManagedAssignment }

/** For admins: of whom it was asked, how many stand where, and what they handed in. */
export function Managed({ assignment, managed }: ManagedProps) {
  const form = useShownForm('edit')
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    form.hide()
    // What had the focus is gone.
    opener.current?.focus()
  }
  return (
    <>
      <section className={styles.part} aria-labelledby="asked">
        <div className={styles.partHead}>
          <h2 id="asked">What is asked</h2>
          <div className={styles.ways}>
            <Button
              ref={opener}
              look="quiet"
              aria-expanded={form.isShown}
              onClick={form.isShown ? close : form.show}
            >
              Edit
            </Button>
            <Lasting assignment={assignment} />
          </div>
        </div>
        {form.isShown && <AssignmentForm assignment={assignment} onClose={close} />}
        <p>{askedInWords(assignment)}</p>
        {!assignment.roleplay.is_available && (
          <p>The roleplay was put away, so that nobody can practise it now.</p>
        )}
        <Asked managed={managed} />
      </section>
      <section className={styles.part} aria-labelledby="people">
        <h2 id="people">People</h2>
        <StateCounts assigned={managed.assigned} states={managed.states} />
        <p className={styles.soft}>
          You see how far everybody is, and what they submitted. Practice that is not submitted
          stays private: neither its scores nor how often somebody tried is shown to anybody else.
        </p>
        <AssignedPeople assignmentId={assignment.id} />
      </section>
    </>
  )
}

/** Of hundreds one reads a few; all of them stand in the form that changes it. */
const MOST_LISTED = 24

function Asked({ managed: { people, groups } }: { managed: ManagedAssignment }) {
  const all = [
    ...groups.map(({ id, name, is_active: isActive }) => ({ id, name, isOff: !isActive })),
    ...people.map(({ user_id: id, name }) => ({ id, name, isOff: false })),
  ]
  if (all.length === 0)
    return (
      <p className={styles.soft}>
        Nobody is asked any more: who it was for has left. Edit it to ask somebody else.
      </p>
    )
  return (
    <ul className={styles.asked} aria-label="Asked">
      {all.slice(0, MOST_LISTED).map(({ id, name, isOff }) => (
        <li key={id} className={styles.one}>
          {name}
          {isOff && <span className={styles.soft}> (switched off)</span>}
        </li>
      ))}
      {all.length > MOST_LISTED && (
        <li className={styles.soft}>and {all.length - MOST_LISTED} more</li>
      )}
    </ul>
  )
}
