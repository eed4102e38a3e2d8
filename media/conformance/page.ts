import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Target } from './target.ts'
import { type Person, tokenFor } from './tokens.ts'

/** A browser with livekit-client, as it is published, in every page. */
export type PageHouse = {
  /** Somebody in a room. */
  come: (person: Person, wishes: Wishes) => Promise<Page>
  stop: () => Promise<void>
}

type Wishes = { singlePeerConnection: boolean; url?: string; readsLateMs?: number }

declare module 'vitest' {
  interface ProvidedContext {
    /** Where it is: found, or installed, before the first case. */
    chromium: string
    /** The same without windows: the same media, and a third of the work for each page. */
    shell: string
  }
}

/** In the browser that people have, unless what is looked at are media alone. */
export async function openPageHouse(
  target: Target,
  browserName: 'chromium' | 'shell' = 'chromium',
): Promise<PageHouse> {
  const served = await serve()
  const browser = await chromium.launch({
    executablePath: inject(browserName),
    headless: true,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      // It looks for updates, and for its maker's servers, at every start.
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  })
  return {
    come: async (person, { singlePeerConnection, url = target.url, readsLateMs }) => {
      const page = await browser.newPage()
      await page.goto(served.origin)
      if (readsLateMs !== undefined)
        await page.evaluate((ms) => window.person.readLate(ms), readsLateMs)
      const ticket = {
        url,
        token: await tokenFor(target, person),
        singlePeerConnection,
      }
      await page.evaluate((given) => window.person.come(given), ticket)
      return page
    },
    stop: async () => {
      await browser.close()
      await served.stop()
    },
  }
}

const PAGE = `<!doctype html><title>Somebody in a room</title>
<script src="/livekit-client.js"></script><script type="module" src="/person.js"></script>`

async function serve(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const client = createRequire(import.meta.url).resolve('livekit-client')
  const person = await readFile(join(import.meta.dirname, 'person-in-page.ts'), 'utf8')
  const files: Record<string, [type: string, body: string]> = {
    '/': ['text/html', PAGE],
    '/livekit-client.js': ['text/javascript', await readFile(client, 'utf8')],
    '/person.js': ['text/javascript', stripTypeScriptTypes(person)],
  }
  const server = createServer(({ url = '' }, response) => {
    const file = files[url]
    if (file === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': file[0] }).end(file[1])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
