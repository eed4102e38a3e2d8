import type { Page } from 'playwright-core'

/** What a page asked servers for, and when the way for sound was open; in ms by the clock of the page. */
export type Exchanges = {
  /** Of requests for data: what overlaps is waited for once. */
  requests: { path: string; from: number; to: number }[]
  /** Of sockets: opened, sent over, received from. */
  frames: { at: number; what: 'asked' | 'opened' | 'sent' | 'received' }[]
  connectedAt: number | null
}

/** Has to be called before the page is opened. */
export async function watchExchanges(page: Page): Promise<{
  now: () => Promise<number>
  read: () => Promise<Exchanges>
}> {
  await page.addInitScript(inPage)
  return {
    now: () => page.evaluate(() => performance.now()),
    read: () => page.evaluate(() => (globalThis as unknown as InPage).colloquyExchanges),
  }
}

type InPage = { colloquyExchanges: Exchanges }

/** Runs in the page, before its own scripts: what it uses has to stand in it. */
function inPage(): void {
  const seen: Exchanges = { requests: [], frames: [], connectedAt: null }
  const frame = (what: Exchanges['frames'][number]['what']) =>
    seen.frames.push({ at: performance.now(), what })
  const ask = globalThis.fetch
  globalThis.fetch = async (...given) => {
    const from = performance.now()
    const [to] = given
    const { pathname } = new URL(to instanceof Request ? to.url : to, location.href)
    // Of what it asks for, each conversation has a path of its own.
    const path = pathname.replace(/[0-9a-f-]{36}/, ':id')
    try {
      return await ask(...given)
    } finally {
      seen.requests.push({ path, from, to: performance.now() })
    }
  }
  const Socket = globalThis.WebSocket
  globalThis.WebSocket = class extends Socket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      frame('asked')
      this.addEventListener('open', () => frame('opened'))
      this.addEventListener('message', () => frame('received'))
    }
    override send(data: Parameters<WebSocket['send']>[0]): void {
      frame('sent')
      super.send(data)
    }
  }
  const Connection = globalThis.RTCPeerConnection
  globalThis.RTCPeerConnection = class extends Connection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      this.addEventListener('connectionstatechange', () => {
        if (this.connectionState === 'connected') seen.connectedAt ??= performance.now()
      })
    }
  }
  Object.assign(globalThis, { colloquyExchanges: seen })
}

export type RoundTrips = { all: number; requests: string[]; opened: number; answers: number }

/** How often the page had to wait for a server between those two moments, one wait after the other. */
export function roundTrips(
  { requests, frames }: Exchanges,
  span: { from: number; to: number },
): RoundTrips {
  const isWithin = (at: number) => at >= span.from && at <= span.to
  // What is still under way when one can go on is waited for by nobody.
  const asked = requests.filter(({ from, to }) => isWithin(from) && isWithin(to))
  const waits = asked.filter(
    (one) => !asked.some((other) => other.from < one.from && other.to > one.from),
  )
  const said = frames.filter(({ at }) => isWithin(at)).map(({ what }) => what)
  const opened = said.filter((what) => what === 'opened').length
  const talk = said.filter((what) => what === 'sent' || what === 'received')
  // What was said before something came is what may have been waited for.
  const answers = talk.filter((what, n) => what === 'received' && talk[n - 1] === 'sent').length
  return {
    all: waits.length + opened + answers,
    requests: waits.map(({ path }) => path),
    opened,
    answers,
  }
}
