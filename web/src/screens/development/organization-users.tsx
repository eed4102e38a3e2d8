import { isAdmin } from '@colloquy/domain/roles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFailureLog } from '../../data/failure-log.ts'
import { type Organization, organizationUsersQuery } from '../../data/organizations.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Surface } from '../../ui/surface.tsx'
import styles from './development.module.css'
import list from './organization-users.module.css'

export function OrganizationUsers({ organization }: { organization: Organization }) {
  return (
    <Surface label={`Users of ${organization.name}`}>
      <div className={list.place}>
        <UserList organizationId={organization.id} />
      </div>
      <div className={styles.soon}>
        <Button look="quiet" id="add-user" hint="Coming soon">
          Add User
        </Button>
        <Button look="quiet" id="remove-user" hint="Coming soon">
          Remove User
        </Button>
      </div>
    </Surface>
  )
}

function UserList({ organizationId }: { organizationId: string }) {
  const users = useInfiniteQuery(organizationUsersQuery(organizationId))
  useFailureLog('Loading the users', users.error)
  if (users.isPending) return <Skeleton label="Loading the users" lines={4} />
  const all = users.data?.pages.flatMap((page) => page.users) ?? []
  if (all.length === 0)
    return (
      <Empty
        title="No users in this organization yet."
        action={
          users.isError && (
            <Button
              look="quiet"
              busy={users.isFetching && 'Looking again…'}
              onClick={() => void users.refetch()}
            >
              Try Again
            </Button>
          )
        }
      />
    )
  return (
    // It scrolls, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={list.scroll} tabIndex={0} aria-label="Users">
      <ul className={list.users}>
        {all.map((user) => (
          <li key={user.user_id} className={list.user}>
            <span className={list.name}>
              {user.name || user.email}
              {isAdmin(user.role) && <span className={list.role}>Admin</span>}
            </span>
            <span className={list.email}>{user.email}</span>
          </li>
        ))}
      </ul>
      {users.hasNextPage && (
        <Button
          look="plain"
          busy={users.isFetchingNextPage && 'Loading…'}
          onClick={() => void users.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  )
}
