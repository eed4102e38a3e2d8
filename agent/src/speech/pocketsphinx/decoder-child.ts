import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { FromDecoder, ToDecoder } from './messages.ts'
import type { Recogniser } from './recogniser.ts'

/** The parent's end of a process that recognises. */
export type DecoderChild = {
  pid: number | undefined
  /** Rejects when it ends before it could recognise anything. */
  ready: Promise<void>
  send: (message: ToDecoder) => void
  /** Who hears what it says, and that it is gone. One at a time. */
  listener: DecoderListener | null
  isAlive: () => boolean
  close: () => Promise<void>
}

export type DecoderListener = {
  says: (message: Exclude<FromDecoder, { type: 'ready' }>) => void
  gone: () => void
}

// Its own part of Node needs little; what counts is the library's.
const OPTIONS = ['--max-old-space-size=64', '--disable-warning=ExperimentalWarning']

export function startDecoder(recogniser: Recogniser, onGone: () => void): DecoderChild {
  const child = fork(new URL('./decoder.process.ts', import.meta.url), [], {
    execArgv: OPTIONS,
    serialization: 'advanced',
    stdio: 'ignore',
  })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    // It could not even be started: there is no exit then.
    child.once('error', () => resolve())
  })
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    void exited.then(() => reject(new Error('The process that recognises ended at its start')))
  })
  ready.catch(() => {})

  const handle: DecoderChild = {
    pid: child.pid,
    ready,
    listener: null,
    isAlive: () => child.exitCode === null && child.signalCode === null && child.connected,
    // To one that has just died: its exit tells whoever needs to know.
    send: (message) => void (child.connected && child.send(message, () => {})),
    close: () => close(child),
  }
  child.on('message', (message: FromDecoder) => {
    if (message.type !== 'ready') handle.listener?.says(message)
  })
  void exited.then(() => {
    onGone()
    handle.listener?.gone()
  })
  handle.send({ type: 'open', recogniser })
  return handle
}

const CLOSE_MS = 2000

async function close(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exited = once(child, 'exit')
  const impatience = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS)
  if (child.connected) child.disconnect()
  await exited
  clearTimeout(impatience)
}
