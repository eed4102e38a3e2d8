import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Load, LoadResult } from './load.ts'

export type Generator = { run: (load: Load) => Promise<LoadResult> }

/** For one load at a time. */
export function startGenerator(belongings: AsyncDisposableStack): Generator {
  const child = fork(ENTRY, [], { execArgv: [], detached: true })
  belongings.defer(() => void child.kill('SIGKILL'))
  return {
    run: async (load) => {
      child.send(load)
      const [result] = (await Promise.race([once(child, 'message'), failed(child)])) as [LoadResult]
      return result
    },
  }
}

const ENTRY = fileURLToPath(new URL('generator.ts', import.meta.url))

async function failed(child: ReturnType<typeof fork>): Promise<never> {
  await once(child, 'exit')
  throw new Error('the load generator ended')
}
