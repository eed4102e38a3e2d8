import { createServer } from 'node:http'
import pg from 'pg'

/** A process of its own, told what to answer by `startRawServer`. */
export type RawPlan = {
  databaseUrl: string
  /** Of each path, one step after the other: the queries that are made at once. */
  answers: Record<string, RawQuery[][]>
}

export type RawQuery = { name: string; text: string; values: unknown[] }

/** What our own answer to the same question is. */
const HEALTH = { status: 'ok', version: '0.1.0', parts: { database: 'ok' } }

/**
 * What one would write who wants the answer and nothing else: node:http and node-postgres as they are,
 * prepared statements, no router, no check, no header beside the two that an answer needs.
 */
function serve({ databaseUrl, answers }: RawPlan): void {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 })
  pool.on('error', () => {})

  const rowsOf = async (query: RawQuery) => (await pool.query(query)).rows
  const contentOf = async (path: string): Promise<unknown> => {
    const steps = answers[path]
    if (steps === undefined) return HEALTH
    let found: unknown
    for (const step of steps) found = await Promise.all(step.map(rowsOf))
    return found
  }
  const server = createServer((request, response) => {
    void contentOf(request.url ?? '').then((content) => {
      const text = JSON.stringify(content)
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      })
      response.end(text)
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
  })
}

process.once('message', serve)
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => {})
