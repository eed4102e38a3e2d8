import { endpoints } from '@colloquy/contract/endpoints'
import type { Routes } from '../http/routes.ts'
import { endSession, listSessions, renameAccount } from './account.ts'
import { changePassword, previewPasswordLink, setPasswordByLink } from './passwords.ts'
import { presentAccount, presentSession } from './present.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

export function accountRoutes({ handle }: Routes): void {
  handle(endpoints.signIn, ({ ctx, body }) => signIn(ctx, body))

  handle(endpoints.signUp, async ({ ctx, body }) => {
    await signUp(ctx, body)
    return { message: 'Account created. You can sign in now' }
  })

  handle(endpoints.setPasswordByLink, async ({ ctx, body }) => {
    await setPasswordByLink(ctx, body)
    return { message: 'Password set. You can sign in now' }
  })

  handle(endpoints.previewPasswordLink, async ({ ctx, body }) => {
    const { expiresAt } = await previewPasswordLink(ctx.db, body.token)
    return { expires_at: expiresAt.toISOString() }
  })

  handle(endpoints.signOut, async ({ ctx }) => {
    await endSession(ctx, ctx.actor.sessionId)
    return { message: 'Signed out' }
  })

  handle(endpoints.readAccount, async ({ ctx }) => presentAccount(ctx.actor))

  handle(endpoints.changeAccount, async ({ ctx, body }) =>
    presentAccount(await renameAccount(ctx, body.name)),
  )

  handle(endpoints.changePassword, async ({ ctx, body }) => {
    await changePassword(ctx, body)
    return { message: 'Password changed' }
  })

  handle(endpoints.listSessions, async ({ ctx }) =>
    (await listSessions(ctx)).map((session) => presentSession(session, ctx.actor)),
  )

  handle(endpoints.endSession, async ({ ctx, params }) => {
    await endSession(ctx, params.sessionId)
    return { message: 'Session ended' }
  })
}
