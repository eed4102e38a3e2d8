import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import type { IceListener, Source } from './ice.ts'
import { isGenuine, readBindingRequest, writeBindingSuccess } from './stun.ts'

/**
 * One UDP port for all calls. A datagram belongs to whom its sender has proven to talk with: by a STUN
 * check with the right password. Everything from elsewhere is dropped unread.
 */
export type UdpPort = {
  /** What goes into the candidates. */
  candidates: { address: string; port: number }[]
  listen: (ufrag: string, listener: IceListener) => void
  forget: (ufrag: string) => void
  send: (datagram: Buffer, to: Source) => void
  counts: () => UdpCounts
  close: () => Promise<void>
}

export type UdpCounts = { received: number; sent: number; unknown: number; unsent: number }

export type UdpSettings = {
  bindAddress: string
  /** The first that is free is taken; `[0, 0]` lets the system choose. */
  portRange: [number, number]
  advertisedAddresses: string[]
}

/** Bursts of a hundred calls wait here, instead of being dropped while something else is done. */
const SOCKET_BUFFER_BYTES = 4 * 1024 * 1024

/** Addresses that one endpoint may have proven: phones change theirs, floods change them faster. */
const MOST_SOURCES_EACH = 32

type Bound = { listener: IceListener; ufrag: string }

export async function openUdpPort(settings: UdpSettings): Promise<UdpPort> {
  const socket = await bindFirstFree(settings)
  const { port } = socket.address()
  const listeners = new Map<string, IceListener>()
  const bySource = new Map<string, Bound>()
  const sourcesOf = new Map<string, string[]>()
  const counts: UdpCounts = { received: 0, sent: 0, unknown: 0, unsent: 0 }

  const answerCheck = (datagram: Buffer, source: Source) => {
    const request = readBindingRequest(datagram)
    const ufrag = request?.username.split(':', 1)[0] ?? ''
    const listener = listeners.get(ufrag)
    const password = listener?.passwordOf(ufrag) ?? null
    if (request === null || listener === undefined || password === null) {
      counts.unknown += 1
      return
    }
    if (!isGenuine(datagram, password)) {
      counts.unknown += 1
      return
    }
    bind(source, { listener, ufrag })
    send(writeBindingSuccess(request, source, password), source)
    listener.checked({ ufrag, source, isNomination: request.isNomination })
  }

  const bind = (source: Source, bound: Bound) => {
    const known = bySource.get(source.key)
    if (known?.ufrag === bound.ufrag) return
    if (known !== undefined) unbind(source.key, known.ufrag)
    const sources = sourcesOf.get(bound.ufrag) ?? []
    sources.push(source.key)
    if (sources.length > MOST_SOURCES_EACH) bySource.delete(sources.shift() ?? '')
    sourcesOf.set(bound.ufrag, sources)
    bySource.set(source.key, bound)
  }

  const unbind = (key: string, ufrag: string) => {
    bySource.delete(key)
    const left = (sourcesOf.get(ufrag) ?? []).filter((other) => other !== key)
    if (left.length === 0) sourcesOf.delete(ufrag)
    else sourcesOf.set(ufrag, left)
  }

  const send = (datagram: Buffer, to: Source) => {
    counts.sent += 1
    socket.send(datagram, to.port, to.address, (failure) => {
      if (failure !== null) counts.unsent += 1
    })
  }

  socket.on('message', (datagram, from) => {
    counts.received += 1
    const source = sourceOf(from)
    // RFC 7983: the first byte tells STUN from DTLS from RTP.
    if (source !== null && (datagram[0] ?? 0xff) < 4) return answerCheck(datagram, source)
    const bound = source === null ? undefined : bySource.get(source.key)
    if (bound === undefined) counts.unknown += 1
    else bound.listener.received(datagram)
  })
  // An answer that nobody took (ICMP) comes as an error of the socket: it says nothing about the socket.
  socket.on('error', () => {
    counts.unsent += 1
  })

  return {
    candidates: settings.advertisedAddresses.map((address) => ({ address, port })),
    listen: (ufrag, listener) => listeners.set(ufrag, listener),
    forget(ufrag) {
      listeners.delete(ufrag)
      for (const key of sourcesOf.get(ufrag) ?? []) bySource.delete(key)
      sourcesOf.delete(ufrag)
    },
    send,
    counts: () => ({ ...counts }),
    async close() {
      const closed = once(socket, 'close')
      socket.close()
      await closed
    },
  }
}

/** Null when nobody can be answered there: such a datagram was written by hand, and to send there throws. */
export const sourceOf = ({ address, port }: { address: string; port: number }): Source | null =>
  port === 0 ? null : { address, port, key: `${address}:${port}` }

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
