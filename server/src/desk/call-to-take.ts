import type { CallToTake, SpokenTurn } from '@colloquy/contract/desk'
import { minutesOf } from '@colloquy/domain/graph/difficulty'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { createAgentToken, learnerIdentity } from '../conversations/room-token.ts'
import type { MediaKeys } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { organizations } from '../db/tables/people.ts'
import { conversations, turns } from '../db/tables/practising.ts'
import { roleplayVersions } from '../db/tables/roleplays.ts'
import type { Claim } from './claims.ts'

/** Where the media server is depends on who asks. */
export type ClaimAtUrl = Claim & { mediaUrl: string }

/** Everything an agent needs for each of these calls. Left out is one whose roleplay is gone: it ends. */
export async function readCalls(
  db: Db,
  { claims, media }: { claims: ClaimAtUrl[]; media: MediaKeys },
): Promise<Map<string, CallToTake>> {
  const ids = claims.map(({ conversation }) => conversation)
  const found = await db
    .select({
      id: conversations.id,
      userId: conversations.userId,
      seed: conversations.seed,
      carriedTurns: conversations.carriedTurns,
      records: organizations.recordsCalls,
      startedMsAgo: sql<
        number | null
      >`(extract(epoch from now() - ${conversations.startedAt}) * 1000)::int`,
      name: roleplayVersions.name,
      scenario: roleplayVersions.scenario,
      difficulty: roleplayVersions.difficulty,
      graph: roleplayVersions.graph,
      persona: roleplayVersions.persona,
      voice: roleplayVersions.voice,
    })
    .from(conversations)
    .innerJoin(organizations, eq(organizations.id, conversations.organizationId))
    .innerJoin(
      roleplayVersions,
      sql`${roleplayVersions.roleplayId} = ${conversations.roleplayId}
        and ${roleplayVersions.version} = ${conversations.roleplayVersion}`,
    )
    .where(inArray(conversations.id, ids))
  const said = await readSaid(db, ids)
  const claimOf = new Map(claims.map((claim) => [claim.conversation, claim]))
  const all = found.map(async (row): Promise<CallToTake> => {
    const { name, scenario, difficulty, graph, persona, voice } = row
    // The clocks of servers may differ by a little.
    const { claim = 0, mediaUrl = '' } = claimOf.get(row.id) ?? {}
    const startedMsAgo = row.startedMsAgo === null ? null : Math.max(0, row.startedMsAgo)
    return {
      conversation: row.id,
      claim,
      room: {
        url: mediaUrl,
        token: await createAgentToken(media, { room: row.id, name: persona.name }),
      },
      learnerIdentity: learnerIdentity(row.userId),
      roleplay: { name, scenario, difficulty, graph: graph ?? undefined, persona, voice },
      seed: row.seed,
      leftMs: Math.max(0, minutesOf(difficulty) * 60_000 - (startedMsAgo ?? 0)),
      startedMsAgo,
      turns: said.get(row.id) ?? [],
      carriedTurns: row.carriedTurns,
      records: row.records,
    }
  })
  return new Map((await Promise.all(all)).map((call) => [call.conversation, call]))
}

async function readSaid(db: Db, ids: string[]): Promise<Map<string, SpokenTurn[]>> {
  const said = new Map<string, SpokenTurn[]>()
  const rows = await db
    .select()
    .from(turns)
    .where(inArray(turns.conversationId, ids))
    .orderBy(asc(turns.conversationId), asc(turns.seq))
  for (const { conversationId, ...turn } of rows) {
    const before = said.get(conversationId)
    if (before === undefined) said.set(conversationId, [turn])
    else before.push(turn)
  }
  return said
}
