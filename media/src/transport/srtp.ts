import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto'
import { FIXED_HEADER_BYTES, readRtpHeader, type RtpHeader, writeRtpHeader } from './rtp.ts'

/**
 * SRTP and SRTCP (RFC 3711, RFC 7714) for packets that come in with one set of keys and go out with
 * others. What is forged, repeated or too old comes out as null.
 */
export type Srtp = {
  unprotectRtp: (datagram: Buffer) => PlainRtp | null
  unprotectRtcp: (datagram: Buffer) => Buffer | null
  protectRtp: (header: OutgoingHeader, payload: Buffer) => Buffer
  protectRtcp: (packet: Buffer) => Buffer
}

export type PlainRtp = {
  header: RtpHeader
  /** The sequence number, with how often it began anew: it only grows. */
  index: number
  packet: Buffer
}

export type OutgoingHeader = Omit<RtpHeader, 'sequence' | 'payloadOffset' | 'extension'> & {
  index: number
}

/** With the numbers that DTLS knows them by (RFC 5764), the ones we would rather use first. */
export const PROFILES = { aeadAes128Gcm: 7, aes128CmSha1: 1 } as const
export type Profile = (typeof PROFILES)[keyof typeof PROFILES]

export const keyLengths = (profile: Profile): { key: number; salt: number } => ({
  key: 16,
  salt: profile === PROFILES.aeadAes128Gcm ? 12 : 14,
})

export type MasterKeys = { key: Buffer; salt: Buffer }

export function createSrtp(of: { profile: Profile; ours: MasterKeys; theirs: MasterKeys }): Srtp {
  const cipherOf = of.profile === PROFILES.aeadAes128Gcm ? gcm : counterModeWithHmac
  const [outgoing, incoming] = [cipherOf(of.ours), cipherOf(of.theirs)]
  const streams = new Map<number, Stream>()
  const rtcpWindow = createWindow()
  let rtcpIndex = 0

  return {
    unprotectRtp(datagram) {
      const header = readRtpHeader(datagram)
      if (header === null || datagram.length < header.payloadOffset + outgoing.tagBytes) return null
      const known = streams.get(header.ssrc)
      const index = known === undefined ? header.sequence : likelyIndex(known, header.sequence)
      if (index < 0 || known?.window.isOld(index)) return null
      const packet = incoming.openRtp(datagram, header, index)
      if (packet === null) return null
      // Only what was genuine may move the window, or anybody could.
      const stream = known ?? openStream(streams, header.ssrc)
      if (stream === null) return null
      stream.window.mark(index)
      stream.highest = Math.max(stream.highest, index)
      return { header, index, packet }
    },
    unprotectRtcp(datagram) {
      if (datagram.length < RTCP_HEADER_BYTES + RTCP_INDEX_BYTES + outgoing.tagBytes) return null
      const opened = incoming.openRtcp(datagram)
      if (opened === null || rtcpWindow.isOld(opened.index)) return null
      rtcpWindow.mark(opened.index)
      return opened.packet
    },
    protectRtp(header, payload) {
      const datagram = Buffer.allocUnsafe(FIXED_HEADER_BYTES + payload.length + outgoing.tagBytes)
      writeRtpHeader(datagram, { ...header, sequence: header.index & 0xffff })
      payload.copy(datagram, FIXED_HEADER_BYTES)
      outgoing.sealRtp(datagram, header)
      return datagram
    },
    protectRtcp(packet) {
      rtcpIndex = (rtcpIndex + 1) & 0x7fffffff
      return outgoing.sealRtcp(packet, rtcpIndex)
    },
  }
}

// How far one has come

type Stream = { highest: number; window: ReturnType<typeof createWindow> }

/** A microphone has one, a restarted one another. Whoever makes more is up to something. */
const MOST_STREAMS = 64

function openStream(streams: Map<number, Stream>, ssrc: number): Stream | null {
  if (streams.size >= MOST_STREAMS) return null
  const stream = { highest: 0, window: createWindow() }
  streams.set(ssrc, stream)
  return stream
}

/** Half of all sequence numbers are ahead of the highest, the others behind it (RFC 3711, appendix A). */
function likelyIndex({ highest }: Stream, sequence: number): number {
  const distance = (sequence - (highest & 0xffff) + 0x10000) & 0xffff
  return highest + (distance < 0x8000 ? distance : distance - 0x10000)
}

/** So many packets late is still new, when it is. */
const WINDOW = 1024

function createWindow() {
  const seen = new Float64Array(WINDOW).fill(-1)
  let highest = -1
  return {
    isOld: (index: number): boolean => index <= highest - WINDOW || seen[index % WINDOW] === index,
    mark(index: number): void {
      seen[index % WINDOW] = index
      highest = Math.max(highest, index)
    },
  }
}

// The two ciphers

type Cipher = {
  tagBytes: number
  /** In place: the tag's bytes are at the end already. */
  sealRtp: (datagram: Buffer, of: { ssrc: number; index: number }) => void
  openRtp: (datagram: Buffer, header: RtpHeader, index: number) => Buffer | null
  sealRtcp: (packet: Buffer, index: number) => Buffer
  openRtcp: (datagram: Buffer) => { packet: Buffer; index: number } | null
}

const RTCP_HEADER_BYTES = 8
const RTCP_INDEX_BYTES = 4
const IS_ENCRYPTED = 0x80000000

function gcm(master: MasterKeys): Cipher {
  const rtp = { key: deriveKey(master, 0, 16), salt: derive(master, 2, 12) }
  const rtcp = { key: deriveKey(master, 3, 16), salt: derive(master, 5, 12) }
  const tagBytes = 16
  const iv = Buffer.alloc(12)

  const rtpIv = (ssrc: number, index: number): Buffer => {
    iv.fill(0, 0, 2)
    iv.writeUInt32BE(ssrc, 2)
    iv.writeUInt32BE(Math.floor(index / 0x10000) >>> 0, 6)
    iv.writeUInt16BE(index & 0xffff, 10)
    return xorInto(iv, rtp.salt)
  }
  const rtcpIv = (ssrc: number, index: number): Buffer => {
    iv.fill(0)
    iv.writeUInt32BE(ssrc, 2)
    iv.writeUInt32BE(index, 8)
    return xorInto(iv, rtcp.salt)
  }
  return {
    tagBytes,
    sealRtp(datagram, { ssrc, index }) {
      const tagAt = datagram.length - tagBytes
      const cipher = createCipheriv('aes-128-gcm', rtp.key, rtpIv(ssrc, index))
      cipher.setAAD(datagram.subarray(0, FIXED_HEADER_BYTES))
      cipher.update(datagram.subarray(FIXED_HEADER_BYTES, tagAt)).copy(datagram, FIXED_HEADER_BYTES)
      cipher.final()
      cipher.getAuthTag().copy(datagram, tagAt)
    },
    openRtp(datagram, { ssrc, payloadOffset }, index) {
      const tagAt = datagram.length - tagBytes
      const plain = openGcm({
        key: rtp.key,
        iv: rtpIv(ssrc, index),
        aad: datagram.subarray(0, payloadOffset),
        sealed: datagram.subarray(payloadOffset, tagAt),
        tag: datagram.subarray(tagAt),
      })
      return plain === null ? null : Buffer.concat([datagram.subarray(0, payloadOffset), plain])
    },
    sealRtcp(packet, index) {
      const trailer = rtcpTrailer(index)
      const cipher = createCipheriv('aes-128-gcm', rtcp.key, rtcpIv(packet.readUInt32BE(4), index))
      const head = packet.subarray(0, RTCP_HEADER_BYTES)
      cipher.setAAD(Buffer.concat([head, trailer]))
      const sealed = cipher.update(packet.subarray(RTCP_HEADER_BYTES))
      cipher.final()
      return Buffer.concat([head, sealed, cipher.getAuthTag(), trailer])
    },
    openRtcp(datagram) {
      const trailerAt = datagram.length - RTCP_INDEX_BYTES
      const trailer = datagram.readUInt32BE(trailerAt)
      // Those that are only authenticated nobody sends here.
      if (trailer < IS_ENCRYPTED) return null
      const index = trailer - IS_ENCRYPTED
      const head = datagram.subarray(0, RTCP_HEADER_BYTES)
      const plain = openGcm({
        key: rtcp.key,
        iv: rtcpIv(datagram.readUInt32BE(4), index),
        aad: Buffer.concat([head, datagram.subarray(trailerAt)]),
        sealed: datagram.subarray(RTCP_HEADER_BYTES, trailerAt - tagBytes),
        tag: datagram.subarray(trailerAt - tagBytes, trailerAt),
      })
      return plain === null ? null : { packet: Buffer.concat([head, plain]), index }
    },
  }
}

function openGcm(of: {
  key: KeyObject
  iv: Buffer
  aad: Buffer
  sealed: Buffer
  tag: Buffer
}): Buffer | null {
  const decipher = createDecipheriv('aes-128-gcm', of.key, of.iv, { authTagLength: 16 })
  decipher.setAAD(of.aad)
  decipher.setAuthTag(of.tag)
  const plain = decipher.update(of.sealed)
  try {
    decipher.final()
    return plain
  } catch {
    return null
  }
}

function counterModeWithHmac(master: MasterKeys): Cipher {
  const keysFrom = (label: number) => ({
    key: deriveKey(master, label, 16),
    authKey: deriveKey(master, label + 1, 20),
    salt: Buffer.concat([derive(master, label + 2, 14), Buffer.alloc(2)]),
  })
  const [rtp, rtcp] = [keysFrom(0), keysFrom(3)]
  const tagBytes = 10
  const iv = Buffer.alloc(16)
  const roc = Buffer.alloc(4)

  const crypt = (keys: typeof rtp, of: { ssrc: number; index: number }, text: Buffer): Buffer => {
    iv.fill(0)
    iv.writeUInt32BE(of.ssrc, 4)
    iv.writeUInt32BE(Math.floor(of.index / 0x10000) >>> 0, 8)
    iv.writeUInt16BE(of.index & 0xffff, 12)
    return createCipheriv('aes-128-ctr', keys.key, xorInto(iv, keys.salt)).update(text)
  }
  const rtpTag = (authenticated: Buffer, index: number): Buffer => {
    roc.writeUInt32BE(Math.floor(index / 0x10000) >>> 0)
    const mac = createHmac('sha1', rtp.authKey).update(authenticated).update(roc)
    return mac.digest().subarray(0, tagBytes)
  }
  const rtcpTag = (authenticated: Buffer): Buffer =>
    createHmac('sha1', rtcp.authKey).update(authenticated).digest().subarray(0, tagBytes)

  return {
    tagBytes,
    sealRtp(datagram, of) {
      const tagAt = datagram.length - tagBytes
      crypt(rtp, of, datagram.subarray(FIXED_HEADER_BYTES, tagAt)).copy(
        datagram,
        FIXED_HEADER_BYTES,
      )
      rtpTag(datagram.subarray(0, tagAt), of.index).copy(datagram, tagAt)
    },
    openRtp(datagram, { ssrc, payloadOffset }, index) {
      const tagAt = datagram.length - tagBytes
      const authenticated = datagram.subarray(0, tagAt)
      if (!timingSafeEqual(rtpTag(authenticated, index), datagram.subarray(tagAt))) return null
      const plain = crypt(rtp, { ssrc, index }, authenticated.subarray(payloadOffset))
      return Buffer.concat([datagram.subarray(0, payloadOffset), plain])
    },
    sealRtcp(packet, index) {
      const sealed = Buffer.concat([
        packet.subarray(0, RTCP_HEADER_BYTES),
        crypt(rtcp, { ssrc: packet.readUInt32BE(4), index }, packet.subarray(RTCP_HEADER_BYTES)),
        rtcpTrailer(index),
      ])
      return Buffer.concat([sealed, rtcpTag(sealed)])
    },
    openRtcp(datagram) {
      const tagAt = datagram.length - tagBytes
      const trailerAt = tagAt - RTCP_INDEX_BYTES
      if (!timingSafeEqual(rtcpTag(datagram.subarray(0, tagAt)), datagram.subarray(tagAt)))
        return null
      const trailer = datagram.readUInt32BE(trailerAt)
      if (trailer < IS_ENCRYPTED) return null
      const index = trailer - IS_ENCRYPTED
      const ssrc = datagram.readUInt32BE(4)
      const plain = crypt(rtcp, { ssrc, index }, datagram.subarray(RTCP_HEADER_BYTES, trailerAt))
      return { packet: Buffer.concat([datagram.subarray(0, RTCP_HEADER_BYTES), plain]), index }
    },
  }
}

function rtcpTrailer(index: number): Buffer {
  const trailer = Buffer.alloc(RTCP_INDEX_BYTES)
  trailer.writeUInt32BE((index | IS_ENCRYPTED) >>> 0)
  return trailer
}

/** RFC 3711, 4.3: a key for each use, from the one that DTLS agreed on. */
function derive({ key, salt }: MasterKeys, label: number, bytes: number): Buffer {
  const iv = Buffer.alloc(16)
  salt.copy(iv)
  iv[7] = (iv[7] ?? 0) ^ label
  return createCipheriv('aes-128-ctr', key, iv).update(Buffer.alloc(bytes))
}

/** Made into an object once: Node would do it for each packet, which costs three times the encryption. */
const deriveKey = (master: MasterKeys, label: number, bytes: number): KeyObject =>
  createSecretKey(derive(master, label, bytes))

function xorInto(target: Buffer, mask: Buffer): Buffer {
  for (let n = 0; n < mask.length; n += 1) target[n] = (target[n] ?? 0) ^ (mask[n] ?? 0)
  return target
}
