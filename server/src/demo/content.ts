import type { GradeReport } from '@colloquy/contract/grades'
import type { UngradedReason } from '@colloquy/domain/conversation'
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
  outcome: { grade: GradeReport } | { ungraded: UngradedReason }
}
