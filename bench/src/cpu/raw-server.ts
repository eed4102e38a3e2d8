import { createServer } from 'node:http'
import pg from 'pg'

/** A process of its own, told what to answer by `startRawServer`. */
export type RawPlan = {
  databaseUrl: string
  /** Of each path: the queries that are made at once and whose rows are the answer. */
  answers: Record<string, { name: string; text: string; values: unknown[] }[]>
}

/** What our own answer to the same question is. */
const HEALTH = { status: 'ok', version: '0.1.0', parts: { database: 'ok' } }

/**
 * What one would write who wants the answer and nothing else: node:http and node-postgres as they are,
 * prepared statements, no router, no check, no header beside the two that an answer needs.
 */
function serve({ databaseUrl, answers }: RawPlan): void {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 })
  pool.on('error', () => {})

  const contentOf = async (path: string): Promise<unknown> => {
    const queries = answers[path] ?? []
    if (queries.length === 0) return HEALTH
    const results = await Promise.all(queries.map((query) => pool.query(query)))
    return results.map(({ rows }) => rows)
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
