import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createFrameReader, frameOf } from './framing.ts'
import type { Source } from './ice.ts'
import { createNewcomers } from './newcomers.ts'
import { type DatagramCounts, isCheck, type Routing } from './routing.ts'

/**
 * One TCP port for all calls of those whose network lets no UDP through (RFC 6544). Through a connection
 * comes what would come as datagrams, and it may get lost like them.
 */
export type TcpPort = {
  port: number
  counts: () => ConnectionCounts
  close: () => Promise<void>
}

export type ConnectionCounts = {
  proven: number
  unproven: number
  /** Closed, or not taken, because there were too many. */
  turnedAway: number
}

export type TcpSettings = {
  bindAddress: string
  /** 0 lets the system choose. */
  port: number
}

/** A client checks as soon as it is connected. */
const PROOF_WITHIN_MS = 5_000
/** It goes on to check every few seconds: who says nothing for so long is gone. */
const SILENT_MS = 30_000
const LOOK_EVERY_MS = 1_000

const MOST_CONNECTIONS = 5_000
const MOST_UNPROVEN = 1_000
/** A class that comes to its lesson has one address. */
const MOST_UNPROVEN_OF_ONE_ADDRESS = 64

/** For a reader that is slow. What would wait behind as much comes too late to be heard. */
const MOST_WAITING_BYTES = 64 * 1024

type Connection = { address: string; source: Source; openedAt: number; heardAt: number }

export async function openTcpPort(settings: TcpSettings, routing: Routing): Promise<TcpPort> {
  const unproven = createNewcomers<Connection>({
    most: MOST_UNPROVEN,
    mostOfOneAddress: MOST_UNPROVEN_OF_ONE_ADDRESS,
  })
  const proven = new Set<Connection>()
  let turnedAway = 0

  const accept = (socket: Socket) => {
    // Its close follows, and says as much.
    socket.on('error', () => {})
    const source = sourceOf(socket, routing.counts)
    if (source === null) return void socket.destroy()
    const now = Date.now()
    const connection = { address: source.address, source, openedAt: now, heardAt: now }
    const oldest = unproven.add(connection)
    if (oldest !== null) turnAway(oldest)
    const read = createFrameReader((datagram) => {
      if (!socket.destroyed) take(connection, datagram)
    })
    socket.on('data', (chunk) => {
      connection.heardAt = Date.now()
      if (!read(chunk)) socket.destroy()
    })
    socket.on('end', () => socket.destroy())
    socket.on('close', () => {
      unproven.remove(connection)
      proven.delete(connection)
      routing.lose(source)
    })
  }

  const turnAway = ({ source }: Connection) => {
    turnedAway += 1
    source.close()
  }

  const take = (connection: Connection, datagram: Buffer) => {
    routing.counts.received += 1
    const { source } = connection
    if (isCheck(datagram)) {
      if (routing.check(datagram, source)) {
        unproven.remove(connection)
        proven.add(connection)
      }
    } else routing.deliver(datagram, source.key)
    // Clients begin with their proof.
    if (unproven.has(connection)) source.close()
  }

  const closeWhatIsOver = () => {
    const now = Date.now()
    for (const { source, openedAt } of unproven.all())
      if (now - openedAt > PROOF_WITHIN_MS) source.close()
    for (const { source, heardAt } of proven) if (now - heardAt > SILENT_MS) source.close()
  }

  const server = createServer({ noDelay: true }, accept)
  server.maxConnections = MOST_CONNECTIONS
  server.listen({ port: settings.port, host: settings.bindAddress, exclusive: true })
  await once(server, 'listening')
  const countTurnedAway = () => {
    turnedAway += 1
  }
  server.on('drop', countTurnedAway)
  // When the process may open nothing more: somebody could not be taken, and the others go on.
  server.on('error', countTurnedAway)
  const look = setInterval(closeWhatIsOver, LOOK_EVERY_MS)

  return {
    port: (server.address() as AddressInfo).port,
    counts: () => ({ proven: proven.size, unproven: unproven.count(), turnedAway }),
    async close() {
      clearInterval(look)
      const closed = once(server, 'close')
      server.close()
      for (const { source } of [...unproven.all(), ...proven]) source.close()
      await closed
    },
  }
}

let opened = 0

/** Null when it was gone before anybody looked. */
function sourceOf(socket: Socket, counts: DatagramCounts): Source | null {
  const { remoteAddress: address, remotePort: port } = socket
  if (address === undefined || port === undefined) return null
  opened += 1
  return {
    address,
    port,
    // Not of its address: that may come again while the one before is on its way out.
    key: `tcp ${opened}`,
    send(datagram) {
      if (socket.destroyed || socket.writableLength > MOST_WAITING_BYTES) counts.unsent += 1
      else {
        counts.sent += 1
        socket.write(frameOf(datagram))
      }
    },
    close: () => socket.destroy(),
  }
}
