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
} from './calls.ts'
import type { Weather } from './weather.ts'

/**
 * A process of its own that measures calls over bad networks, for `npm run bench -- network`. It is asked
 * one thing after the other, and says first which servers there are.
 */

const servers: Record<string, Target> = { ours: await openOwn({}) }
if (findLivekit() !== undefined) servers.livekit = await openLivekit({})

type Question =
  | { kind: 'losses'; of: { arms: Arm[]; seed: number; weather: Weather; seconds: number } }
  | { kind: 'delays'; of: { server: string; seed: number; weather: Weather; seconds: number } }
  | { kind: 'join'; of: { server: string; seed: number; weather: Weather; times: number } }
  | { kind: 'resume'; of: { server: string; seed: number; times: number } }
  | { kind: 'partition'; of: { server: string; seed: number; seconds: number } }
  | { kind: 'move'; of: { server: string; seed: number; times: number } }
  | { kind: 'end' }

type Arm = { server: string; isRepairing: boolean }

process.on('message', (question: Question) => {
  void answer(question).then(
    (found) => process.send?.({ answer: found }),
    (failure: Error) => process.send?.({ failure: `${failure.stack}` }),
  )
})
process.on('disconnect', () => void end())
process.on('SIGINT', () => {})
process.send?.({ answer: Object.keys(servers) })

async function answer(question: Question): Promise<unknown> {
  switch (question.kind) {
    case 'losses': {
      const { arms, ...of } = question.of
      // At the same time, in the same weather: a machine that is busy now is busy for all of them.
      return Promise.all(
        arms.map(({ server, isRepairing }) =>
          measureLosses(serverOf(server), { isRepairing, ...of }),
        ),
      )
    }
    case 'delays':
      return measureDelays(serverOf(question.of.server), question.of)
    case 'join':
      return measureJoins(serverOf(question.of.server), question.of)
    case 'resume':
      return measureResumes(serverOf(question.of.server), question.of)
    case 'partition':
      return measurePartition(serverOf(question.of.server), question.of)
    case 'move':
      return measureMoves(serverOf(question.of.server), question.of)
    case 'end':
      await end()
      return null
  }
}

function serverOf(name: string): Target {
  const server = servers[name]
  if (server === undefined) throw new Error(`there is no server ${name}`)
  return server
}

async function end(): Promise<void> {
  await dispose()
  for (const server of Object.values(servers)) await server.stop()
  process.exit(0)
}
