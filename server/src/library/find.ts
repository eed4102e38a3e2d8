import { MOST_COUNTED } from '@colloquy/contract/library'
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people.ts'
import { folders, roleplayFavourites, roleplays, roleplayVersions } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'
import { seenBy, startableBy } from '../roleplays/policy.ts'
import { isFoundBy, rankOf, readWords, type Words } from './words.ts'

type Sort = 'best' | 'name' | 'newest' | 'changed'

export type Search = {
  q: string
  folder?: string | undefined
  tag?: string | undefined
  favourites: boolean
  archived: boolean
  sort?: Sort | undefined
  after?: string | undefined
  limit: number
}

export type FoundEntry = Awaited<ReturnType<typeof selectEntries>>[number]

const NOTHING = { found: 0, roleplays: [] as FoundEntry[] }

/** Among what one can see. Two queries, however much there is. */
export async function searchLibrary(
  { db, actor: { member } }: Context,
  search: Search,
): Promise<{ found: number; roleplays: FoundEntry[] }> {
  const words = readWords(search.q)
  if (member === null || words === 'nothing') return NOTHING
  const fits = and(
    seenBy(member, db),
    search.archived ? isNotNull(roleplays.archivedAt) : isNull(roleplays.archivedAt),
    inFolder(search.folder),
    search.tag === undefined ? undefined : sql`${roleplays.tags} @> array[${search.tag}]::text[]`,
    search.favourites ? isNotNull(roleplayFavourites.userId) : undefined,
    words === null ? undefined : isFoundBy(words),
  )
  const [roleplaysFound, found] = await Promise.all([
    selectEntries({ db, member, fits, words, search }),
    countFound(db, member, fits),
  ])
  return { found, roleplays: roleplaysFound }
}

const inFolder = (folder: string | undefined): SQL | undefined => {
  if (folder === undefined) return undefined
  return folder === 'none' ? isNull(roleplays.folderId) : eq(roleplays.folderId, folder)
}

const currentVersion = and(
  eq(roleplayVersions.roleplayId, roleplays.id),
  eq(roleplayVersions.version, roleplays.version),
)

const ownFavourite = (member: Member): SQL | undefined =>
  and(eq(roleplayFavourites.roleplayId, roleplays.id), eq(roleplayFavourites.userId, member.userId))

async function countFound(db: Db, member: Member, fits: SQL | undefined): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(roleplays)
    .innerJoin(roleplayVersions, currentVersion)
    .leftJoin(roleplayFavourites, ownFavourite(member))
    .where(fits)
    .limit(MOST_COUNTED + 1)
    .as('some')
  return db.$count(some)
}

type Wanted = {
  db: Db
  member: Member
  fits: SQL | undefined
  words: Words | null
  search: Search
}

function selectEntries({ db, member, fits, words, search }: Wanted) {
  const order = orderOf(words, search.sort ?? (words === null ? 'name' : 'best'))
  const { after, limit } = search
  return db
    .select({
      id: roleplays.id,
      name: roleplays.name,
      description: roleplays.description,
      scenario: roleplays.scenario,
      difficulty: roleplays.difficulty,
      isPublic: roleplays.isPublic,
      tags: roleplays.tags,
      version: roleplays.version,
      archivedAt: roleplays.archivedAt,
      folderId: roleplays.folderId,
      folderName: folders.name,
      personaName: sql<string>`${roleplayVersions.persona}->>'name'`,
      personaRole: sql<string>`${roleplayVersions.persona}->>'role'`,
      changedAt: roleplayVersions.createdAt,
      changedBy: { name: users.name, email: users.email },
      favouriteOf: roleplayFavourites.userId,
    })
    .from(roleplays)
    .innerJoin(roleplayVersions, currentVersion)
    .leftJoin(roleplayFavourites, ownFavourite(member))
    .leftJoin(folders, eq(folders.id, roleplays.folderId))
    .leftJoin(users, eq(users.id, roleplayVersions.createdBy))
    .where(and(fits, after === undefined ? undefined : comesAfter(member, after, order)))
    .orderBy(order.direction(order.by(HERE)), order.direction(roleplays.id))
    .limit(limit)
}

type Columns = { name: SQL; words: SQL; madeAt: SQL; changedAt: SQL }
type Order = { by: (of: Columns) => SQL; direction: typeof asc }

const columnsOf = (of: typeof roleplays, version: typeof roleplayVersions): Columns => ({
  name: sql`${of.name}`,
  words: sql`${version.words}`,
  madeAt: sql`${of.createdAt}`,
  changedAt: sql`${version.createdAt}`,
})

const HERE = columnsOf(roleplays, roleplayVersions)

function orderOf(words: Words | null, sort: Sort): Order {
  switch (sort) {
    case 'best':
      // Nothing is a better answer than another to no question.
      return words === null
        ? orderOf(words, 'name')
        : { by: (of) => rankOf(words, of), direction: desc }
    case 'name':
      return { by: ({ name }) => name, direction: asc }
    case 'newest':
      return { by: ({ madeAt }) => madeAt, direction: desc }
    case 'changed':
      return { by: ({ changedAt }) => changedAt, direction: desc }
  }
}

/** One that is not there any more is followed by nothing. */
function comesAfter(member: Member, after: string, { by, direction }: Order): SQL {
  const seen = alias(roleplays, 'seen')
  const version = alias(roleplayVersions, 'seen_version')
  const isBeyond = direction === asc ? sql`>` : sql`<`
  return sql`(${by(HERE)}, ${roleplays.id}) ${isBeyond} (
    select ${by(columnsOf(seen as never, version as never))}, ${seen.id}
    from ${roleplays} as seen
    join ${roleplayVersions} as seen_version
      on seen_version.roleplay_id = seen.id and seen_version.version = seen.version
    where seen.organization_id = ${member.organizationId} and seen.id = ${after})`
}

export type FoundFilters = {
  folders: { id: string; name: string; roleplays: number }[]
  tags: { name: string; roleplays: number }[]
}

/** More than anybody looks through. */
const MOST_TAGS = 200

/** Of what is not put away. A folder of which one sees nothing has no name for who cannot fill it. */
export async function readFilters(
  { db, actor: { member } }: Context,
  which: 'all folders' | 'folders with something in them',
): Promise<FoundFilters> {
  if (member === null) return { folders: [], tags: [] }
  const seen = startableBy(member, db)
  const count = sql<number>`count(${roleplays.id})::int`
  const inIt = and(eq(roleplays.folderId, folders.id), seen)
  const counted = { id: folders.id, name: folders.name, roleplays: count }
  const ofFolders = db.select(counted).from(folders).leftJoin(roleplays, inIt)
  const [ofAll, tags] = await Promise.all([
    ofFolders
      .where(within(member, folders))
      .groupBy(folders.id)
      .having(which === 'all folders' ? undefined : sql`${count} > 0`)
      .orderBy(asc(folders.name), asc(folders.id)),
    db
      .select({ name: sql<string>`tag`, roleplays: sql<number>`count(*)::int` })
      .from(roleplays)
      .innerJoin(sql`unnest(${roleplays.tags}) as tag`, sql`true`)
      .where(seen)
      .groupBy(sql`tag`)
      .orderBy(sql`count(*) desc`, sql`tag`)
      .limit(MOST_TAGS),
  ])
  return { folders: ofAll, tags }
}
