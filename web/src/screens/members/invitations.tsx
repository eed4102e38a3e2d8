import { endpoints } from '@colloquy/contract/endpoints'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { reasonOf } from '../../data/explain.ts'
import { type Invitation, invitationsQuery } from '../../data/members.ts'
import { dayOf } from '../../data/times.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Surface } from '../../ui/surface.tsx'
import { AskedButton } from './asked-button.tsx'
import styles from './member-list.module.css'
import { roleName } from './role-and-groups.tsx'

/** Links that nobody has used yet. */
export function Invitations() {
  return (
    <Surface label="Open invitations">
      <InvitationList />
    </Surface>
  )
}

function InvitationList() {
  const invitations = useQuery(invitationsQuery)
  if (invitations.data === undefined && invitations.error === null)
    return <Skeleton label="Loading the invitations" lines={2} />
  if (invitations.data === undefined)
    return (
      <>
        <Notice kind="error">
          The invitations could not be loaded. {reasonOf(invitations.error)}
        </Notice>
        <div>
          <Button look="quiet" onClick={() => void invitations.refetch()}>
            Try Again
          </Button>
        </div>
      </>
    )
  if (invitations.data.length === 0)
    return <Empty title="No open invitations">Links that you make wait here to be used.</Empty>
  return (
    <ul className={styles.list}>
      {invitations.data.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const who = invitation.email ?? 'Anybody with the link'
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.who}>
          <span className={styles.name}>{who}</span>
          <span className={styles.soft}>
            {roleName(invitation.role)}, until {dayOf(invitation.expires_at)}
          </span>
        </div>
        <AskedButton
          aria-label={`Take back the invitation for ${who}`}
          asks={{
            title: 'Take back this invitation?',
            about: `Its link for ${invitation.email ?? 'anybody'} stops working at once. You can always make a new one.`,
            confirm: 'Take back',
            busy: 'Taking back…',
          }}
          work={() => call(endpoints.deleteInvitation, { params: { invitationId: invitation.id } })}
          changes={['invitations']}
        >
          Take back
        </AskedButton>
      </div>
    </li>
  )
}
