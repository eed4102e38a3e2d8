import { refusals } from '@colloquy/contract/messages'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { allGroupsQuery } from '../../data/groups.ts'
import { invitationsQuery, membersQuery } from '../../data/members.ts'
import { dashboardQuery } from '../../data/queries.ts'
import { Screen } from '../../frame/screen.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Surface } from '../../ui/surface.tsx'
import { AddMember } from './add-member.tsx'
import { Groups } from './groups.tsx'
import { Invitations } from './invitations.tsx'
import { Invite } from './invite.tsx'
import { MemberList } from './member-list.tsx'
import styles from './members.module.css'

/** Who belongs to the organization, and to which of its groups: for admins. */
export function Members() {
  const dashboard = useQuery(dashboardQuery)
  return (
    <Screen title="Members">
      {!dashboard.isFetched ? (
        <MembersSkeleton />
      ) : dashboard.data?.can.manageMembers === false ? (
        <Empty title={refusals.onlyAdmins}>
          Ask an admin of your organization to invite people, or to make you an admin.
        </Empty>
      ) : (
        <Everybody />
      )}
    </Screen>
  )
}

type Panel = 'none' | 'invite' | 'add'

function Everybody() {
  const [panel, setPanel] = useState<Panel>('none')
  const invite = useRef<HTMLButtonElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  // They come together, and what was typed stays when something is looked up again.
  const isReady = [
    useInfiniteQuery(membersQuery),
    useQuery(invitationsQuery),
    useQuery(allGroupsQuery),
  ].every((query) => query.isFetched)
  if (!isReady) return <MembersSkeleton />

  const toggle = (which: Panel) => setPanel(panel === which ? 'none' : which)
  const close = () => {
    const opener = panel === 'invite' ? invite : add
    setPanel('none')
    // What had the focus is gone.
    opener.current?.focus()
  }
  return (
    <>
      <div className={styles.ways}>
        <div className={styles.buttons}>
          <Button ref={invite} aria-expanded={panel === 'invite'} onClick={() => toggle('invite')}>
            Invite by link
          </Button>
          <Button
            ref={add}
            look="quiet"
            aria-expanded={panel === 'add'}
            onClick={() => toggle('add')}
          >
            Add a member
          </Button>
        </div>
        {panel === 'invite' && <Invite onClose={close} />}
        {panel === 'add' && <AddMember onClose={close} />}
      </div>
      <div className={styles.columns}>
        <MemberList />
        <div className={styles.side}>
          <Invitations />
          <Groups />
        </div>
      </div>
    </>
  )
}

function MembersSkeleton() {
  return (
    <div className={styles.columns}>
      <Surface label="People">
        <Skeleton label="Loading the members" lines={8} />
      </Surface>
      <div className={styles.side}>
        <Surface label="Open invitations">
          <Skeleton label="Loading the invitations" lines={3} />
        </Surface>
        <Surface label="Groups">
          <Skeleton label="Loading the groups" lines={3} />
        </Surface>
      </div>
    </div>
  )
}
