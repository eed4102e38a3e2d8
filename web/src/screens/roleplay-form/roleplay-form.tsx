import { messages } from '@colloquy/contract/messages'
import { ROLEPLAY_LIMITS } from '@colloquy/domain/roleplay'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { explain } from '../../data/explain.ts'
import { offeredGroupsQuery } from '../../data/groups.ts'
import { dashboardQuery, roleplayQuery } from '../../data/queries.ts'
import { Screen } from '../../frame/screen.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { emptyForm, formOf } from './form-values.ts'
import { RoleplayEditor } from './roleplay-editor.tsx'

/** The same form creates a roleplay, from nothing or from a copy (`?copy=<id>`), and edits one. */
export function RoleplayFormScreen() {
  const { schemaId } = useParams()
  const [search] = useSearchParams()
  const copiedId = search.get('copy')
  return (
    <Screen title={schemaId === undefined ? 'Create a roleplay' : 'Edit roleplay'}>
      <ForAdmins doing={schemaId === undefined ? 'create' : 'edit'}>
        {schemaId !== undefined ? (
          <EditRoleplay key={schemaId} id={schemaId} />
        ) : copiedId !== null ? (
          <CopyRoleplay key={copiedId} id={copiedId} />
        ) : (
          <RoleplayEditor draftName="roleplay:new" initial={emptyForm()} />
        )}
      </ForAdmins>
    </Screen>
  )
}

type ForAdminsProps = { doing: 'create' | 'edit'; children: ReactNode }

/** When it cannot be found out who may, the form is shown: the server decides in any case. */
function ForAdmins({ doing, children }: ForAdminsProps) {
  const dashboard = useQuery(dashboardQuery)
  const { can } = dashboard.data ?? {}
  const mayNot = can && !(doing === 'create' ? can.createRoleplays : can.editRoleplays)
  // Waited for once, so that the form comes whole, and stays when something is looked up again.
  const groups = useQuery({ ...offeredGroupsQuery, enabled: dashboard.isFetched && !mayNot })
  if (mayNot)
    return (
      <Empty title={doing === 'create' ? messages.onlyAdminsCreate : messages.onlyAdminsEdit}>
        An admin of your organization can do it, or make you one.
      </Empty>
    )
  return groups.isFetched ? children : <FormSkeleton />
}

function EditRoleplay({ id }: { id: string }) {
  const roleplay = useFreshRoleplay(id)
  if (roleplay.data === undefined) return <Loading {...roleplay} />
  return (
    <RoleplayEditor draftName={`roleplay:${id}`} roleplayId={id} initial={formOf(roleplay.data)} />
  )
}

function CopyRoleplay({ id }: { id: string }) {
  const roleplay = useFreshRoleplay(id)
  if (roleplay.data === undefined) return <Loading {...roleplay} />
  const form = formOf(roleplay.data)
  const name = `Copy of ${form.name}`.slice(0, ROLEPLAY_LIMITS.nameCharacters)
  return <RoleplayEditor draftName={`roleplay:copy:${id}`} initial={{ ...form, name }} />
}

/** What is edited is what the server has now, not what was seen a while ago, and it stays put then. */
function useFreshRoleplay(id: string) {
  const { data, isFetchedAfterMount, isFetching, error, refetch } = useQuery({
    ...roleplayQuery(id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return {
    data: isFetchedAfterMount && error === null ? data : undefined,
    error,
    isFetching,
    retry: () => void refetch(),
  }
}

type LoadingProps = { error: unknown; isFetching: boolean; retry: () => void }

function Loading({ error, isFetching, retry }: LoadingProps) {
  if (!error) return <FormSkeleton />
  return (
    <>
      <Notice kind="error">{explain(messages.schemaLoad, error)}</Notice>
      <div>
        <Button look="quiet" busy={isFetching && 'Trying…'} onClick={retry}>
          Try Again
        </Button>
      </div>
    </>
  )
}
