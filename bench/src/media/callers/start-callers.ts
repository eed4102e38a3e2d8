import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Reply, Tasks } from './tasks.ts'

/** For one task at a time. */
export type Callers = {
  ask: <Kind extends keyof Tasks>(
    kind: Kind,
    of: Tasks[Kind]['of'],
  ) => Promise<Tasks[Kind]['answer']>
}

export function startCallers(belongings: AsyncDisposableStack): Callers {
  const child = fork(ENTRY, [], { execArgv: [], detached: true })
  belongings.defer(() => void child.kill('SIGKILL'))
  return {
    ask: (kind, of) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('the callers ended'))
        child.once('exit', fail)
        child.once('message', (reply: Reply) => {
          child.off('exit', fail)
          if ('failure' in reply) reject(new Error(`the callers failed: ${reply.failure}`))
          else resolve(reply.answer)
        })
        child.send({ kind, of })
      }),
  }
}

const ENTRY = fileURLToPath(new URL('process.ts', import.meta.url))
