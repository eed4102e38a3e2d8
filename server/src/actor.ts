import type { Audience } from '@colloquy/contract/endpoint'
import { isAdmin } from '@colloquy/domain/roles'

/** Who asks, as the database knows it at this moment. */
export type Actor = {
  userId: string
  sessionId: string
  name: string
  email: string
  isDeveloper: boolean
  member: Member | null
}

/** Where they work. Groups that are switched off are not among these. */
export type Member = {
  userId: string
  organizationId: string
  organizationName: string
  /** Whether the sound of calls is kept, of those who agree to it. */
  recordsCalls: boolean
  role: string
  groupIds: string[]
}

export type ActorFor<A extends Audience> = A extends 'anyone'
  ? null
  : A extends 'admin'
    ? Actor & { member: Member }
    : Actor

/** Who a call is for. The buttons of the screens ask this too, so they cannot disagree with it. */
export function isFor(audience: Audience, actor: Actor): boolean {
  switch (audience) {
    case 'anyone':
    case 'signed-in':
      return true
    case 'admin':
      return actor.member !== null && isAdmin(actor.member.role)
    case 'developer':
      return actor.isDeveloper
  }
}
