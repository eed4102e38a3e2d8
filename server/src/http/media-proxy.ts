import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refuseUpgrade, type Upgrades } from './upgrades.ts'

/**
 * Hands the signalling of calls on to our own media server, so that a browser needs to reach one TCP port.
 * Nothing but `/rtc` and `/rtc/v1` goes there: its other calls are for us alone.
 */
export function proxyMedia(app: FastifyInstance, { port }: { port: number }): Upgrades {
  const tunnels = new Set<Socket>()

  for (const path of ['/rtc/validate', '/rtc/v1/validate']) {
    app.get(path, async (request, reply) => {
      const { authorization } = request.headers
      const answer = await fetch(`http://${MEDIA_HOST}:${port}${request.raw.url}`, {
        headers: authorization === undefined ? {} : { authorization },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => null)
      // Its client tries again by itself.
      if (answer === null) return reply.code(503).type('text/plain').send(AWAY)
      return reply
        .code(answer.status)
        .type('text/plain')
        .send(await answer.text())
    })
  }

  const tunnel: Upgrades[string] = (request, browser, head) => {
    if (tunnels.size >= MOST_TUNNELS) return refuseUpgrade(browser, 503, 'Too many calls')

    const media = connect({ host: MEDIA_HOST, port, noDelay: true })
    media.setTimeout(PATIENCE_MS, () => media.destroy())
    const isConnected = () => media.readyState === 'open'
    media.once('connect', () => {
      media.setTimeout(0)
      tunnels.add(browser)
      media.write(headOf(request))
      media.write(head)
      browser.pipe(media).pipe(browser)
    })
    media.once('error', () => {
      if (!isConnected() && browser.bytesWritten === 0) refuseUpgrade(browser, 503, AWAY)
    })
    media.once('close', () => browser.destroySoon())
    browser.once('close', () => {
      tunnels.delete(browser)
      media.destroy()
    })
  }

  app.addHook('preClose', async () => {
    for (const browser of tunnels) browser.destroy()
  })
  return { '/rtc': tunnel, '/rtc/v1': tunnel }
}

const MEDIA_HOST = '127.0.0.1'
const PATIENCE_MS = 5_000
/** Far above the calls that one media server carries. */
const MOST_TUNNELS = 2_000

const AWAY = 'The media server is starting. Try again.'

/** As it came: Node has read it, so nothing in it can pass for the end of a line. */
function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let n = 0; n + 1 < rawHeaders.length; n += 2)
    lines.push(`${rawHeaders[n]}: ${rawHeaders[n + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}
