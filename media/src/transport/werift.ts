import { createHash } from 'node:crypto'
import {
  CipherContext,
  DtlsServer,
  HashAlgorithm,
  NamedCurveAlgorithm,
  RTCDataChannel,
  RTCDataChannelParameters,
  type RTCDtlsTransport,
  RTCSctpTransport,
  SignatureAlgorithm,
} from 'werift'
import { isWellFormed } from './sctp-packet.ts'
import { keyLengths, type MasterKeys, PROFILES, type Profile } from './srtp.ts'

/** All that we have from werift: DTLS and SCTP. What it does wrong is mended here, and nowhere else. */

// DTLS

export type Certificate = { pem: string; keyPem: string; fingerprint: string }

/** P-256, as browsers have it: every client knows it, and it is fast. */
const SIGNATURE = { signature: SignatureAlgorithm.ecdsa_3, hash: HashAlgorithm.sha256_4 } as const

export async function makeCertificate(): Promise<Certificate> {
  const { certPem, keyPem } = await CipherContext.createSelfSignedCertificateWithKey(
    SIGNATURE,
    NamedCurveAlgorithm.secp256r1_23,
  )
  const der = Buffer.from(certPem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
  return { pem: certPem, keyPem, fingerprint: fingerprintOf(der) }
}

/** As it stands in an SDP: "AB:CD:…" */
const fingerprintOf = (certificate: Buffer): string =>
  createHash('sha256')
    .update(certificate)
    .digest('hex')
    .toUpperCase()
    .replaceAll(/(..)(?!$)/g, '$1:')

/** Always the one that waits: the other side says hello. */
export type Dtls = {
  receive: (datagram: Buffer) => void
  send: (data: Buffer) => void
}

export type Agreed = {
  profile: Profile
  ours: MasterKeys
  theirs: MasterKeys
  /** Of the certificate that the other side has shown, and proven to be its own. */
  fingerprint: string
}

export function openDtls(of: {
  certificate: Certificate
  send: (datagram: Buffer) => void
  onConnected: (agreed: Agreed) => void
  onData: (data: Buffer) => void
  onClosed: () => void
}): Dtls {
  const transport = {
    type: 'udp',
    address: { address: '', family: 'IPv4', port: 0 },
    closed: false,
    onData: (_datagram: Buffer): void => {},
    send: async (datagram: Buffer) => of.send(datagram),
    close: async () => {},
  }
  const server = new DtlsServer({
    cert: of.certificate.pem,
    key: of.certificate.keyPem,
    signatureHash: SIGNATURE,
    transport,
    srtpProfiles: [PROFILES.aeadAes128Gcm, PROFILES.aes128CmSha1],
    extendedMasterSecret: true,
    certificateRequest: true,
  })
  // From a key exchange that comes twice it would make other keys than the other side has: it takes them
  // from all that was said until then. Two come in one turn when the first answer was slow.
  const handle = server.onHandleHandshakes
  let isKeyed = false
  server.onHandleHandshakes = (messages) =>
    handle(
      messages.filter(({ msg_type: type }) => {
        const isRepeated = type === CLIENT_KEY_EXCHANGE && isKeyed
        if (type === CLIENT_KEY_EXCHANGE) isKeyed = true
        return !isRepeated
      }),
    )
  server.onData.subscribe(of.onData)
  server.onClose.subscribe(of.onClosed)
  server.onError.subscribe(of.onClosed)
  server.onConnect.once(() => {
    const certificate = server.remoteCertificate
    const profile = server.srtp.srtpProfile
    if (certificate === undefined || !isProfile(profile)) return of.onClosed()
    const { key, salt } = keyLengths(profile)
    const keys = server.extractSessionKeys(key, salt)
    of.onConnected({
      profile,
      ours: { key: keys.localKey, salt: keys.localSalt },
      theirs: { key: keys.remoteKey, salt: keys.remoteSalt },
      fingerprint: fingerprintOf(certificate),
    })
  })
  let handshakeBytes = 0
  return {
    receive(datagram) {
      // It keeps the pieces of messages that never become whole, and signs for each hello.
      if (!server.connected || datagram[0] === HANDSHAKE) handshakeBytes += datagram.length
      if (handshakeBytes > MOST_HANDSHAKE_BYTES) return of.onClosed()
      // It would begin anew with every hello, and forget the keys: nobody renegotiates here.
      if (server.connected && isHello(datagram)) return
      try {
        transport.onData(datagram)
      } catch {
        // A record that is cut short. Nobody has to send such, and nothing has happened.
      }
    },
    send(data) {
      server.send(data).catch(of.onClosed)
    },
  }
}

const isProfile = (profile: number | undefined): profile is Profile =>
  Object.values(PROFILES).some((known) => known === profile)

/** Ten times what a client says, also when much of it has to be said again. */
const MOST_HANDSHAKE_BYTES = 64 * 1024

const HANDSHAKE = 22
const CLIENT_HELLO = 1
const CLIENT_KEY_EXCHANGE = 16

/** In the clear: the first record, of epoch 0, holds one. */
const isHello = (datagram: Buffer): boolean =>
  datagram[0] === HANDSHAKE &&
  datagram.length > 13 &&
  datagram.readUInt16BE(3) === 0 &&
  datagram[13] === CLIENT_HELLO

// Data channels

export type DataChannel = {
  label: string
  send: (data: Buffer) => void
  /** Bytes that wait to be sent. */
  waiting: () => number
}

export type DataChannels = {
  receive: (data: Buffer) => void
  /** The association of the other side may come from now on. */
  start: (port: number) => void
  open: (channel: { id: number; label: string; isReliable: boolean }) => DataChannel
  close: () => void
}

export const SCTP_PORT = 5000

/** What a client may send in one piece. LiveKit's clients cut their streams into 15,000 bytes. */
export const MAX_MESSAGE_BYTES = 65_536

export function openDataChannels(of: {
  send: (data: Buffer) => void
  onChannel: (channel: DataChannel) => void
  onMessage: (label: string, data: Buffer) => void
  /** The other side makes us keep more than we have said that we would. */
  onBroken: () => void
}): DataChannels {
  const sctp = new RTCSctpTransport(SCTP_PORT, MAX_MESSAGE_BYTES)
  // As much of werift's own DTLS as its SCTP asks for.
  const dtls = {
    id: 'dtls',
    state: 'connected',
    iceTransport: { role: 'controlled' },
    onStateChange: { subscribe: () => ({ unSubscribe: () => {} }) },
    sendData: async (data: Buffer) => of.send(data),
    dataReceiver: undefined as ((data: Buffer) => void) | undefined,
  }
  // It throws at a kind of payload that it does not know, where nobody would catch it.
  const receiving = sctp as unknown as { datachannelReceive: (...of: unknown[]) => Promise<void> }
  const receive = receiving.datachannelReceive
  receiving.datachannelReceive = (...payload) => receive(...payload).catch(() => {})
  sctp.setDtlsTransport(dtls as unknown as RTCDtlsTransport)
  const association = sctp.sctp as unknown as Association
  const watch = (channel: RTCDataChannel): DataChannel => {
    channel.onMessage.subscribe((message) => {
      of.onMessage(
        channel.label,
        typeof message === 'string' ? Buffer.from(message, 'utf8') : message,
      )
    })
    return {
      label: channel.label,
      send(data) {
        // Before it is open, it waits in there.
        if (channel.readyState === 'open' || channel.readyState === 'connecting') channel.send(data)
      },
      waiting: () => channel.bufferedAmount,
    }
  }
  sctp.onDataChannel.subscribe((channel) => of.onChannel(watch(channel)))
  return {
    receive(data) {
      if (dtls.dataReceiver === undefined || !isWellFormed(data)) return
      // It throws at what it does not understand, where nobody would catch it.
      association.handleData(data).catch(() => {})
      if (keepsTooMuch(association)) of.onBroken()
    },
    start(port) {
      sctp.setRemotePort(port)
      void sctp.start(port)
    },
    open: ({ id, label, isReliable }) =>
      watch(
        new RTCDataChannel(
          sctp,
          new RTCDataChannelParameters({
            id,
            label,
            ordered: isReliable,
            protocol: '',
            negotiated: false,
            ...(isReliable ? {} : { maxRetransmits: 0 }),
          }),
        ),
      ),
    close: () => void sctp.stop(),
  }
}

/** What we look at inside of werift's. */
type Association = {
  handleData: (data: Buffer) => Promise<void>
  /** Bytes that the other side may send before we have read some; it is not held to that. */
  advertisedRwnd: number
  /** Numbers of what came before something that is still missing. */
  sackMisOrdered: { size: number }
  /** Of a stream, what is not a whole message yet. */
  inboundStreams: Record<number, { reassembly: unknown[] }>
}

/** Who is held up asks with a packet now and then whether there is room again. */
const MOST_BEYOND_BYTES = 64 * 1024

/** They are sorted anew with each that comes, which for so many takes a millisecond. */
const MOST_MISORDERED = 2_000

/** In small pieces, a window full is a tenth of this. */
const MOST_PIECES = 10_000

function keepsTooMuch(association: Association): boolean {
  const { advertisedRwnd, sackMisOrdered, inboundStreams } = association
  if (advertisedRwnd < -MOST_BEYOND_BYTES || sackMisOrdered.size > MOST_MISORDERED) return true
  const pieces = Object.values(inboundStreams).map(({ reassembly }) => reassembly.length)
  return pieces.length > MOST_STREAMS || pieces.reduce((sum, count) => sum + count, 0) > MOST_PIECES
}

/** Each channel has one, and clients have three. */
const MOST_STREAMS = 64
