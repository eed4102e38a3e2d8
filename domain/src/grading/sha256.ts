/** The hash of a text, in hexadecimal digits: the same on every machine, without asking one for it. */
export function sha256(text: string): string {
  const bytes = utf8(text)
  const length = bytes.length
  const padded = new Uint8Array((((length + 8) >> 6) << 6) + 64)
  padded.set(bytes)
  padded[length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000))
  view.setUint32(padded.length - 4, (length << 3) >>> 0)
  const hash = new Uint32Array(START)
  const words = new Uint32Array(64)
  for (let at = 0; at < padded.length; at += 64) {
    for (let n = 0; n < 16; n += 1) words[n] = view.getUint32(at + n * 4)
    mix(hash, words)
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('')
}

function mix(hash: Uint32Array, words: Uint32Array): void {
  const at = (n: number): number => words[n] as number
  for (let n = 16; n < 64; n += 1) {
    const s0 = turned(at(n - 15), 7) ^ turned(at(n - 15), 18) ^ (at(n - 15) >>> 3)
    const s1 = turned(at(n - 2), 17) ^ turned(at(n - 2), 19) ^ (at(n - 2) >>> 10)
    words[n] = at(n - 16) + s0 + at(n - 7) + s1
  }
  let [a, b, c, d, e, f, g, h] = [...hash] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let n = 0; n < 64; n += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[n] as number) + at(n)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) hash[n] = (hash[n] as number) + word
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** What is half a character counts as one that nobody knows. */
function utf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const point = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63))
    else if (point < 0x10000)
      bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
    else
      bytes.push(
        0xf0 | (point >> 18),
        0x80 | ((point >> 12) & 63),
        0x80 | ((point >> 6) & 63),
        0x80 | (point & 63),
      )
  }
  return Uint8Array.from(bytes)
}

/** The first 32 bits behind the point of the square and cube roots of the first primes. */
const PRIMES = Array.from({ length: 311 }, (_, n) => n + 2).filter((n) => {
  for (let by = 2; by * by <= n; by += 1) if (n % by === 0) return false
  return true
})
const behindThePoint = (root: number): number => Math.floor((root % 1) * 0x100000000)
const START = PRIMES.slice(0, 8).map((prime) => behindThePoint(Math.sqrt(prime)))
const ROUNDS = PRIMES.slice(0, 64).map((prime) => behindThePoint(Math.cbrt(prime)))
