import { CLAIM_LASTS_MS } from '@colloquy/contract/desk'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { calls, conversations } from '../db/tables/practising.ts'

/** One hold on a call: see the contract. Whoever names the number of the last one had it. */
export type Claim = { conversation: string; claim: number }

type Wanted = { most: number; alsoExpired: boolean; ours: Claim[] }

/**
 * Who has which call, in the database, because several servers have desks. Of several that want a row one gets
 * it. Where many rows are locked it is in the order of their ids, so that nobody waits for whom they hold up.
 */
export function createClaims(db: Db, replica: string) {
  const rows = async (query: ReturnType<typeof sql>): Promise<Claim[]> =>
    (await db.execute<Claim>(query)).rows
  return {
    /**
     * Those who have waited longest, and with `alsoExpired` those whose server is not heard of any more: never `ours`.
     * A machine that stood still finds its own run out before it has come to renew them.
     */
    take: ({ most, alsoExpired, ours }: Wanted): Promise<Claim[]> =>
      rows(sql`
        with next as (
          select k.conversation_id as id from ${calls} k
          where (k.waiting_since is not null or (${alsoExpired} and k.claimed_until < now()
              and k.conversation_id <> all (${sql.param(ours.map(({ conversation }) => conversation))}::uuid[])))
            and ${isOpen}
          order by coalesce(k.waiting_since, k.claimed_until)
          limit ${most} for update of k skip locked)
        update ${calls} k set claim = k.claim + 1, ${held(replica)}
        from next where k.conversation_id = next.id
        returning k.conversation_id as conversation, k.claim`),

    /** Says that we are still there. What does not come back is somebody else's, or over. */
    renew: (ours: Claim[]): Promise<Claim[]> =>
      rows(sql`
        with mine as (
          select k.conversation_id as id from ${calls} k join ${among(ours)}
            on k.conversation_id = named.id and k.claim = named.claim
          where k.replica = ${replica} and ${isOpen}
          order by k.conversation_id for update of k)
        update ${calls} k set ${held(replica)}
        from mine where k.conversation_id = mine.id
        returning k.conversation_id as conversation, k.claim`),

    /** Of an agent that comes with calls from elsewhere, or from before: those that nobody took meanwhile. */
    adopt: (theirs: Claim[]): Promise<Claim[]> =>
      rows(sql`
        with known as (
          select k.conversation_id as id from ${calls} k join ${among(theirs)}
            on k.conversation_id = named.id and k.claim = named.claim
          where ${isOpen}
          order by k.conversation_id for update of k)
        update ${calls} k set ${held(replica)}
        from known where k.conversation_id = known.id
        returning k.conversation_id as conversation, k.claim`),

    /** Until the end of the transaction nobody else gets it. */
    hold: async ({ conversation, claim }: Claim): Promise<boolean> => {
      const found = await rows(sql`
        select k.conversation_id as conversation, k.claim from ${calls} k
        where k.conversation_id = ${conversation} and k.claim = ${claim}
          and k.replica = ${replica} for share`)
      return found.length > 0
    },

    /** Its agent is out of the room, whichever server hears of it. */
    vacate: async ({ conversation, claim }: Claim): Promise<void> => {
      await db.execute(sql`
        update ${calls} k set vacated = k.claim
        where k.conversation_id = ${conversation} and k.claim = ${claim}`)
    },

    /** They wait for another agent, unless they are over. */
    release: async (ours: Claim[]): Promise<void> => {
      await db.execute(sql`
        with mine as (
          select k.conversation_id as id from ${calls} k join ${among(ours)}
            on k.conversation_id = named.id and k.claim = named.claim
          where k.replica = ${replica}
          order by k.conversation_id for update of k)
        update ${calls} k set waiting_since = now(), replica = null, claimed_until = null
        from mine where k.conversation_id = mine.id`)
    },
  }
}

export type Claims = ReturnType<typeof createClaims>

export const isOpen = sql`exists (
  select from ${conversations} c where c.id = k.conversation_id and c.state in ('requested', 'live'))`

const held = (replica: string) => sql`
  replica = ${replica}, waiting_since = null,
  claimed_until = now() + make_interval(secs => ${CLAIM_LASTS_MS / 1000})`

const among = (claims: Claim[]) => sql`
  unnest(${sql.param(claims.map(({ conversation }) => conversation))}::uuid[],
         ${sql.param(claims.map(({ claim }) => claim))}::int[]) as named(id, claim)`
