import { createServer } from 'node:http'
import pg from 'pg'

/**
 * The yardstick: what one would write who wants nothing but the answer. node:http and node-postgres as
 * they are, prepared statements, no router, no check, no header beside the two that an answer needs.
 */
export type RawPlan = {
  databaseUrl: string
  /** Of each path: the queries that are made at once, and whose rows are the answer. */
  paths: Record<string, { name: string; text: string; values: unknown[] }[]>
}

process.once('message', (plan: RawPlan) => {
  const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: 12 })
  pool.on('error', () => {})
  const constant = JSON.stringify({ status: 'ok', version: '0.1.0', parts: { database: 'ok' } })

  const contentOf = async (path: string): Promise<string> => {
    const queries = plan.paths[path]
    if (queries === undefined) return constant
    const results = await Promise.all(queries.map((query) => pool.query(query)))
    return JSON.stringify(results.map(({ rows }) => rows))
  }
  const server = createServer(async (request, response) => {
    const content = await contentOf(request.url ?? '')
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(content),
    })
    response.end(content)
  })
  server.listen(0, '127.0.0.1', () => process.send?.({ port: portOf(server) }))
})
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => {})

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
