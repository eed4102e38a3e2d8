import { dispose } from '@livekit/rtc-node'
import { findLivekit } from '../livekit-binary.ts'
import { openLivekit } from '../livekit-target.ts'
import { openOwn } from '../own-target.ts'
import type { Target } from '../target.ts'
import {
  measureDelays,
  measureJoins,
  measureLosses,
  measureMoves,
  measurePartition,
  measureResumes,
  type Talk,
} from './calls.ts'
import type { Weather } from './weather.ts'

/**
 * A process of its own that measures calls over bad networks, for `npm run bench -- network`. It is asked
 * one thing after the other, and says first which servers there are.
 */

const servers: Record<string, Target> = { ours: await openOwn({}) }
if (findLivekit() !== undefined) servers.livekit = await openLivekit({})

type Question =
  | { kind: 'losses'; of: Talk & { arms: { server: string; isRepairing: boolean }[] } }
  | { kind: 'delays'; of: Talk & { server: string } }
  | { kind: 'joins'; of: Again & { weather: Weather } }
  | { kind: 'resumes'; of: Again }
  | { kind: 'moves'; of: Again }
  | { kind: 'partition'; of: { server: string; seed: number; seconds: number } }

type Again = { server: string; seed: number; times: number }

process.on('message', (question: Question) => {
  void answer(question).then(
    (found) => process.send?.({ answer: found }),
    (failure: Error) => process.send?.({ failure: `${failure.stack}` }),
  )
})
process.on('disconnect', () => void end())
process.on('SIGINT', () => {})
process.send?.({ answer: Object.keys(servers) })

/** Of losses several at the same time: a machine that is busy now is busy for all of them. */
async function answer({ kind, of }: Question): Promise<unknown> {
  switch (kind) {
    case 'losses':
      return Promise.all(
        of.arms.map(({ server, isRepairing }) =>
          measureLosses(serverOf(server), { ...of, isRepairing }),
        ),
      )
    case 'delays':
      return measureDelays(serverOf(of.server), of)
    case 'joins':
      return measureJoins(serverOf(of.server), of)
    case 'resumes':
      return measureResumes(serverOf(of.server), of)
    case 'moves':
      return measureMoves(serverOf(of.server), of)
    case 'partition':
      return measurePartition(serverOf(of.server), of)
  }
}

function serverOf(name: string): Target {
  const server = servers[name]
  if (server === undefined) throw new Error(`there is no server ${name}`)
  return server
}

async function end(): Promise<void> {
  for (const server of Object.values(servers)) await server.stop()
  await dispose()
  process.exit(0)
}
