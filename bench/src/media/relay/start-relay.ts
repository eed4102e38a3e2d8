import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { RelayPlan } from './relay.ts'

export async function startRelay(
  belongings: AsyncDisposableStack,
  plan: RelayPlan,
): Promise<{ port: number; pid: number }> {
  const child = fork(ENTRY, [], { execArgv: [], detached: true })
  belongings.defer(() => void child.kill('SIGKILL'))
  child.send(plan)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, pid: child.pid ?? 0 }
}

const ENTRY = fileURLToPath(new URL('relay.ts', import.meta.url))
