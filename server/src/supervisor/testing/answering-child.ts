import { createServer } from 'node:http'
import { Client } from 'pg'
import type { ServerSettings } from '../../settings.ts'
import { runSupervised } from '../../supervised.ts'

/** Answers /pid with its own, and everything else with what the database says. */
runSupervised<ServerSettings>({
  start: async (settings) => {
    const server = createServer((request, response) => {
      if (request.url === '/pid') response.end(`${process.pid}`)
      else void askDatabase(settings.databaseUrl).then((said) => response.end(said))
    })
    const { host, port } = settings.listen
    await new Promise<void>((resolve) => server.listen({ host, port }, resolve))
    console.log('{"event":"listening"}')
    return {
      notes: ['Sign in as somebody'],
      stop: async () => {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      },
    }
  },
})

async function askDatabase(connectionString: string): Promise<string> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'the database answers'
  } catch {
    return 'no database'
  } finally {
    await client.end().catch(() => {})
  }
}
