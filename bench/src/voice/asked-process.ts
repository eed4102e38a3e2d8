import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A program that takes JSON lines, many at a time, and answers each as it is done. */
export type AskedProcess = { pid: number; ask: Ask }

export type Ask = (what: { do: string; [detail: string]: unknown }) => Promise<unknown>

/** Ends with what it belongs to. */
export function startAsked(
  belongings: AsyncDisposableStack,
  { command, args }: { command: string; args: string[] },
): AskedProcess {
  const child = spawn(command, args, { detached: true, stdio: ['pipe', 'pipe', 'inherit'] })
  let isOver = false
  belongings.defer(() => {
    isOver = true
    child.kill('SIGKILL')
  })
  const ended = once(child, 'close').then(() => {
    // Who still listens then hears no more.
    if (isOver) return new Promise<never>(() => {})
    throw new Error('the people ended')
  })
  ended.catch(() => {})
  const waiting = new Map<number, (reply: Reply) => void>()
  createInterface(child.stdout).on('line', (line) => {
    const reply = JSON.parse(line) as Reply
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  let asked = 0
  return {
    pid: child.pid ?? 0,
    async ask(what) {
      asked += 1
      const id = asked
      const { promise, resolve } = Promise.withResolvers<Reply>()
      waiting.set(id, resolve)
      child.stdin.write(`${JSON.stringify({ id, ...what })}\n`)
      const reply = await Promise.race([promise, ended])
      if ('failure' in reply) throw new Error(reply.failure)
      return reply.answer
    },
  }
}

type Reply = { id: number } & ({ answer: unknown } | { failure: string })
