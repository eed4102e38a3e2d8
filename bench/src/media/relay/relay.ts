import { createSocket } from 'node:dgram'
import type { SrtpSession } from 'werift'
import { meetingAddress } from '../../own-network.ts'
import { openSession, type SessionKeys } from '../callers/encryption.ts'

/** A process of its own, told by `startRelay` who talks with whom. */
export type RelayPlan = { lines: RelayLine[][] }

/** Where a caller is, and the relay's keys for it: in hexadecimal, since between processes goes text. */
export type RelayLine = { port: number } & Record<keyof SessionKeys, string>

/**
 * What a media server cannot do without: take the encryption of one off each packet, put on that of the
 * other, and pass it on. No rooms, no numbers of its own, no look at who sends what.
 */
function relay({ lines }: RelayPlan): void {
  const socket = createSocket({ type: 'udp4', ...SOCKET_BUFFERS })
  const address = meetingAddress()
  const ends = new Map<number, End>()
  for (const [one, other] of lines) {
    if (one === undefined || other === undefined) continue
    const sessions = [sessionFor(one), sessionFor(other)] as const
    ends.set(one.port, { own: sessions[0], others: sessions[1], othersPort: other.port })
    ends.set(other.port, { own: sessions[1], others: sessions[0], othersPort: one.port })
  }
  socket.on('message', (datagram, { port }) => {
    const end = ends.get(port)
    if (end === undefined) return
    const [packet, header] = end.own.remoteContext.decryptRtp(datagram)
    const sealed = end.others.encrypt(packet.subarray(header.payloadOffset), header)
    socket.send(sealed, end.othersPort, address)
  })
  socket.bind({ port: 0, address, exclusive: true }, () => {
    process.send?.({ port: socket.address().port })
  })
}

type End = { own: SrtpSession; others: SrtpSession; othersPort: number }

/** As much as our server has. */
const SOCKET_BUFFERS = { recvBufferSize: 4 * 1024 * 1024, sendBufferSize: 4 * 1024 * 1024 }

const sessionFor = (line: RelayLine): SrtpSession =>
  openSession({
    localKey: Buffer.from(line.localKey, 'hex'),
    localSalt: Buffer.from(line.localSalt, 'hex'),
    remoteKey: Buffer.from(line.remoteKey, 'hex'),
    remoteSalt: Buffer.from(line.remoteSalt, 'hex'),
  })

process.once('message', relay)
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => {})
