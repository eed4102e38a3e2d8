import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { isCheck, type Routing } from './routing.ts'

/** One UDP port for all calls. */
export type UdpPort = {
  port: number
  close: () => Promise<void>
}

export type UdpSettings = {
  bindAddress: string
  /** The first that is free is taken; `[0, 0]` lets the system choose. */
  portRange: [number, number]
}

/** Bursts of a hundred calls wait here, instead of being dropped while something else is done. */
const SOCKET_BUFFER_BYTES = 4 * 1024 * 1024

export async function openUdpPort(settings: UdpSettings, routing: Routing): Promise<UdpPort> {
  const socket = await bindFirstFree(settings)
  const { counts } = routing

  const sourceAt = (address: string, port: number, key: string) => ({
    address,
    port,
    key,
    send(datagram: Buffer) {
      counts.sent += 1
      socket.send(datagram, port, address, countUnsent)
    },
    close: () => {},
  })
  const countUnsent = (failure: Error | null) => {
    if (failure !== null) counts.unsent += 1
  }

  socket.on('message', (datagram, { address, port }) => {
    counts.received += 1
    // Written by hand: nobody can be answered there, and to send there throws.
    if (port === 0) return void (counts.unknown += 1)
    const key = `${address}:${port}`
    if (isCheck(datagram)) routing.check(datagram, sourceAt(address, port, key))
    else routing.deliver(datagram, key)
  })
  // An answer that nobody took (ICMP) comes as an error of the socket: it says nothing about the socket.
  socket.on('error', () => {
    counts.unsent += 1
  })

  return {
    port: socket.address().port,
    async close() {
      const closed = once(socket, 'close')
      socket.close()
      await closed
    },
  }
}

async function bindFirstFree({ bindAddress, portRange }: UdpSettings): Promise<Socket> {
  const [first, last] = portRange
  for (let port = first; ; port += 1) {
    const socket = createSocket({
      type: bindAddress.includes(':') ? 'udp6' : 'udp4',
      recvBufferSize: SOCKET_BUFFER_BYTES,
      sendBufferSize: SOCKET_BUFFER_BYTES,
    })
    try {
      socket.bind({ port, address: bindAddress, exclusive: true })
      await once(socket, 'listening')
      return socket
    } catch (failure) {
      socket.close()
      if ((failure as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= last) throw failure
    }
  }
}
