import { setTimeout as sleep } from 'node:timers/promises'
import type { Pass } from '../media/callers/signalling.ts'
import type { Ask } from './asked-process.ts'

/** Somebody in a call who speaks and listens, by whatever client. Times are in ms since 1970. */
export type Talker = {
  /** Resolves with when its first and its last audible sample were sent. */
  say: (text: string) => Promise<{ from: number; to: number }>
  /** When the persona is heard next after that moment; null when it is not for so long. */
  hears: (after: number, withinMs?: number) => Promise<number | null>
  /** When it was heard last, once it has been silent for so long; null when it goes on and on. */
  silence: (ms: number, options?: { after?: number; withinMs?: number }) => Promise<number | null>
  leave: () => Promise<void>
}

/** The voices that come along and are best understood, in turn. */
export const VOICES = ['alder', 'cedar']

const PATIENCE_MS = 20_000

/** Lets one learner after the other go into a room, each by a name of their own. */
export function joinedBy(ask: Ask): (pass: Pass) => Promise<{ who: string; talker: Talker }> {
  let joined = 0
  return async ({ url, token }) => {
    joined += 1
    const who = `learner ${joined}`
    const voice = VOICES[joined % VOICES.length]
    await ask({ do: 'join', who, url, token })
    const talker: Talker = {
      say: async (text) =>
        (await ask({ do: 'say', who, text, voice })) as { from: number; to: number },
      hears: (after, withinMs = PATIENCE_MS) => orNull(ask({ do: 'hear', who, after }), withinMs),
      silence: (ms, { after = 0, withinMs = PATIENCE_MS } = {}) =>
        orNull(ask({ do: 'silence', who, ms, after }), withinMs),
      leave: async () => void (await ask({ do: 'leave', who })),
    }
    return { who, talker }
  }
}

async function orNull(answer: Promise<unknown>, withinMs: number): Promise<number | null> {
  const giveUp = new AbortController()
  const late = sleep(withinMs, null, { signal: giveUp.signal }).catch(() => null)
  const first = await Promise.race([answer as Promise<number>, late])
  giveUp.abort()
  return first
}
