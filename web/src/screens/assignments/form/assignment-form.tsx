import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { AssignmentData } from '../../../data/assignments.ts'
import { reasonOf } from '../../../data/explain.ts'
import { allGroupsQuery } from '../../../data/groups.ts'
import { allMembersQuery } from '../../../data/members.ts'
import { roleplaysQuery } from '../../../data/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Surface } from '../../../ui/surface.tsx'
import styles from './assignment-form.module.css'
import { AssignmentFields } from './assignment-fields.tsx'

type AssignmentFormProps = {
  /** What is changed; a new one without. */
  assignment?: AssignmentData
  onClose: () => void
}

/** Asks people and groups to practise something. It waits until all that can be chosen is there. */
export function AssignmentForm({ assignment, onClose }: AssignmentFormProps) {
  const members = useQuery(allMembersQuery)
  const groups = useQuery(allGroupsQuery)
  const roleplays = useQuery(roleplaysQuery)
  const place = useRef<HTMLDivElement>(null)
  // It has come for whoever pressed the button.
  useEffect(() => place.current?.focus(), [])
  const failed = [members, groups, roleplays].find(
    ({ data, isError }) => data === undefined && isError,
  )
  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      <Surface label={assignment === undefined ? 'New assignment' : 'Change what is asked'}>
        {failed !== undefined ? (
          <>
            <Notice kind="error">
              What can be chosen could not be loaded. {reasonOf(failed.error)}
            </Notice>
            <div className={styles.buttons}>
              <Button
                look="quiet"
                busy={failed.isFetching && 'Trying…'}
                onClick={() => {
                  for (const query of [members, groups, roleplays])
                    if (query.data === undefined) void query.refetch()
                }}
              >
                Try Again
              </Button>
              <Button look="plain" onClick={onClose}>
                Cancel
              </Button>
            </div>
          </>
        ) : members.data && groups.data && roleplays.data ? (
          <AssignmentFields
            offered={{ members: members.data, groups: groups.data, roleplays: roleplays.data }}
            assignment={assignment}
            onClose={onClose}
          />
        ) : (
          <Skeleton label="Loading what can be chosen" lines={8} />
        )}
      </Surface>
    </div>
  )
}
