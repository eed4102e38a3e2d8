import { DESK_CLOSES, DESK_VERSION, FromAgent, type FromServer } from '@colloquy/contract/desk'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { parseStrictJson } from '../http/strict-json.ts'

type Hello = Extract<FromAgent, { type: 'hello' }>
export type AgentSays = Exclude<FromAgent, Hello>

/** What comes over one line, well formed and in bounds: a line on which something else comes is closed. */
export type LineNews = {
  onHello: (hello: Hello) => void
  onMessage: (message: AgentSays) => void
  /** Once, whoever closed it. */
  onClosed: () => void
}

export type Line = {
  say: (message: FromServer) => void
  close: (why: keyof typeof DESK_CLOSES, reason?: string) => void
}

/** The longest message is a turn of the persona, in which the same words stand three times. */
export const MOST_FRAME_BYTES = 512 * 1024

/** Far above a pulse every half second and the turns of a hundred calls. */
const FRAMES_A_SECOND = 200

/** At once: everything that was not stored yet, after a line was cut. */
const FRAMES_AT_ONCE = 5_000

/** Who reads nothing of what we say, or too slowly, is no use as an agent. */
const MOST_UNREAD_BYTES = 64 * 1024 * 1024

const HELLO_WITHIN_MS = 5_000

export function openLine(socket: WebSocket, news: LineNews): Line {
  let hasGreeted = false
  let isClosing = false
  const isAllowed = createAllowance()
  const tooLate = setTimeout(() => close('silent', 'no hello'), HELLO_WITHIN_MS)

  function close(why: keyof typeof DESK_CLOSES, reason: string = why): void {
    if (isClosing) return
    isClosing = true
    // It may not answer any more: it is cut a moment later in any case.
    socket.close(DESK_CLOSES[why], reason)
    setTimeout(() => socket.terminate(), CLOSING_MS).unref()
    over()
  }
  let isOver = false
  function over(): void {
    if (isOver) return
    isOver = true
    clearTimeout(tooLate)
    news.onClosed()
  }

  socket.on('error', () => {})
  socket.on('close', over)
  socket.on('message', (data, isBinary) => {
    if (isClosing) return
    if (!isAllowed()) return close('tooMuch')
    const message = isBinary ? null : read((data as Buffer).toString())
    if (message === 'another version') return close('version', `this is version ${DESK_VERSION}`)
    if (message === null) return close('illFormed')
    if ((message.type === 'hello') === hasGreeted) return close('illFormed', 'one hello, and first')
    if (message.type !== 'hello') return news.onMessage(message)
    hasGreeted = true
    clearTimeout(tooLate)
    news.onHello(message)
  })
  return {
    say: (message) => {
      if (isClosing) return
      if (socket.bufferedAmount > MOST_UNREAD_BYTES) close('tooMuch', 'you do not read')
      else socket.send(JSON.stringify(message))
    },
    close,
  }
}

const CLOSING_MS = 1_000

/** Of another version only this much has to be understood. */
const AnyHello = z.object({ type: z.literal('hello'), version: z.number() })

function read(text: string): FromAgent | 'another version' | null {
  let json: unknown
  try {
    json = parseStrictJson(text)
  } catch {
    return null
  }
  const hello = AnyHello.safeParse(json)
  if (hello.success && hello.data.version !== DESK_VERSION) return 'another version'
  const message = FromAgent.safeParse(json)
  return message.success ? message.data : null
}

/** A bucket that fills steadily. */
function createAllowance(): () => boolean {
  let left = FRAMES_AT_ONCE
  let filledAt = performance.now()
  return () => {
    const now = performance.now()
    left = Math.min(FRAMES_AT_ONCE, left + ((now - filledAt) / 1000) * FRAMES_A_SECOND)
    filledAt = now
    left -= 1
    return left >= 0
  }
}
