import type { Talk } from '@colloquy/domain/reading/talk'
import type { Course, RoleplayForm } from '@colloquy/domain/roleplay'

/** What the demo organization is filled with. The texts stand in roleplays.ts and talks/. */

export type DemoRoleplay = Omit<RoleplayForm, 'groupIds'> &
  Pick<Course, 'scenario'> & { key: string; isForNewHires: boolean }

export type DemoTurn = {
  speaker: 'trainee' | 'persona'
  text: string
  startedAtMs: number
  endedAtMs: number
  interrupted?: boolean
}

export type DemoTalk = {
  learner: 'member' | 'admin'
  roleplayKey: string
  daysAgo: number
  isSubmitted: boolean
  turns: DemoTurn[]
}

/** As the grader reads it, like any other. */
export const asTalk = (
  { turns }: Pick<DemoTalk, 'turns'>,
  { scenario, name, persona }: DemoRoleplay,
): Talk => ({
  useCase: scenario,
  roleplay: { name, persona, graph: null },
  turns: turns.map((turn) => ({ typed: false, interrupted: false, confidence: null, ...turn })),
})
