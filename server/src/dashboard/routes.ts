import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { practiceStats } from '@colloquy/domain/practice-totals'
import { displayName } from '../accounts/present.ts'
import { type Actor, isFor } from '../actor.ts'
import { presentAssigned } from '../assignments/present.ts'
import { presentConversationSummary } from '../conversations/present.ts'
import type { Routes } from '../http/routes.ts'
import { type FoundDashboard, readDashboard } from './read.ts'

export function dashboardRoutes({ handle }: Routes): void {
  handle(endpoints.readDashboard, async ({ ctx }) =>
    presentDashboard(ctx.actor, await readDashboard(ctx)),
  )
}

const presentDashboard = (
  actor: Actor,
  { totals, current, recent, reviews, due }: FoundDashboard,
): Answer<typeof endpoints.readDashboard> => ({
  user: displayName(actor),
  isDev: actor.isDeveloper,
  organization: actor.member?.organizationName ?? '',
  organizationRole: actor.member?.role ?? '',
  stats: practiceStats(totals),
  conversations: recent.map(presentConversationSummary),
  current,
  reviews,
  due: due.map(presentAssigned),
  can: {
    createRoleplays: isFor(endpoints.createRoleplay.who, actor),
    editRoleplays: isFor(endpoints.editRoleplay.who, actor),
    manageMembers: isFor(endpoints.changeMember.who, actor),
    assign: isFor(endpoints.createAssignment.who, actor),
    develop: isFor(endpoints.listOrganizations.who, actor),
  },
})
