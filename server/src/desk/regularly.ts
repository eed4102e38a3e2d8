export type Regular = {
  /** Also between two times. */
  now: () => void
  /** Resolves when it is not at work any more. */
  stop: () => Promise<void>
}

/** Never twice at once: while one goes on, the next only says that another is wanted. */
export function every(ms: number, work: () => Promise<void>, onFailure: () => void): Regular {
  let isStopped = false
  let isWanted = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false
      await work().catch(onFailure)
    }
  }
  const now = () => {
    isWanted = true
    running ??= run().finally(() => {
      running = null
    })
  }
  const timer = setInterval(now, ms)
  return {
    now,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
