import type { GradeReport } from '@colloquy/contract/grades'
import { type Skill, talkThatShows } from '@colloquy/domain/progress/skills'
import { desc, eq, sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import type { Db } from '../db/connect.ts'
import { grades } from '../db/tables/grading.ts'
import { conversations } from '../db/tables/practising.ts'
import { within } from '../db/tenant.ts'
import type { FoundTalk } from './talks.ts'

type Criterion = GradeReport['criteria'][number]

export type ShownBy = {
  talk: FoundTalk
  score: number
  /** As it was judged; null where only somebody's decision gave it a score. */
  judged: Pick<Criterion, 'reason' | 'evidence'> | null
}

type Asked = { skill: Skill; talks: FoundTalk[] }

/** The talk in which a skill can be seen, and what its grade says of it. */
export async function whatShows(
  db: Db,
  member: Member,
  { skill, talks }: Asked,
): Promise<ShownBy | null> {
  const talk = talks.find(({ id }) => id === talkThatShows(skill, talks)?.id)
  if (talk === undefined) return null
  const [newest] = await db
    .select({
      judged: sql<Criterion | null>`jsonb_path_query_first(${grades.report},
        '$.criteria[*] ? (@.id == $id)', jsonb_build_object('id', ${skill.id}::text))`,
    })
    .from(grades)
    .innerJoin(conversations, eq(conversations.id, grades.conversationId))
    .where(within(member, conversations, eq(grades.conversationId, talk.id)))
    .orderBy(desc(grades.number))
    .limit(1)
  const score = talk.criteria.find(({ id }) => id === skill.id)?.score ?? 0
  return { talk, score, judged: newest?.judged ?? null }
}
