import { getTableName } from 'drizzle-orm'
import { allTables } from './all-tables.ts'

/**
 * The contents of all tables in a few numbers: one for each table and organization, under a name like
 * `roleplays of 3f0c…`, or `… of nobody` where a row belongs to no organization.
 */
export type Digest = Map<string, string>

/** What changes by being used or tried, whoever asks: it is nobody's data. */
const LEFT_OUT = ['attempts', 'known_places']
const LEFT_OUT_COLUMNS: Record<string, string> = { sessions: 'last_used_at' }

const OF_ITS_USER = '(select u.active_organization_id from users u where u.id = t.user_id)'
const OF_ITS_CONVERSATION =
  '(select c.organization_id from conversations c where c.id = t.conversation_id)'

/** Where there is no column organization_id to say so. */
const OWNERS: Record<string, string> = {
  organizations: 't.id',
  users: 't.active_organization_id',
  sessions: OF_ITS_USER,
  password_links: OF_ITS_USER,
  turns: OF_ITS_CONVERSATION,
  calls: OF_ITS_CONVERSATION,
  grades: OF_ITS_CONVERSATION,
  looks: OF_ITS_CONVERSATION,
  recordings: OF_ITS_CONVERSATION,
  tally_people: '(select s.organization_id from tallies s where s.cell = t.cell)',
  files_to_delete: 'null::uuid',
  waitlist_entries: 'null::uuid',
  remembered_answers: 'null::uuid',
}

const contents = Object.values(allTables)
  .map((table) => getTableName(table))
  .filter((name) => !LEFT_OUT.includes(name))
  .map((name) => {
    const owner = OWNERS[name] ?? 't.organization_id'
    const leftOut = LEFT_OUT_COLUMNS[name]
    const content = leftOut === undefined ? 't::text' : `(to_jsonb(t) - '${leftOut}')::text`
    return `select '${name}' as name, (${owner})::text as owner, ${content} as content from ${name} t`
  })
  .join(' union all ')

/** One query. The sum of the hashes does not depend on the order of the rows. */
export const DIGEST = `select name || ' of ' || coalesce(owner, 'nobody') as name,
  sum(hashtextextended(content, 0)::numeric)::text as sum from (${contents}) rows group by 1`

/** Every row of an organization, as text. */
export const CONTENTS_OF = `select content from (${contents}) rows where owner = $1`

export const digestOf = (rows: { name: string; sum: string }[]): Digest =>
  new Map(rows.map(({ name, sum }) => [name, sum]))

/** The names under which something is different, in order. */
export const changedBetween = (before: Digest, after: Digest): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .toSorted()
