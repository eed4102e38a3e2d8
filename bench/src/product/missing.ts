import type pg from 'pg'

/** Those of the values that no row of the table has, though somebody was told that they are stored. */
export async function findMissing(
  database: pg.Client,
  { table, column, values }: { table: string; column: string; values: string[] },
): Promise<string[]> {
  const { rows } = await database.query<{ value: string }>(
    `select value from unnest($1::text[]) as value
     where not exists (select from ${table} where ${column}::text = value)`,
    [values],
  )
  return rows.map(({ value }) => value)
}
