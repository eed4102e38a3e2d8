import { type SQL, sql } from 'drizzle-orm'
import { roleplays, roleplayVersions } from '../db/tables/roleplays.ts'

/**
 * What somebody typed into the search, as the database looks for it. Only letters and figures are looked at: whatever
 * else stands there is data, and no operator of a query.
 */
export type Words = { all: string; before: string[]; last: string }

/** More than anybody types; each is a condition of its own. */
const MOST_WORDS = 12

/** Null where there is nothing to look for. `nothing` where nobody could find it: there is no word in it. */
export function readWords(typed: string): Words | 'nothing' | null {
  if (typed.trim() === '') return null
  const found = typed.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, MOST_WORDS) ?? []
  const last = found.at(-1)
  if (last === undefined) return 'nothing'
  return { all: typed, before: found.slice(0, -1), last }
}

const { words } = roleplayVersions
const plain = (text: string): SQL => sql`plainto_tsquery('english', ${text})`
const beginning = (word: string): SQL => sql`to_tsquery('english', ${`'${word}':*`})`

/** All of them somewhere, or the whole as it stands, such as an address. */
export function isFoundBy({ all, before, last }: Words): SQL {
  const each = [
    ...before.map(
      // A word that everybody uses, like "the", is in no index: it is left out.
      (word) =>
        sql`(${words} @@ ${plain(word)} or numnode(${plain(word)}) = 0 or ${isNamed(word)})`,
    ),
    // Also as it is written: "negotiati" is the beginning of a word, and not of what is left of it in the index.
    sql`(${words} @@ ${beginning(last)}
      or ${words} @@ to_tsquery('simple', ${`'${last.toLowerCase()}':*`}) or ${isNamed(last)})`,
  ]
  return sql`(${words} @@ ${plain(all)} or (${sql.join(each, sql` and `)}))`
}

const isNamed = (word: string): SQL =>
  sql`(strpos(lower(${roleplays.name}), lower(${word})) > 0
    or strpos(array_to_string(${roleplays.tags}, ' '), lower(${word})) > 0)`

type Columns = { name: SQL; words: SQL }

/** The more of it stands in the name, the higher. */
export const rankOf = ({ all, before, last }: Words, of: Columns): SQL =>
  sql`((strpos(lower(${of.name}), lower(${all.trim()})) > 0)::int
    + ts_rank(${of.words}, ${plain(before.join(' '))} && ${beginning(last)}))`
