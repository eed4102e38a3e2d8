import { createServer } from 'node:http'
import { Client } from 'pg'
import type { ServerSettings } from '../../settings.ts'
import { runSupervised } from '../../supervised.ts'

/** Answers /pid with its own, and everything else with what the database says. */
runSupervised<ServerSettings>({
  start: async (settings) => {
    const server = createServer(async (request, response) => {
      if (request.url === '/pid') {
        response.end(`${process.pid}`)
        return
      }
      const client = new Client({ connectionString: settings.databaseUrl })
      client.on('error', () => {})
      try {
        await client.connect()
        await client.query('select 1')
        response.end('the database answers')
      } catch {
        response.writeHead(503).end('no database')
      } finally {
        await client.end().catch(() => {})
      }
    })
    const { host, port } = settings.listen
    await new Promise<void>((resolve) => server.listen({ host, port }, resolve))
    console.log('{"event":"listening"}')
    return {
      url: settings.publicOrigin,
      notes: ['Sign in as somebody'],
      stop: async () => {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      },
    }
  },
})
