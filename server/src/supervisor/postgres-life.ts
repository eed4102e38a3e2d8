import { type EmbeddedPostgres, startPostgres } from '../database/embedded.ts'
import type { End, Life } from './life.ts'

/** The embedded database as a part to keep; ready with its url, which is always the same. */
export function createPostgresLives(of: {
  folder: string
  say: (line: string) => void
}): () => Life<string> {
  let hasWorked = false

  return () => {
    const starting = new AbortController()
    const started = startPostgres({ ...of, signal: starting.signal })
    const withIt = (act: (postgres: EmbeddedPostgres) => void) => void started.then(act, () => {})
    const ended = started.then(
      async (postgres): Promise<End> => {
        hasWorked = true
        await postgres.exited
        return { kind: 'died', reason: 'ended' }
      },
      // What stands against the first start is for a person to mend. Later it may mend itself, like
      // a full disk that is emptied, and to end everything would help nobody.
      ({ message }: Error): End =>
        hasWorked
          ? { kind: 'died', reason: `cannot start again (${message})` }
          : { kind: 'refused', reason: message },
    )
    return {
      ready: new Promise((resolve) => withIt(({ url }) => resolve(url))),
      ended,
      stop: (withinMs) => {
        starting.abort()
        withIt((postgres) => void postgres.stop({ fastForMs: withinMs }))
      },
      kill: () => withIt((postgres) => void postgres.stop({ fastForMs: 0 })),
    }
  }
}
