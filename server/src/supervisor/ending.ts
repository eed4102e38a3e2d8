/** Whether and why everything has to end. */
export type Ending = {
  /** Aborted when the end is asked for. */
  signal: AbortSignal
  asked: Promise<void>
  /** Called when it is asked for again, by somebody in a hurry. */
  onHurry: (act: () => void) => void
}

const PARENT_POLL_MS = 150

/**
 * The end comes by a signal, or with the npm that started us: when that was killed nobody is left who
 * could press Ctrl-C.
 */
export function awaitEnding(of: { startedByNpm: boolean }): Ending {
  const controller = new AbortController()
  let hurry = () => {}
  const ask = () => {
    if (controller.signal.aborted) hurry()
    else controller.abort()
  }
  process.on('SIGINT', ask)
  process.on('SIGTERM', ask)
  process.on('SIGHUP', () => controller.abort())

  const parent = process.ppid
  if (of.startedByNpm && parent !== 1) {
    setInterval(() => {
      if (process.ppid !== parent) controller.abort()
    }, PARENT_POLL_MS).unref()
  }
  return {
    signal: controller.signal,
    asked: new Promise((resolve) => {
      controller.signal.addEventListener('abort', () => resolve(), { once: true })
    }),
    onHurry: (act) => {
      hurry = act
    },
  }
}
