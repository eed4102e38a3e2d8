import { DESK_CLOSES, type FromAgent, FromServer } from '@colloquy/contract/desk'
import { WebSocket } from 'ws'

export type LineNews = {
  onOpen: () => void
  onMessage: (message: FromServer) => void
  onCut: () => void
  /** It makes no sense to try again: the server is of another version. */
  onRefused: () => void
  /** The server does not know our secret. It is tried again all the same: somebody may mend it. */
  onWrongSecret: () => void
}

export type Line = {
  /** False when nobody heard it. */
  say: (message: FromAgent) => boolean
  /** Asks whether the other side is there: who does not answer is cut off, and looked for again. */
  ask: () => void
  close: () => Promise<void>
}

const FIRST_AGAIN_MS = 50
const LONGEST_AGAIN_MS = 1_000
const WRONG_SECRET_AGAIN_MS = 5_000

/** A server that does not answer for so long has lost us our calls already. */
const UNHEARD_MS = 3_000
const OPEN_WITHIN_MS = 3_000

/** A call that is taken over comes with all that was said in it. */
const MOST_FRAME_BYTES = 64 * 1024 * 1024

/** A line to the server that is there again whenever it was cut. */
export function openLine({ url, secret }: { url: string; secret: string }, news: LineNews): Line {
  let socket: WebSocket
  let isClosed = false
  let failures = 0
  let heardAt = 0
  let again: NodeJS.Timeout | undefined

  function connect(): void {
    const current = new WebSocket(url, {
      headers: { authorization: `Bearer ${secret}` },
      handshakeTimeout: OPEN_WITHIN_MS,
      maxPayload: MOST_FRAME_BYTES,
      perMessageDeflate: false,
    })
    socket = current
    let isWrongSecret = false
    current.on('open', () => {
      heardAt = performance.now()
      news.onOpen()
    })
    current.on('pong', () => {
      heardAt = performance.now()
    })
    current.on('message', (data) => {
      heardAt = performance.now()
      failures = 0
      const message = read((data as Buffer).toString())
      if (message === null) current.terminate()
      else news.onMessage(message)
    })
    current.on('unexpected-response', (request, response) => {
      isWrongSecret = response.statusCode === 401
      response.resume()
      request.destroy()
      current.terminate()
    })
    current.on('error', () => {})
    current.on('close', (code) => {
      if (isClosed) return
      news.onCut()
      if (isWrongSecret) news.onWrongSecret()
      if (code === DESK_CLOSES.version) return news.onRefused()
      again = setTimeout(connect, isWrongSecret ? WRONG_SECRET_AGAIN_MS : againAfterMs())
    })
  }

  /** At once the first time. Not all at the same moment, when there are many. */
  function againAfterMs(): number {
    const most = Math.min(LONGEST_AGAIN_MS, FIRST_AGAIN_MS * 2 ** failures)
    failures += 1
    return most * (0.5 + Math.random() / 2)
  }

  connect()
  return {
    say: (message) => {
      if (socket.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    ask: () => {
      if (socket.readyState !== WebSocket.OPEN) return
      if (performance.now() - heardAt > UNHEARD_MS) socket.terminate()
      else socket.ping()
    },
    close: async () => {
      isClosed = true
      clearTimeout(again)
      if (socket.readyState === WebSocket.CLOSED) return
      const closed = new Promise((resolve) => socket.once('close', resolve))
      setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS).unref()
      socket.close(1000)
      await closed
    },
  }
}

const CLOSE_WITHIN_MS = 500

function read(text: string): FromServer | null {
  try {
    return FromServer.parse(JSON.parse(text))
  } catch {
    return null
  }
}
