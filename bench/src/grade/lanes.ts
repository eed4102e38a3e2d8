import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { SeenIn } from '@colloquy/domain/training/trials/trials'

/** Everything that was seen in so many tries of a trial, on all cores; the same on one. */
export async function tryOnAllCores(
  name: string,
  { times, seed, belongings }: { times: number; seed: number; belongings: AsyncDisposableStack },
): Promise<SeenIn[]> {
  const lanes = Math.max(1, Math.min(availableParallelism(), Math.ceil(times / FEWEST_IN_A_LANE)))
  const each = Math.ceil(times / lanes)
  const seen = await Promise.all(
    Array.from({ length: lanes }, (_, lane) => {
      const from = lane * each
      const data = { name, from, times: Math.max(0, Math.min(each, times - from)), seed }
      return inLane(data, belongings)
    }),
  )
  return seen.flat()
}

/** Below, loading the grader takes longer than it saves. */
const FEWEST_IN_A_LANE = 20

async function inLane(workerData: object, belongings: AsyncDisposableStack): Promise<SeenIn[]> {
  const worker = new Worker(new URL('./lane.worker.ts', import.meta.url), { workerData })
  belongings.defer(async () => void (await worker.terminate()))
  // Rejects with what was thrown in there.
  const [seen] = (await once(worker, 'message')) as [SeenIn[]]
  return seen
}
