import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  // A server that is asked politely waits for its participants, and the cases have left some behind.
  child.kill('SIGKILL')
  await ended
}
