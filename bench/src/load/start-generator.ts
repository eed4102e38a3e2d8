import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Load, LoadResult } from './load.ts'

/** For one load at a time. */
export type Generator = { run: (load: Load) => Promise<LoadResult> }

type Options = {
  /** In life the many are elsewhere: here they take only what CPU nobody else wants. */
  isAside?: boolean
}

export function startGenerator(
  belongings: AsyncDisposableStack,
  { isAside = false }: Options = {},
): Generator {
  const child = fork(ENTRY, [], { execArgv: [], detached: true })
  if (isAside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  belongings.defer(() => void child.kill('SIGKILL'))
  return {
    run: (load) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('the load generator ended'))
        child.once('exit', fail)
        child.once('message', (result: LoadResult) => {
          child.off('exit', fail)
          resolve(result)
        })
        child.send(load)
      }),
  }
}

const ENTRY = fileURLToPath(new URL('generator.ts', import.meta.url))
