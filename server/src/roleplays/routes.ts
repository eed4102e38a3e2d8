import { endpoints } from '@colloquy/contract/endpoints'
import type { Routes } from '../http/routes.ts'
import { presentRoleplay, presentRoleplaySummary } from './present.ts'
import { rehearse } from './rehearse.ts'
import { findVisibleRoleplay, listRoleplays } from './read.ts'
import { createRoleplay, deleteRoleplay, editRoleplay } from './write.ts'

export function roleplayRoutes({ handle }: Routes): void {
  handle(endpoints.listRoleplays, async ({ ctx, query }) =>
    (await listRoleplays(ctx, query)).map(presentRoleplaySummary),
  )

  handle(endpoints.readRoleplay, async ({ ctx, params }) =>
    presentRoleplay(ctx.actor, await findVisibleRoleplay(ctx, params.roleplayId)),
  )

  handle(endpoints.createRoleplay, async ({ ctx, body }) =>
    presentRoleplay(ctx.actor, await createRoleplay(ctx, body)),
  )

  handle(endpoints.editRoleplay, async ({ ctx, params, query, body }) => {
    const edit = { id: params.roleplayId, form: body, editedFrom: query.updated_at }
    return presentRoleplay(ctx.actor, await editRoleplay(ctx, edit))
  })

  handle(endpoints.rehearseRoleplay, async ({ body }) => ({ answers: await rehearse(body) }))

  handle(endpoints.deleteRoleplay, async ({ ctx, params, query }) => {
    const becomes = query.soft_delete === 'true' ? 'hidden' : 'gone'
    await deleteRoleplay(ctx, { id: params.roleplayId, becomes })
    return { message: 'Schema deleted' }
  })
}
