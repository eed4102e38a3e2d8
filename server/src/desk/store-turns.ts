import { isDeepStrictEqual } from 'node:util'
import type { SpokenTurn } from '@colloquy/contract/desk'
import { and, inArray, sql } from 'drizzle-orm'
import { advance } from '../conversations/advance.ts'
import type { Db } from '../db/connect.ts'
import { calls, conversations, turns } from '../db/tables/practising.ts'
import type { Claim } from './claims.ts'

export type TurnToStore = Claim & { turn: SpokenTurn }

/**
 * `stored` also when it was there before. `not-theirs`: the call is somebody else's or over. `unfitting`: it says
 * something else than what is stored, or leaves a gap, so its sender is wrong about the talk.
 */
export type Outcome = 'stored' | 'not-theirs' | 'unfitting'

/** In one transaction: when this resolves, what is `stored` outlives us. In the order given. */
export async function storeTurns(
  db: Db,
  { replica, given }: { replica: string; given: TurnToStore[] },
): Promise<Outcome[]> {
  return db.transaction(async (tx) => {
    const open = await lockCalls(tx, { replica, ids: idsOf(given) })
    const known = await readKnown(tx, given)
    const fresh: TurnToStore[] = []
    const outcomes = given.map((one): Outcome => {
      const { conversation, turn } = one
      const call = open.get(conversation)
      if (call === undefined || call.claim !== one.claim) return 'not-theirs'
      if (turn.seq < call.turns) {
        const before = known.get(keyOf(conversation, turn.seq))
        return before !== undefined && isSame(before, turn) ? 'stored' : 'unfitting'
      }
      if (turn.seq > call.turns || turn.endedAtMs < turn.startedAtMs) return 'unfitting'
      if (turn.played !== null && turn.speaker !== 'persona') return 'unfitting'
      call.turns += 1
      known.set(keyOf(conversation, turn.seq), turn)
      fresh.push(one)
      return 'stored'
    })
    if (fresh.length > 0) {
      await tx
        .insert(turns)
        .values(fresh.map(({ conversation, turn }) => ({ conversationId: conversation, ...turn })))
      // Nothing is said before both are there: so they are, even where no media server tells us.
      for (const id of idsOf(fresh))
        if (open.get(id)?.state === 'requested') await advance(tx, id, { type: 'both-joined' })
    }
    return outcomes
  })
}

type OpenCall = { claim: number; state: string; turns: number }

/** Until the end of the transaction none of them ends, or gets to somebody else. */
async function lockCalls(
  tx: Db,
  { replica, ids }: { replica: string; ids: string[] },
): Promise<Map<string, OpenCall>> {
  const { rows } = await tx.execute<OpenCall & { id: string }>(sql`
    with mine as (
      select k.conversation_id as id, k.claim from ${calls} k
      where k.conversation_id = any(${sql.param(ids)}::uuid[]) and k.replica = ${replica}
      order by k.conversation_id for share of k),
    open as (
      select mine.id, mine.claim, c.state from mine join ${conversations} c on c.id = mine.id
      where c.state in ('requested', 'live') order by c.id for update of c)
    select open.*, (
      select coalesce(max(t.seq) + 1, 0) from ${turns} t where t.conversation_id = open.id) as turns
    from open`)
  return new Map(rows.map(({ id, ...call }) => [id, call]))
}

/** Read once the calls are locked: they may be sent again because their answer was lost. */
async function readKnown(tx: Db, given: TurnToStore[]): Promise<Map<string, SpokenTurn>> {
  const found = await tx
    .select()
    .from(turns)
    .where(
      and(
        inArray(turns.conversationId, idsOf(given)),
        inArray(
          turns.seq,
          given.map(({ turn }) => turn.seq),
        ),
      ),
    )
  return new Map(
    found.map(({ conversationId, ...turn }) => [keyOf(conversationId, turn.seq), turn]),
  )
}

const idsOf = (given: { conversation: string }[]): string[] => [
  ...new Set(given.map(({ conversation }) => conversation)),
]

const keyOf = (conversation: string, seq: number): string => `${conversation} ${seq}`

/** The database keeps a confidence with half the digits. */
const isSame = (one: SpokenTurn, other: SpokenTurn): boolean =>
  isDeepStrictEqual(rounded(one), rounded(other))

const rounded = (turn: SpokenTurn): SpokenTurn => ({
  ...turn,
  confidence: turn.confidence === null ? null : Math.fround(turn.confidence),
})
