import { address } from '@colloquy/contract/client'
import { messages } from '@colloquy/contract/messages'
import { screens } from '@colloquy/contract/screens'
import { Link } from 'react-router'
import type { DashboardData } from '../../data/queries.ts'
import { Button, type ButtonLook, buttonLook } from '../../ui/button.tsx'

type Can = { can: DashboardData['can'] }

export function CreateButton({ can, look = 'quiet' }: Can & { look?: ButtonLook }) {
  if (!can.createRoleplays)
    return (
      <Button look="quiet" hint={messages.onlyAdminsCreate}>
        Create
      </Button>
    )
  return (
    <Link className={buttonLook(look)} to={screens.createRoleplay}>
      Create
    </Link>
  )
}

export function EditButton({ can, roleplayId }: Can & { roleplayId: string }) {
  if (!can.editRoleplays)
    return (
      <Button look="quiet" hint={messages.onlyAdminsEdit}>
        Edit
      </Button>
    )
  return (
    <Link
      className={buttonLook('quiet')}
      to={address(screens.editRoleplay, { schemaId: roleplayId })}
    >
      Edit
    </Link>
  )
}
