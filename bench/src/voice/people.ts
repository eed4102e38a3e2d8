import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Patience } from '@colloquy/contract/room'

/** Learners on LiveKit's native client, all in one process of their own. Times are in ms since 1970. */
export type People = {
  pid: number
  join: (pass: { url: string; token: string }) => Promise<Person>
  /** Where the recogniser lies, fetched once for this machine. */
  recogniserFolder: () => Promise<string>
}

export type Person = {
  wish: (patience: Patience) => Promise<void>
  /** Resolves with when its first and its last audible sample were sent. */
  say: (text: string) => Promise<{ from: number; to: number }>
  type: (text: string) => Promise<void>
  /** When the persona is heard next after that moment; null when it is not for so long. */
  hears: (after: number, withinMs?: number) => Promise<number | null>
  /** When it was heard last, once it has been silent for so long; null when it goes on and on. */
  silence: (ms: number, options?: { after?: number; withinMs?: number }) => Promise<number | null>
  leave: () => Promise<void>
}

/** Starts something with these arguments, such as a program in a network of its own. */
type Start = { command: string; args: string[] }

const PROGRAM = fileURLToPath(
  new URL('../../../agent/src/testing/people.program.ts', import.meta.url),
)
const PATIENCE_MS = 20_000

/** The voices that come along and are best understood, in turn. */
const VOICES = ['alder', 'cedar']

export function startPeople(
  belongings: AsyncDisposableStack,
  { command, args }: Start = { command: process.execPath, args: [] },
): People {
  const child = spawn(command, [...args, PROGRAM], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let isOver = false
  belongings.defer(() => {
    isOver = true
    child.kill('SIGKILL')
  })
  const ended = once(child, 'close').then(() => {
    // Who still listens then hears no more.
    if (isOver) return new Promise<never>(() => {})
    throw new Error('the people ended')
  })
  ended.catch(() => {})
  const waiting = new Map<number, (reply: Reply) => void>()
  createInterface(child.stdout).on('line', (line) => {
    const reply = JSON.parse(line) as Reply
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  let asked = 0
  const ask = async (what: object): Promise<unknown> => {
    asked += 1
    const id = asked
    const { promise, resolve } = Promise.withResolvers<Reply>()
    waiting.set(id, resolve)
    child.stdin.write(`${JSON.stringify({ id, ...what })}\n`)
    const reply = await Promise.race([promise, ended])
    if ('failure' in reply) throw new Error(reply.failure)
    return reply.answer
  }
  let joined = 0
  return {
    pid: child.pid ?? 0,
    recogniserFolder: async () => (await ask({ do: 'find-recogniser' })) as string,
    async join(pass) {
      joined += 1
      const who = `learner ${joined}`
      const voice = VOICES[joined % VOICES.length]
      await ask({ do: 'join', who, ...pass })
      return {
        wish: async (patience) => void (await ask({ do: 'wish', who, patience })),
        say: async (text) =>
          (await ask({ do: 'say', who, text, voice })) as { from: number; to: number },
        type: async (text) => void (await ask({ do: 'type', who, text })),
        hears: (after, withinMs = PATIENCE_MS) => orNull(ask({ do: 'hear', who, after }), withinMs),
        silence: (ms, { after = 0, withinMs = PATIENCE_MS } = {}) =>
          orNull(ask({ do: 'silence', who, ms, after }), withinMs),
        leave: async () => void (await ask({ do: 'leave', who })),
      }
    },
  }
}

type Reply = { id: number } & ({ answer: unknown } | { failure: string })

async function orNull(answer: Promise<unknown>, withinMs: number): Promise<number | null> {
  const giveUp = new AbortController()
  const late = sleep(withinMs, null, { signal: giveUp.signal }).catch(() => null)
  const first = await Promise.race([answer as Promise<number>, late])
  giveUp.abort()
  return first
}
