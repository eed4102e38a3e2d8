import { JobType, ParticipantPermission, WorkerStatus } from '@livekit/protocol'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choose, isDeployment, Worker } from './worker.ts'

const aWorker = (load = 0) => {
  const worker = new Worker({
    trade: { agentName: '', deployment: '', type: JobType.JT_ROOM },
    permissions: new ParticipantPermission(),
    apiKey: 'key',
    send: () => {},
  })
  worker.reports({ load })
  return worker
}

it('nobody is chosen where nobody is', () => {
  expect(choose([], 0.5)).toBeNull()
})

it('the less a worker has to do, the more chances choose it', () => {
  const [idle, busy] = [aWorker(0.1), aWorker(0.7)]
  const chosen = Array.from({ length: 100 }, (_, n) => choose([busy, idle], n / 100))
  expect(chosen.filter((worker) => worker === idle)).toHaveLength(75)
  expect(chosen.filter((worker) => worker === busy)).toHaveLength(25)
})

it('one that has much to do, and takes more by its own account, is chosen before nobody', () => {
  const worker = aWorker(1)
  expect(choose([worker], 0)).toBe(worker)
})

it('somebody is always chosen, whatever they report and whatever the chance', () => {
  const chances = fc.double({ min: 0, max: 1, noNaN: true })
  const anybody = fc.property(fc.array(fc.float(), { minLength: 1 }), chances, (loads, chance) => {
    const workers = loads.map(aWorker)
    return workers.includes(choose(workers, chance) as Worker)
  })
  expect(fc.check(anybody).counterexample).toBeNull()
})

it('a worker is as free as it said last', () => {
  const worker = aWorker()
  expect(worker.isAvailable).toBe(true)
  worker.reports({ status: WorkerStatus.WS_FULL, load: 0.2 })
  worker.reports({ load: 0.1 })
  expect(worker.isAvailable).toBe(false)
})

it.each(['', 'blue', 'v1.2', 'ä', 'x'.repeat(64)])('%j names a deployment', (text) => {
  expect(isDeployment(text)).toBe(true)
})

it.each(['a b', 'a_b', '\n', '\u007f', 'x'.repeat(65)])('%j names no deployment', (text) => {
  expect(isDeployment(text)).toBe(false)
})
