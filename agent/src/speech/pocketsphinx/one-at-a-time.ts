import { createHash } from 'node:crypto'
import { connect, createServer } from 'node:net'

/** Held by one process of this machine; the kernel lets go of it when that process dies, however it dies. */
export type Hold = {
  /** What whoever asks is told. */
  says: (line: string) => void
  release: () => Promise<void>
}

/** Null when another one holds it. For Linux, whose sockets may have names that are in no file system. */
export function takeHold(folder: string): Promise<Hold | null> {
  let line = ''
  const server = createServer((visitor) => {
    visitor.on('error', () => {})
    visitor.end(line)
  })
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(addressOf(folder), () =>
      resolve({
        says: (said) => {
          line = said
        },
        release: () => new Promise((done) => server.close(() => done())),
      }),
    )
  })
}

const ANSWER_MS = 1000
const LONGEST_LINE = 300

/** What the holder says, or null when nobody holds it. */
export function askHolder(folder: string): Promise<string | null> {
  return new Promise((resolve) => {
    let said = ''
    const visitor = connect(addressOf(folder))
    visitor.setTimeout(ANSWER_MS, () => visitor.destroy())
    visitor.setEncoding('utf8')
    visitor.on('data', (text: string) => {
      said = (said + text).slice(0, LONGEST_LINE)
    })
    visitor.on('error', () => resolve(null))
    visitor.on('close', () => resolve(said))
  })
}

const addressOf = (folder: string): string =>
  `\0colloquy-speech-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
