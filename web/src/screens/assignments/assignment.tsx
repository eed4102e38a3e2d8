import { screens } from '@colloquy/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { assignmentQuery } from '../../data/assignments.ts'
import { reasonOf } from '../../data/explain.ts'
import { Page } from '../../frame/page.tsx'
import { DueLine } from '../../parts/assignment/due-line.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './assignment.module.css'
import { Managed } from './managed.tsx'
import { OwnPart } from './own-part.tsx'

/** One assignment: for its learner with their own attempts, for an admin with what was submitted. */
export function Assignment() {
  const { assignmentId = '' } = useParams()
  return (
    <Page>
      <div className={styles.screen}>
        <p>
          <Link to={screens.assignments}>Back to Assignments</Link>
        </p>
        <AssignmentOf key={assignmentId} assignmentId={assignmentId} />
      </div>
    </Page>
  )
}

function AssignmentOf({ assignmentId }: { assignmentId: string }) {
  const found = useQuery(assignmentQuery(assignmentId))
  if (found.isPending)
    return (
      <>
        <h1 className="visually-hidden">Assignment</h1>
        <Skeleton label="Loading the assignment" lines={6} />
      </>
    )
  if (found.data === undefined)
    return (
      <>
        <h1 className={styles.title}>Assignment</h1>
        <Notice kind="error">The assignment could not be loaded. {reasonOf(found.error)}</Notice>
        <div>
          <Button
            look="quiet"
            busy={found.isFetching && 'Trying…'}
            onClick={() => void found.refetch()}
          >
            Try Again
          </Button>
        </div>
      </>
    )
  if (found.data === null) return <Gone />
  const assignment = found.data
  const { roleplay, note, own, managed } = assignment
  return (
    <>
      <title>{`${roleplay.name} · Assignments · Colloquy`}</title>
      <header className={styles.head}>
        <p className={styles.kicker}>Assignment</p>
        <h1 className={styles.title}>{roleplay.name}</h1>
        <p className={styles.due}>
          <DueLine
            due={assignment.due_at}
            isClosed={assignment.closed_at !== null}
            state={own?.state ?? null}
          />
        </p>
        {roleplay.description && <p className={styles.soft}>{roleplay.description}</p>}
        {note !== '' && <p className={styles.note}>{note}</p>}
      </header>
      {own !== null && <OwnPart assignment={assignment} own={own} />}
      {managed !== null && <Managed assignment={assignment} managed={managed} />}
    </>
  )
}

function Gone() {
  return (
    <>
      <title>Assignments · Colloquy</title>
      <h1 className={styles.title}>No such assignment</h1>
      <Empty
        title="It was deleted, or it is not for you"
        action={
          <Link className={buttonLook('quiet')} to={screens.assignments}>
            See your assignments
          </Link>
        }
      >
        Attempts that you made at it stay among your conversations.
      </Empty>
    </>
  )
}
