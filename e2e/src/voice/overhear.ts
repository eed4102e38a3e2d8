import type { Page } from 'playwright-core'

/** All that comes into a page over sockets and data channels, as text. Has to be called before it is opened. */
export async function overhear(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(inPage)
  return () => page.evaluate(() => (globalThis as unknown as InPage).colloquyOverheard.join('\n'))
}

type InPage = { colloquyOverheard: string[] }

/** Runs in the page, before its own scripts: what it uses has to stand in it. */
function inPage(): void {
  const overheard: string[] = []
  const listen = (source: EventTarget): void =>
    source.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<unknown>
      if (data instanceof Blob) void data.text().then((text) => overheard.push(text))
      else if (data instanceof ArrayBuffer) overheard.push(new TextDecoder().decode(data))
      else overheard.push(String(data))
    })
  const Socket = globalThis.WebSocket
  globalThis.WebSocket = class extends Socket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      listen(this)
    }
  }
  const Connection = globalThis.RTCPeerConnection
  globalThis.RTCPeerConnection = class extends Connection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      this.addEventListener('datachannel', ({ channel }) => listen(channel))
    }
    override createDataChannel(label: string, options?: RTCDataChannelInit): RTCDataChannel {
      const channel = super.createDataChannel(label, options)
      listen(channel)
      return channel
    }
  }
  Object.assign(globalThis, { colloquyOverheard: overheard })
}
