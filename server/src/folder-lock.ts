import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** What the holder of a folder says of itself to whoever wants it too. */
const Holder = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('serving'), url: z.url() }),
  /** Something that is soon done, e.g. a command. */
  z.object({ phase: z.literal('working') }),
  z.object({ phase: z.literal('stopping') }),
])

export type Holder = z.infer<typeof Holder>

export type Lock = {
  nowIs: (holder: Holder) => void
  release: () => Promise<void>
}

/**
 * Only one may hold a folder, and the kernel lets go of it when its process dies, however it dies.
 * Waits for a holder that will soon be gone; otherwise answers who holds it (null: it says nothing).
 */
export async function takeLock(wanted: {
  folder: string
  as: Holder
  patienceMs: number
  signal?: AbortSignal
}): Promise<{ kind: 'taken'; lock: Lock } | { kind: 'held'; holder: Holder | null }> {
  const address = addressOf(wanted.folder)
  const deadline = Date.now() + wanted.patienceMs
  for (;;) {
    wanted.signal?.throwIfAborted()
    const lock = await listen(address, wanted.as)
    if (lock !== null) return { kind: 'taken', lock }

    const answer = await askHolder(address)
    if (answer.kind === 'gone') {
      removeSocketFile(address)
    } else {
      const isStaying = answer.holder === null || answer.holder.phase === 'serving'
      if (isStaying || Date.now() > deadline) return { kind: 'held', holder: answer.holder }
    }
    await sleep(50, undefined, { signal: wanted.signal })
  }
}

/** Who holds the folder now, if anybody does, without wanting it. */
export async function findHolder(folder: string): Promise<Holder | null> {
  const answer = await askHolder(addressOf(folder))
  return answer.kind === 'held' ? answer.holder : null
}

/**
 * Linux has sockets whose name is in no file system (it begins with a zero byte), so that nothing is
 * left of a holder that was killed. Elsewhere it is a file that may outlive its holder.
 */
function addressOf(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32)
  return process.platform === 'linux' ? `\0colloquy-${name}` : `/tmp/colloquy-${name}.lock`
}

/** Null when it is held. */
function listen(address: string, as: Holder): Promise<Lock | null> {
  let holder = as
  const server: Server = createServer((visitor) => {
    visitor.on('error', () => {})
    visitor.end(JSON.stringify(holder))
  })
  // What keeps the process alive is its work, never its lock.
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () =>
      resolve({
        nowIs: (changed) => {
          holder = changed
        },
        release: () => new Promise((done) => server.close(() => done())),
      }),
    )
  })
}

type Answer = { kind: 'gone' } | { kind: 'held'; holder: Holder | null }

/** It answers from its event loop: if that is busy for so long, it says nothing. */
const ANSWER_MS = 1000

function askHolder(address: string): Promise<Answer> {
  return new Promise((resolve) => {
    let said = ''
    const visitor = connect(address)
    visitor.setTimeout(ANSWER_MS, () => visitor.destroy())
    visitor.setEncoding('utf8')
    visitor.on('data', (text: string) => {
      said += text
    })
    visitor.on('error', () => resolve({ kind: 'gone' }))
    visitor.on('close', () => resolve({ kind: 'held', holder: readHolder(said) }))
  })
}

/** Anybody on this machine may have taken the name: what it says is looked at before it is shown. */
function readHolder(text: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(text))
  } catch {
    return null
  }
}

function removeSocketFile(address: string): void {
  if (!address.startsWith('\0')) rmSync(address, { force: true })
}
