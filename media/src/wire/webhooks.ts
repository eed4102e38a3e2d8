import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { WebhookEvent } from '@livekit/protocol'
import { newSid } from '../room/sids.ts'
import { type Keys, signToken } from './tokens.ts'

/** Tells a backend of the life of its rooms: in order, again when it was not heard, never waiting for it. */
export type Webhooks = {
  tell: (event: Partial<WebhookEvent>) => void
  /** What is left is told once more at most: who does not hear it now may be ending too. */
  end: () => Promise<void>
}

/** Then it is given up: whoever missed so much asks for the state of things. */
const RETRY_AFTER_MS = [100, 400, 1_600, 6_400]
const MOST_WAITING = 1_000
const PATIENCE_MS = 5_000
/** For all that is left at the end. */
const LAST_WORDS_MS = 1_000

export function createWebhooks(to: { urls: string[]; apiKey: string; keys: Keys }): Webhooks {
  const ending = new AbortController()
  const senders = to.urls.map((url) => createSender({ ...to, url, ending: ending.signal }))
  return {
    tell(parts) {
      const event = new WebhookEvent({
        ...parts,
        id: newSid('EV'),
        createdAt: BigInt(Math.floor(Date.now() / 1000)),
      })
      const body = event.toJsonString()
      for (const sender of senders) sender.send(body)
    },
    end: async () => {
      ending.abort()
      const settled = Promise.all(senders.map((sender) => sender.settled()))
      await Promise.race([settled, pause(LAST_WORDS_MS, undefined, { ref: false })])
    },
  }
}

type Receiver = { url: string; apiKey: string; keys: Keys; ending: AbortSignal }

function createSender({ url, apiKey, keys, ending }: Receiver) {
  let waiting = 0
  let last: Promise<void> = Promise.resolve()

  const post = async (body: string): Promise<void> => {
    const sha256 = createHash('sha256').update(body).digest('base64')
    for (const pauseMs of [...RETRY_AFTER_MS, null]) {
      const claims = {
        sub: '',
        name: '',
        kind: '',
        metadata: '',
        attributes: {},
        video: {},
        sha256,
      }
      const authorization = await signToken(keys, { apiKey, claims }, { seconds: 300 })
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/webhook+json', authorization },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => null)
      // It was understood, or never will be.
      if (answer !== null && answer.status < 500) return
      if (pauseMs !== null) await pause(pauseMs, undefined, { signal: ending }).catch(() => {})
      if (ending.aborted) return
    }
  }
  return {
    send(body: string): void {
      if (waiting >= MOST_WAITING) return
      waiting += 1
      last = last.then(() => post(body)).finally(() => (waiting -= 1))
    },
    settled: () => last,
  }
}
