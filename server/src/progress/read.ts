import { liftOf } from '@colloquy/domain/progress/lift'
import { type Figure, figuresOf } from '@colloquy/domain/progress/figures'
import { nextPractice } from '@colloquy/domain/progress/next-practice'
import { type Skill, skillsOf, weakestOf } from '@colloquy/domain/progress/skills'
import type { UseCase } from '@colloquy/domain/use-cases'
import { and, asc, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { practiceHours } from '../db/tables/practising.ts'
import { roleplays } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'
import { seenBy } from '../roleplays/policy.ts'
import { type FoundTalk, readTalks } from './talks.ts'
import { type ShownBy, whatShows } from './shown-by.ts'
import { type FoundUseCase, readUseCases } from './use-cases.ts'

export type FoundProgress = {
  scenario: UseCase | null
  useCases: (FoundUseCase & { lift: ReturnType<typeof liftOf> })[]
  talks: FoundTalk[]
  hasOlder: boolean
  skills: Skill[]
  figures: Figure[]
  hours: Awaited<ReturnType<typeof readHours>>
  weakest: { skill: Skill; shownBy: ShownBy } | null
  roleplay: { id: string; name: string; scenario: UseCase } | null
}

const NOTHING: FoundProgress = {
  scenario: null,
  useCases: [],
  talks: [],
  hasOlder: false,
  skills: [],
  figures: [],
  hours: [],
  weakest: null,
  roleplay: null,
}

/** Five queries, however much was practised. */
export async function readProgress(
  { db, actor: { member } }: Context,
  wished: UseCase | undefined,
): Promise<FoundProgress> {
  if (member === null) return NOTHING
  const [useCases, hours] = await Promise.all([readUseCases(db, member), readHours(db, member)])
  const scenario = wished ?? useCases[0]?.scenario ?? null
  const known = {
    scenario,
    useCases: useCases.map((one) => ({
      ...one,
      lift: liftOf({
        first: one.first.score,
        best: one.best.score,
        latest: one.latest.score,
        isOne: one.first.conversationId === one.latest.conversationId,
      }),
    })),
    hours,
  }
  if (scenario === null) {
    const roleplay = nextPractice(await readRoleplays(db, member, null), [])
    return { ...NOTHING, ...known, roleplay }
  }

  const { talks, counted, first, hasOlder } = await readTalks(db, member, scenario)
  const skills = skillsOf({
    useCase: scenario,
    talks: first === null ? counted : [first, ...counted],
  })
  const weakest = weakestOf(skills)
  const [choice, shownBy] = await Promise.all([
    readRoleplays(db, member, scenario),
    weakest && whatShows(db, member, { skill: weakest, talks: counted }),
  ])
  return {
    ...known,
    talks,
    hasOlder,
    skills,
    figures: figuresOf(counted),
    weakest: weakest && shownBy && { skill: weakest, shownBy },
    roleplay: nextPractice(choice, talks),
  }
}

/** As many weeks as are shown, and a day more: where the learner is, the first may have begun earlier. */
const SHOWN = sql`now() - interval '26 weeks 1 day'`

const readHours = (db: Db, member: Member) =>
  db
    .select({
      hour: practiceHours.hour,
      conversations: practiceHours.conversations,
      seconds: practiceHours.seconds,
    })
    .from(practiceHours)
    .where(
      within(
        member,
        practiceHours,
        eq(practiceHours.userId, member.userId),
        gte(practiceHours.hour, SHOWN),
        gt(practiceHours.conversations, 0),
      ),
    )
    .orderBy(asc(practiceHours.hour))

/** One is chosen of them. */
const MOST_TO_CHOOSE_FROM = 50

const readRoleplays = (db: Db, member: Member, scenario: UseCase | null) =>
  db
    .select({ id: roleplays.id, name: roleplays.name, scenario: roleplays.scenario })
    .from(roleplays)
    .where(
      and(
        seenBy(member, db),
        isNull(roleplays.archivedAt),
        scenario === null ? undefined : eq(roleplays.scenario, scenario),
      ),
    )
    .orderBy(asc(roleplays.name), asc(roleplays.id))
    .limit(MOST_TO_CHOOSE_FROM)
