import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Two with LiveKit's own native client, one of them behind a bad network: a process of the media server's. */
export type People = {
  /** `ours`, and `livekit` where there is one. */
  servers: Server[]
  /** One question at a time. */
  ask: <Kind extends keyof Questions>(
    kind: Kind,
    of: Questions[Kind]['of'],
  ) => Promise<Questions[Kind]['answer']>
}

export type Server = 'ours' | 'livekit'

/** As it is told to that process, and as it answers. */
export type Questions = {
  /** Of several at the same time, in the same weather: so much of it is not how busy the machine is. */
  losses: { of: Talk & { arms: Arm[] }; answer: { far: Played; near: Played }[] }
  delays: { of: Talk & { server: Server }; answer: number[] }
  joins: { of: Again & { weather: Weather }; answer: number[] }
  resumes: { of: Again; answer: { tookMs: number; silentMs: number }[] }
  moves: { of: Again; answer: number[] }
  partition: {
    of: { server: Server; seed: number; seconds: number }
    answer: { isReplaced: boolean; backAfterMs: number | null }
  }
}

type Talk = { seed: number; weather: Weather; seconds: number }
type Again = { server: Server; seed: number; times: number }
export type Weather = { loss: number; burst?: number; delayMs: number; jitterMs: number }
export type Arm = { server: Server; isRepairing: boolean }
/** Samples, and how many of them the client made up since nothing had come in time. */
export type Played = { samples: number; concealed: number }

export async function startPeople(belongings: AsyncDisposableStack): Promise<People> {
  const child = fork(ENTRY, [], {
    execArgv: [],
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('the people ended')
  })
  ended.catch(() => {})
  // Left alone, it ends its servers and then itself.
  belongings.defer(async () => {
    if (child.connected) child.disconnect()
    await ended.catch(() => {})
  })
  const next = async (): Promise<unknown> => {
    const [reply] = (await Promise.race([once(child, 'message'), ended])) as [
      { answer: unknown } | { failure: string },
    ]
    if ('failure' in reply) throw new Error(`the people failed: ${reply.failure}`)
    return reply.answer
  }
  return {
    servers: (await next()) as Server[],
    async ask<Kind extends keyof Questions>(kind: Kind, of: Questions[Kind]['of']) {
      child.send({ kind, of })
      return (await next()) as Questions[Kind]['answer']
    },
  }
}

const ENTRY = fileURLToPath(
  new URL('../../../../media/conformance/network/people.ts', import.meta.url),
)
