import { type Candidate, type IceCredentials, openIceEndpoint } from '../transport/ice.ts'
import type { Routing } from '../transport/routing.ts'
import { isRtcp } from '../transport/rtp.ts'
import { createSrtp, type OutgoingHeader, type PlainRtp, type Srtp } from '../transport/srtp.ts'
import {
  type Agreed,
  type Certificate,
  type DataChannel,
  openDataChannels,
  openDtls,
} from '../transport/werift.ts'

/** One encrypted connection with a client: audio both ways, and messages in channels. */
export type Connection = {
  credentials: () => IceCredentials
  restartIce: () => void
  /** Whom to trust, and where its messages come from. Until then nothing is let in. */
  expect: (other: { fingerprint: string; sctpPort: number | null }) => void
  state: () => ConnectionState
  heardAt: () => number
  sendRtp: (header: OutgoingHeader, payload: Buffer) => void
  /** What was sent before, as it was. */
  resendRtp: (header: OutgoingHeader, payload: Buffer) => void
  sendRtcp: (packet: Buffer) => void
  channel: (label: string) => DataChannel | null
  openChannel: (channel: { id: number; label: string; isReliable: boolean }) => void
  close: () => void
}

export type ConnectionState = 'connecting' | 'connected' | 'closed'

/** What connections of a server share. */
export type Ground = {
  routing: Routing
  /** Where the client is told to come to. */
  candidates: () => Candidate[]
  certificate: Certificate
  now: () => number
  packets: PacketCounts
}

/** Of audio, since the server began. In a call of two, what was received is the sum of the others. */
export type PacketCounts = {
  received: number
  /** Each time to one who hears it. */
  forwarded: number
  /** Forged, repeated, too late, or before there were keys. */
  refused: number
  /** Genuine, while nobody heard it: muted, of no known track, or with nobody there yet. */
  unheard: number
  /** What speakers were asked for again, and what hearers were sent again. */
  askedFor: number
  resent: number
}

export type ConnectionEvents = {
  onConnected: () => void
  /** By the other side, or because it is not who it should be. */
  onClosed: () => void
  onRtp: (packet: PlainRtp) => void
  onRtcp: (packet: Buffer) => void
  /** The other side has opened one. */
  onChannel: (label: string) => void
  onMessage: (label: string, data: Buffer) => void
}

export function openConnection(
  { routing, certificate, now, packets }: Ground,
  on: ConnectionEvents,
): Connection {
  let state: ConnectionState = 'connecting'
  let expected: { fingerprint: string; sctpPort: number | null } | null = null
  let agreed: Agreed | null = null
  let srtp: Srtp | null = null
  const channels = new Map<string, DataChannel>()

  const ice = openIceEndpoint(routing, {
    now,
    onDatagram(datagram) {
      if (state === 'closed') return
      const first = datagram[0] ?? 0
      // RFC 7983
      if (first >= 128 && first <= 191) receiveMedia(datagram)
      else if (first >= 20 && first <= 63 && expected !== null) dtls.receive(datagram)
    },
  })
  const dtls = openDtls({
    certificate,
    send: ice.send,
    onConnected(found) {
      agreed = found
      admit()
    },
    onData: (data) => {
      if (srtp !== null) sctp.receive(data)
    },
    onClosed: () => end(),
  })
  const sctp = openDataChannels({
    send: dtls.send,
    onChannel(channel) {
      channels.set(channel.label, channel)
      on.onChannel(channel.label)
    },
    onMessage: on.onMessage,
    onBroken: () => end(),
  })

  /** Both are there: who it should be, and who it is. */
  const admit = () => {
    if (agreed === null || expected === null || state !== 'connecting') return
    if (agreed.fingerprint !== expected.fingerprint) return end()
    srtp = createSrtp(agreed)
    state = 'connected'
    if (expected.sctpPort !== null) sctp.start(expected.sctpPort)
    on.onConnected()
  }
  const receiveMedia = (datagram: Buffer) => {
    if (isRtcp(datagram)) {
      const packet = srtp?.unprotectRtcp(datagram) ?? null
      if (packet !== null) on.onRtcp(packet)
    } else {
      packets.received += 1
      const packet = srtp?.unprotectRtp(datagram) ?? null
      if (packet === null) packets.refused += 1
      else on.onRtp(packet)
    }
  }
  const end = () => {
    if (state === 'closed') return
    close()
    on.onClosed()
  }
  const close = () => {
    if (state === 'closed') return
    state = 'closed'
    sctp.close()
    ice.close()
    srtp = null
  }

  return {
    credentials: ice.credentials,
    restartIce: () => void ice.restart(),
    expect(other) {
      expected ??= other
      admit()
    },
    state: () => state,
    heardAt: ice.heardAt,
    sendRtp(header, payload) {
      if (srtp === null) return
      packets.forwarded += 1
      ice.send(srtp.protectRtp(header, payload))
    },
    resendRtp(header, payload) {
      if (srtp === null) return
      packets.resent += 1
      ice.send(srtp.protectRtp(header, payload))
    },
    sendRtcp(packet) {
      if (srtp !== null) ice.send(srtp.protectRtcp(packet))
    },
    channel: (label) => channels.get(label) ?? null,
    openChannel: (channel) => channels.set(channel.label, sctp.open(channel)),
    close,
  }
}
