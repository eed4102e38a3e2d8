import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import type { SrtpSession } from 'werift'
import { meetingAddress } from '../../own-network.ts'

/** One end of a call: a socket of its own, and the keys that its voice is encrypted with. */
export type Line = {
  socket: Socket
  ssrc: number
  /** Of what it sends next; it is never used twice. */
  nextSequence: number
  srtp: SrtpSession | null
  onCheck: (datagram: Buffer) => void
  onHandshake: (datagram: Buffer) => void
  onVoice: (datagram: Buffer) => void
}

export async function openLine(): Promise<Line> {
  const socket = createSocket({ type: 'udp4', recvBufferSize: SOCKET_BUFFER_BYTES })
  socket.bind({ port: 0, address: meetingAddress(), exclusive: true })
  await once(socket, 'listening')
  const line: Line = {
    socket,
    ssrc: randomInt(1, 0xffffffff),
    nextSequence: 1,
    srtp: null,
    onCheck: () => {},
    onHandshake: () => {},
    onVoice: () => {},
  }
  socket.on('message', (datagram) => {
    // RFC 7983: the first byte tells STUN from DTLS from RTP; RFC 5761: the second RTP from RTCP.
    const [first = 0, second = 0] = datagram
    if (first >= 128 && (second < 192 || second > 223)) line.onVoice(datagram)
    else if (first < 4) line.onCheck(datagram)
    else if (first >= 20 && first < 64) line.onHandshake(datagram)
  })
  // That nobody is there any more (ICMP) is found out by what does not arrive.
  socket.on('error', () => {})
  return line
}

/** A caller who does something else for a moment loses nothing. */
const SOCKET_BUFFER_BYTES = 1024 * 1024

export async function connectLine(line: Line, to: { port: number }): Promise<void> {
  line.socket.connect(to.port, meetingAddress())
  await once(line.socket, 'connect')
}
