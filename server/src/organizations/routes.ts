import { endpoints } from '@colloquy/contract/endpoints'
import { presentAccount } from '../accounts/present.ts'
import { NotSignedIn } from '../errors.ts'
import { findActorOfSession } from '../accounts/find-actor.ts'
import type { Routes } from '../http/routes.ts'
import { changeOrganization } from './change.ts'
import { createOrganization } from './create.ts'
import { createGroup, deleteGroup, editGroup, listGroups } from './groups.ts'
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  listInvitations,
  previewInvitation,
} from './invitations.ts'
import {
  addMember,
  changeMember,
  createLinkForMember,
  listMembers,
  removeMember,
} from './members.ts'
import {
  presentGroup,
  presentInvitation,
  presentInvitationLink,
  presentMember,
  presentOrganization,
  presentPasswordLink,
} from './present.ts'

export function organizationRoutes({ handle }: Routes): void {
  handle(endpoints.createOrganization, async ({ ctx, body }) =>
    presentOrganization(await createOrganization(ctx, body)),
  )

  handle(endpoints.changeOrganization, async ({ ctx, body }) =>
    presentAccount(await changeOrganization(ctx, body)),
  )

  handle(endpoints.listGroups, async ({ ctx, query }) =>
    (await listGroups(ctx, query.inactive === 'true' ? 'all' : 'offered')).map(presentGroup),
  )
  handle(endpoints.createGroup, async ({ ctx, body }) => presentGroup(await createGroup(ctx, body)))
  handle(endpoints.editGroup, async ({ ctx, params, body }) =>
    presentGroup(await editGroup(ctx, { id: params.groupId, form: body })),
  )
  handle(endpoints.deleteGroup, async ({ ctx, params }) => {
    await deleteGroup(ctx, params.groupId)
    return { message: 'Group deleted' }
  })

  handle(endpoints.listMembers, async ({ ctx, query }) =>
    (await listMembers(ctx, query)).map(presentMember),
  )
  handle(endpoints.addMember, async ({ ctx, body }) => {
    const { added, link } = await addMember(ctx, body)
    const origin = ctx.settings.publicOrigin
    return { member: presentMember(added), password_link: presentPasswordLink({ origin, ...link }) }
  })
  handle(endpoints.changeMember, async ({ ctx, params, body }) =>
    presentMember(await changeMember(ctx, { userId: params.userId, ...body })),
  )
  handle(endpoints.removeMember, async ({ ctx, params }) => {
    await removeMember(ctx, params.userId)
    return { message: 'Member removed' }
  })
  handle(endpoints.createPasswordLink, async ({ ctx, params }) =>
    presentPasswordLink({
      origin: ctx.settings.publicOrigin,
      ...(await createLinkForMember(ctx, params.userId)),
    }),
  )

  handle(endpoints.listInvitations, async ({ ctx }) =>
    (await listInvitations(ctx)).map(presentInvitation),
  )
  handle(endpoints.createInvitation, async ({ ctx, body }) => {
    const { invitation, token } = await createInvitation(ctx, body)
    const { expiresAt } = invitation
    const link = presentInvitationLink({ origin: ctx.settings.publicOrigin, token, expiresAt })
    return { invitation: presentInvitation(invitation), link }
  })
  handle(endpoints.deleteInvitation, async ({ ctx, params }) => {
    await deleteInvitation(ctx, params.invitationId)
    return { message: 'Invitation taken back' }
  })
  handle(endpoints.previewInvitation, async ({ ctx, body }) => {
    const { expiresAt, ...rest } = await previewInvitation(ctx.db, body.token)
    return { ...rest, expires_at: expiresAt.toISOString() }
  })
  handle(endpoints.acceptInvitation, async ({ ctx, body }) => {
    await acceptInvitation(ctx, body.token)
    const actor = await findActorOfSession(ctx.db, ctx.actor.sessionId)
    if (actor === null) throw new NotSignedIn()
    return presentAccount(actor)
  })
}
