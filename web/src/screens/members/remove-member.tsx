import { endpoints } from '@colloquy/contract/endpoints'
import { call } from '../../data/api.ts'
import { readUser } from '../../data/credentials.ts'
import type { Member } from '../../data/members.ts'
import { AskedButton } from './asked-button.tsx'

/** Out of the organization; the account itself stays. */
export function RemoveMember({ member }: { member: Member }) {
  const isSelf = member.user_id === readUser()?.id
  return (
    <AskedButton
      asks={{
        title: isSelf ? 'Remove yourself?' : `Remove ${member.name || member.email}?`,
        about: isSelf
          ? 'You will be signed out at once and lose access to this organization.'
          : 'They will be signed out at once and see nothing of this organization any more. Their account stays.',
        confirm: 'Remove',
        busy: 'Removing…',
      }}
      work={() => call(endpoints.removeMember, { params: { userId: member.user_id } })}
      changes={['members']}
    >
      Remove from the organization
    </AskedButton>
  )
}
