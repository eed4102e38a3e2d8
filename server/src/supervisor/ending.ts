/** Whether everything has to end. */
export type Ending = {
  /** Aborted when the end is asked for. */
  signal: AbortSignal
  asked: Promise<void>
  /** Called when it is asked for again, by somebody in a hurry. */
  onHurry: (act: () => void) => void
}

/** A Ctrl-C comes twice at once, from the terminal and from npm, which passes on its own. */
const SAME_REQUEST_MS = 500

const PARENT_POLL_MS = 150

/**
 * The end comes by a signal, or with the npm that started us: when that was killed nobody is left who
 * could press Ctrl-C.
 */
export function awaitEnding(of: { startedByNpm: boolean }): Ending {
  const controller = new AbortController()
  const asked = Promise.withResolvers<void>()
  let askedAtMs = 0
  let hurry = () => {}

  const ask = () => {
    if (controller.signal.aborted) {
      if (performance.now() - askedAtMs > SAME_REQUEST_MS) hurry()
      return
    }
    askedAtMs = performance.now()
    controller.abort()
    asked.resolve()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask)

  const parent = process.ppid
  if (of.startedByNpm && parent !== 1) {
    const poll = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(poll)
      ask()
    }, PARENT_POLL_MS)
    poll.unref()
  }
  return {
    signal: controller.signal,
    asked: asked.promise,
    onHurry: (act) => {
      hurry = act
    },
  }
}
