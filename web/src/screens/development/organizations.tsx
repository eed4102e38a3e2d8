import { endpoints } from '@colloquy/contract/endpoints'
import { messages } from '@colloquy/contract/messages'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { explain } from '../../data/explain.ts'
import { type Organization, organizationsQuery } from '../../data/organizations.ts'
import { dayOf } from '../../data/times.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PickList } from '../../ui/pick-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Surface } from '../../ui/surface.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { DeleteOrganization } from './delete-organization.tsx'
import styles from './development.module.css'
import { OrganizationUsers } from './organization-users.tsx'

type OrganizationsProps = {
  selectedId: string | null
  onSelect: (id: string) => void
  onDeleted: (id: string) => void
}

/** Every organization, and the users of the selected one: the first, until another is selected. */
export function Organizations({ selectedId, onSelect, onDeleted }: OrganizationsProps) {
  const organizations = useInfiniteQuery(organizationsQuery)
  const queries = useQueryClient()
  const toast = useToast()
  const all = organizations.data?.pages.flat()
  const isAwaited = selectedId !== null && organizations.isFetching
  // One that was just made comes with the next list: until then, what one deletes would be another.
  const selected = all?.find(({ id }) => id === selectedId) ?? (isAwaited ? undefined : all?.[0])

  const remove = async ({ id, name }: Organization) => {
    await call(endpoints.deleteOrganization, { body: { organization_id: id } })
    queries.setQueryData(organizationsQuery.queryKey, (data) => without(data, id))
    onDeleted(id)
    toast(`${name} was deleted`)
    for (const queryKey of [organizationsQuery.queryKey, ['dashboard']])
      void queries.invalidateQueries({ queryKey })
  }

  return (
    <div className={styles.column}>
      <Surface label="Organizations">
        {all === undefined && organizations.error === null ? (
          <Skeleton label="Loading the organizations" lines={5} />
        ) : all === undefined ? (
          <>
            <Notice kind="error">{explain(messages.organizationsLoad, organizations.error)}</Notice>
            <div>
              <Button
                look="quiet"
                busy={organizations.isFetching && 'Trying…'}
                onClick={() => void organizations.refetch()}
              >
                Try Again
              </Button>
            </div>
          </>
        ) : all.length === 0 ? (
          <Empty title="No organizations found.">Seed one to have something to work with.</Empty>
        ) : (
          <PickList
            label="Organizations"
            options={all.map((organization) => ({
              id: organization.id,
              label: organization.name,
              hint: hintOf(organization),
            }))}
            picked={selected?.id ?? null}
            onPick={onSelect}
          >
            {organizations.hasNextPage && (
              <Button
                look="plain"
                busy={organizations.isFetchingNextPage && 'Loading…'}
                onClick={() => void organizations.fetchNextPage()}
              >
                Show more
              </Button>
            )}
          </PickList>
        )}
        <div className={styles.soon}>
          {selected && (
            <DeleteOrganization
              key={selected.id}
              organization={selected}
              onDelete={() => remove(selected)}
            />
          )}
          <Button look="quiet" id="create-organization" hint="Coming soon">
            Create
          </Button>
          <Button look="quiet" id="edit-organization" hint="Coming soon">
            Edit
          </Button>
        </div>
      </Surface>
      {selected && <OrganizationUsers key={selected.id} organization={selected} />}
    </div>
  )
}

const hintOf = ({ description, created_at: createdAt }: Organization): string =>
  [description, `since ${dayOf(createdAt)}`].filter((part) => part !== '').join(' · ')

type Pages = InfiniteData<Organization[]>

const without = (data: Pages | undefined, id: string): Pages | undefined =>
  data && { ...data, pages: data.pages.map((page) => page.filter((one) => one.id !== id)) }
