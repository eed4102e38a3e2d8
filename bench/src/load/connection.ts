import { connect, type Socket } from 'node:net'

/**
 * One kept-alive connection, for one request at a time. Node's own client costs as much as the server
 * that is measured; this one only looks for the end of the answer, which must name its length.
 */
export type Connection = {
  /** The status. Rejects when the connection breaks. */
  send: (request: Buffer) => Promise<number>
  close: () => void
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject)
  })
  return converse(socket)
}

type Waiting = { resolve: (status: number) => void; reject: (reason: Error) => void }

function converse(socket: Socket): Connection {
  let waiting: Waiting | null = null
  let received: Buffer = Buffer.alloc(0)

  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = readAnswer(received)
    if (answer === null) return
    received = Buffer.alloc(0)
    waiting?.resolve(answer.status)
  })
  const fail = (reason: Error) => waiting?.reject(reason)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the connection was closed')))

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        if (socket.destroyed) fail(new Error('the connection was closed'))
        else socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

const HEAD_END = '\r\n\r\n'

/** Null until it is whole. */
function readAnswer(received: Buffer): { status: number } | null {
  const headEnd = received.indexOf(HEAD_END)
  if (headEnd < 0) return null
  const head = received.toString('latin1', 0, headEnd)
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (length === undefined) throw new Error(`an answer without its length:\n${head}`)
  const isWhole = received.length >= headEnd + HEAD_END.length + Number(length)
  // "HTTP/1.1 200 OK"
  return isWhole ? { status: Number(head.slice(9, 12)) } : null
}
