import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { Target } from './target.ts'

/**
 * The same server, as one that has no /rtc/v1 yet: clients that cannot be told which path to take
 * fall back to /rtc when they find a 404.
 */
export async function openOlderDoor(target: Target): Promise<Target> {
  const { hostname, port } = new URL(target.url)
  const server = createServer((_request, response) => response.writeHead(404).end())
  server.on('upgrade', (request, caller, head) => {
    if (request.url?.startsWith('/rtc/v1')) {
      caller.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const called = connect(Number(port), hostname)
    const headers = request.rawHeaders.flatMap((name, i, all) =>
      i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : [],
    )
    called.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    called.write(head)
    called.pipe(caller).pipe(called)
    caller.on('error', () => called.destroy())
    called.on('error', () => caller.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...target,
    url: `ws://127.0.0.1:${(server.address() as { port: number }).port}`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
