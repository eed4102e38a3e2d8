/**
 * Opus in Ogg (RFC 3533 and RFC 7845), as far as a recording needs it: an agent makes pages, a server checks
 * them before it keeps them. Each page can be told from what is torn, so that what was written until a process
 * was killed is a whole file.
 */

/** The clock of Ogg Opus, whatever rate the sound had. */
export const OGG_SAMPLES_PER_MS = 48

type NewPage = {
  /** From 0, without a gap. */
  number: number
  /** Samples until its end, pre-skip among them. */
  endsAt: number
  packets: Uint8Array[]
}

/** One recording, one stream. */
const SERIAL = 1
const HEADER_BYTES = 27
const MOST_SEGMENTS = 255
const FIRST_OF_STREAM = 2

/** The first two pages, which say what the others are. */
export function opusHeaders(of: { channels: number; sampleRate: number; preSkip: number }) {
  const head = new DataView(new ArrayBuffer(19))
  const tags = new DataView(new ArrayBuffer(8 + 4 + VENDOR.length + 4))
  write(head, { at: 0, text: 'OpusHead' })
  head.setUint8(8, 1)
  head.setUint8(9, of.channels)
  head.setUint16(10, of.preSkip, true)
  head.setUint32(12, of.sampleRate, true)
  write(tags, { at: 0, text: 'OpusTags' })
  tags.setUint32(8, VENDOR.length, true)
  write(tags, { at: 12, text: VENDOR })
  return [head, tags].map(({ buffer }, number) =>
    oggPage({ number, endsAt: 0, packets: [new Uint8Array(buffer)] }),
  )
}

const VENDOR = 'Colloquy'

function write(into: DataView, { at, text }: { at: number; text: string }): void {
  for (const [n, letter] of [...text].entries()) into.setUint8(at + n, letter.charCodeAt(0))
}

/** How many segments a packet takes: a page has 255. */
export const segmentsOf = ({ length }: Uint8Array): number => Math.floor(length / 255) + 1

/** Of at most 255 segments: no packet of ours goes on in the next page. */
export function oggPage({ number, endsAt, packets }: NewPage): Uint8Array {
  const lacing = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ])
  if (lacing.length > MOST_SEGMENTS) throw new RangeError('too much for one page')
  const bodyBytes = packets.reduce((sum, { length }) => sum + length, 0)
  const page = new Uint8Array(HEADER_BYTES + lacing.length + bodyBytes)
  const view = new DataView(page.buffer)
  write(view, { at: 0, text: 'OggS' })
  view.setUint8(5, number === 0 ? FIRST_OF_STREAM : 0)
  view.setBigInt64(6, BigInt(endsAt), true)
  view.setUint32(14, SERIAL, true)
  view.setUint32(18, number, true)
  view.setUint8(26, lacing.length)
  page.set(lacing, HEADER_BYTES)
  let at = HEADER_BYTES + lacing.length
  for (const packet of packets) {
    page.set(packet, at)
    at += packet.length
  }
  view.setUint32(22, checksum(page), true)
  return page
}

export type OggPage = {
  number: number
  endsAt: number
  packets: Uint8Array[]
  /** In what was read. */
  from: number
  to: number
}

/** Every page in these bytes; null when they are anything but whole pages as we make them, in their order. */
export function readOggPages(bytes: Uint8Array): OggPage[] | null {
  const pages: OggPage[] = []
  for (let at = 0; at < bytes.length; ) {
    const page = readPage(bytes, at)
    const before = pages.at(-1)
    if (page === null) return null
    if (before !== undefined && page.number !== before.number + 1) return null
    if (before !== undefined && page.endsAt < before.endsAt) return null
    pages.push(page)
    at = page.to
  }
  return pages
}

function readPage(bytes: Uint8Array, from: number): OggPage | null {
  if (bytes.length - from < HEADER_BYTES) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset + from)
  if (view.getUint32(0) !== CAPTURE_PATTERN || view.getUint8(4) !== 0) return null
  const number = view.getUint32(18, true)
  if (view.getUint8(5) !== (number === 0 ? FIRST_OF_STREAM : 0)) return null
  if (view.getUint32(14, true) !== SERIAL) return null
  const body = from + HEADER_BYTES + view.getUint8(26)
  const lacing = bytes.subarray(from + HEADER_BYTES, body)
  const to = body + lacing.reduce((sum, length) => sum + length, 0)
  if (to > bytes.length || lacing.at(-1) === 255) return null
  if (view.getUint32(22, true) !== checksum(bytes.subarray(from, to))) return null
  const endsAt = Number(view.getBigInt64(6, true))
  if (endsAt < 0 || endsAt > Number.MAX_SAFE_INTEGER) return null
  return { number, endsAt, packets: packetsIn(bytes, { body, lacing }), from, to }
}

const CAPTURE_PATTERN = 0x4f676753

function packetsIn(
  bytes: Uint8Array,
  { body, lacing }: { body: number; lacing: Uint8Array },
): Uint8Array[] {
  const packets: Uint8Array[] = []
  let from = body
  let to = body
  for (const length of lacing) {
    to += length
    if (length === 255) continue
    packets.push(bytes.subarray(from, to))
    from = to
  }
  return packets
}

const CHECKSUM_AT = 22
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24
  for (let bit = 0; bit < 8; bit += 1) crc = crc < 0 ? (crc << 1) ^ 0x04c11db7 : crc << 1
  return crc
})

/** With its own place taken for zeros. */
function checksum(page: Uint8Array): number {
  let crc = 0
  for (const [at, byte] of page.entries()) {
    const isOwnPlace = at >= CHECKSUM_AT && at < CHECKSUM_AT + 4
    crc = ((crc << 8) ^ (CRC[((crc >>> 24) ^ (isOwnPlace ? 0 : byte)) & 255] ?? 0)) >>> 0
  }
  return crc
}
