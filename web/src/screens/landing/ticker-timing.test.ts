import { describe, expect, it } from 'vitest'
import {
  firstTick,
  nextTick,
  SLIDE_OUT_MS,
  TICKER_WORDS,
  type Tick,
  WORD_MS,
} from './ticker-timing.ts'

/** Every change within a time, with the moment it happens. */
function changesWithin(ms: number): (Tick & { atMs: number })[] {
  const changes = []
  let tick: Tick = firstTick
  let atMs = 0
  for (;;) {
    const { afterMs, ...next } = nextTick(tick)
    atMs += afterMs
    if (atMs > ms) return changes
    changes.push({ ...next, atMs })
    tick = next
  }
}

describe('the ticker', () => {
  it('shows a new word every two seconds, in order', () => {
    const shown = changesWithin(TICKER_WORDS.length * WORD_MS - 1).filter((tick) => !tick.isLeaving)
    expect(shown.map(({ word, atMs }) => [TICKER_WORDS[word], atMs])).toEqual(
      TICKER_WORDS.slice(1).map((word, index) => [word, 2000 * (index + 1)]),
    )
  })

  it('lets a word slide out for the last 300 ms of its time', () => {
    const [leaving, next] = changesWithin(2 * WORD_MS)
    expect(leaving).toEqual({ word: 0, isLeaving: true, atMs: WORD_MS - SLIDE_OUT_MS })
    expect(next).toEqual({ word: 1, isLeaving: false, atMs: WORD_MS })
  })

  it('begins again after the last word', () => {
    expect(changesWithin(TICKER_WORDS.length * WORD_MS).at(-1)).toMatchObject({ word: 0 })
  })
})
