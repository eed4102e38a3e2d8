import { SignalRequest, SignalResponse } from '@livekit/protocol'
import type { Page } from 'playwright-core'

/** What a page asked servers for, and when the way for sound was open; in ms by the clock of the page. */
export type Exchanges = {
  /** Of requests for data: what overlaps is waited for once. */
  requests: { path: string; from: number; to: number }[]
  /** Of the room's sockets, with what was sent over them and received. */
  frames: { at: number; what: 'opened' | 'sent' | 'received'; bytes: number[] }[]
  /** From when on browser and room looked for a way for the sound, and when they had it. */
  connectingAt: number | null
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
  const seen: Exchanges = { requests: [], frames: [], connectingAt: null, connectedAt: null }
  const frame = (what: Exchanges['frames'][number]['what'], data?: unknown) =>
    seen.frames.push({
      at: performance.now(),
      what,
      bytes:
        data instanceof ArrayBuffer
          ? [...new Uint8Array(data)]
          : data instanceof Uint8Array
            ? [...data]
            : [],
    })
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
      this.addEventListener('open', () => frame('opened'))
      this.addEventListener('message', ({ data }) => frame('received', data))
    }
    override send(data: Parameters<WebSocket['send']>[0]): void {
      frame('sent', data)
      super.send(data)
    }
  }
  const Connection = globalThis.RTCPeerConnection
  globalThis.RTCPeerConnection = class extends Connection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      this.addEventListener('connectionstatechange', () => {
        if (this.connectionState === 'connecting') seen.connectingAt ??= performance.now()
        if (this.connectionState === 'connected') seen.connectedAt ??= performance.now()
      })
    }
  }
  Object.assign(globalThis, { colloquyExchanges: seen })
}

export type RoundTrips = { all: number; requests: string[]; opened: number; answers: number }

/** How often the page had to wait for a server between those two moments, one wait after the other. */
export function roundTrips(
  { requests, frames, connectingAt }: Exchanges,
  span: { from: number; to: number },
): RoundTrips {
  const isWithin = (at: number) => at >= span.from && at <= span.to
  // What is still under way when one can go on is waited for by nobody.
  const asked = requests.filter(({ from, to }) => isWithin(from) && isWithin(to))
  const waits = asked.filter(
    (one) => !asked.some((other) => other.from < one.from && other.to > one.from),
  )
  const said = frames.filter(({ at }) => isWithin(at))
  const opened = said.filter(({ what }) => what === 'opened').length
  // The room's first answer comes unasked: the page's offer stood in the address of its socket. And once
  // browser and room look for a way, nothing of it waits for what they go on to settle.
  const offers = new Set(said.flatMap(offerOf))
  const answers = said
    .filter(({ at }) => connectingAt === null || at <= connectingAt)
    .flatMap(answerOf)
    .filter((id) => offers.has(id)).length
  return {
    all: waits.length + opened + answers,
    requests: waits.map(({ path }) => path),
    opened,
    answers,
  }
}

type Frame = Exchanges['frames'][number]

function offerOf({ what, bytes }: Frame): number[] {
  if (what !== 'sent') return []
  const { message } = SignalRequest.fromBinary(Uint8Array.from(bytes))
  return message.case === 'offer' ? [message.value.id] : []
}

function answerOf({ what, bytes }: Frame): number[] {
  if (what !== 'received') return []
  const { message } = SignalResponse.fromBinary(Uint8Array.from(bytes))
  return message.case === 'answer' ? [message.value.id] : []
}
