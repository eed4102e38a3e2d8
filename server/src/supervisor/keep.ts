import type { Clock } from './clock.ts'
import type { Life } from './life.ts'
import { nextRestart } from './restart-rule.ts'

export type Part<Ready> = {
  name: string
  begin: () => Life<Ready>
  /**
   * What to do about one that died before it was ever ready. While somebody edits its source, to try
   * again would only repeat the same complaint: it waits for `again`.
   */
  afterFalseStart?: 'retry' | 'wait'
}

export type Kept<Ready> = {
  /** Of the first of its lives that worked. */
  ready: Promise<Ready>
  /** When it is kept no longer: why it refused, or null after `stop`. */
  over: Promise<string | null>
  stop: (withinMs: number) => Promise<void>
  /** For those in a hurry; `stop` has been called. */
  kill: () => void
  /** A new life now, whether it lives or waits. */
  again: () => void
}

/** Keeps a part running until it is stopped, or refuses to. */
export function keepRunning<Ready>(
  part: Part<Ready>,
  tools: { clock: Clock; say: (line: string) => void },
): Kept<Ready> {
  const { clock, say } = tools
  const first = Promise.withResolvers<Ready>()
  const ending = new AbortController()
  let moment: Moment = { life: null, pause: new AbortController(), isNewLifeWanted: false }

  const keep = async (): Promise<string | null> => {
    let series = 0
    while (!ending.signal.aborted) {
      const startedAtMs = clock.nowMs()
      const life = part.begin()
      moment = { life, pause: new AbortController(), isNewLifeWanted: false }
      let wasReady = false
      void life.ready.then((ready) => {
        wasReady = true
        first.resolve(ready)
      })

      const end = await life.ended
      moment.life = null
      if (ending.signal.aborted) break
      if (moment.isNewLifeWanted) {
        series = 0
        continue
      }
      if (end.kind === 'refused') return end.reason

      const next = nextRestart({ livedMs: clock.nowMs() - startedAtMs, series })
      const isWaiting = part.afterFalseStart === 'wait' && !wasReady
      say(`${part.name} ${end.reason}; ${isWaiting ? 'waiting for a change' : when(next.delayMs)}`)
      await clock.sleep(isWaiting ? FOR_EVER_MS : next.delayMs, moment.pause.signal)
      series = moment.isNewLifeWanted ? 0 : next.series
    }
    return null
  }

  const over = keep()
  return {
    ready: first.promise,
    over,
    stop: async (withinMs) => {
      ending.abort()
      moment.life?.stop(withinMs)
      moment.pause.abort()
      await over
    },
    kill: () => moment.life?.kill(),
    again: () => {
      moment.isNewLifeWanted = true
      moment.life?.stop(PATIENCE_MS)
      moment.pause.abort()
    },
  }
}

type Moment = {
  life: Life<unknown> | null
  pause: AbortController
  isNewLifeWanted: boolean
}

/** With a life that makes room for the next. */
const PATIENCE_MS = 4000

/** The longest that a timer of Node knows. */
const FOR_EVER_MS = 2 ** 31 - 1

const when = (delayMs: number): string =>
  delayMs === 0 ? 'starting it again' : `starting it again in ${delayMs / 1000} s`
