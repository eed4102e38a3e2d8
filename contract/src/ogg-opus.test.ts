import { describe, expect, it } from 'vitest'
import { oggPage, opusHeaders, readOggPages } from './ogg-opus.ts'

const HEADERS = opusHeaders({ channels: 2, sampleRate: 24_000, preSkip: 312 })
const aPage = (number: number, packets = [new Uint8Array([number, 2, 3])]) =>
  oggPage({ number, endsAt: number * 960, packets })
const joined = (...pages: Uint8Array[]): Uint8Array =>
  Uint8Array.from(pages.flatMap((page) => [...page]))

describe('pages of Ogg', () => {
  it('are refused when anything in them is spoilt', () => {
    const whole = joined(...HEADERS, aPage(2))
    for (const at of whole.keys()) {
      const spoilt = whole.slice()
      spoilt[at] = (spoilt[at] ?? 0) ^ 1
      expect(readOggPages(spoilt), `byte ${at}`).toBeNull()
    }
  })

  it('are refused when they are torn, in another order, or not alone', () => {
    const whole = joined(aPage(2), aPage(3))
    const torn = [...whole.keys()].filter((end) => end !== 0 && end !== aPage(2).length)
    for (const end of torn) expect(readOggPages(whole.slice(0, end))).toBeNull()
    expect(readOggPages(joined(aPage(3), aPage(2)))).toBeNull()
    expect(readOggPages(joined(aPage(2), aPage(4)))).toBeNull()
    expect(readOggPages(joined(aPage(2), new Uint8Array([0])))).toBeNull()
  })

  it('take no more than fits into one', () => {
    const packets = Array.from({ length: 256 }, () => new Uint8Array(1))
    expect(() => aPage(2, packets)).toThrow(RangeError)
  })

  it('hold packets of every length', () => {
    const packets = [0, 1, 254, 255, 256, 510, 1_275].map((length) =>
      Uint8Array.from({ length }, (_, at) => at % 251),
    )
    const [page] = readOggPages(aPage(7, packets)) ?? []
    expect(page).toMatchObject({ number: 7, endsAt: 7 * 960 })
    expect(page?.packets).toEqual(packets)
  })

  it('begin with what they are', () => {
    const [head, tags] = readOggPages(joined(...HEADERS)) ?? []
    const text = (bytes?: Uint8Array) => new TextDecoder('latin1').decode(bytes?.slice(0, 8))
    expect(text(head?.packets[0])).toBe('OpusHead')
    expect(text(tags?.packets[0])).toBe('OpusTags')
    // RFC 3533, of the first page: it begins the stream, which others do not.
    expect([HEADERS[0]?.[5], HEADERS[1]?.[5]]).toEqual([2, 0])
  })
})
