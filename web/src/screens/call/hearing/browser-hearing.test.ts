import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createBrowserHearing,
  FIRST_RESULT_WITHIN_MS,
  type Recognised,
  type Recognition,
} from './browser-hearing.ts'

/** A browser's recognition that says what a test wants it to. */
function aBrowser() {
  const made: (Recognition & { isRunning: boolean })[] = []
  const make = () => {
    const recognition = {
      continuous: false,
      interimResults: false,
      lang: '',
      isRunning: false,
      start() {
        this.isRunning = true
      },
      abort() {
        this.isRunning = false
        this.onend?.()
      },
      onresult: null,
      onerror: null,
      onend: null,
    } as Recognition & { isRunning: boolean }
    made.push(recognition)
    return recognition
  }
  const result = (transcript: string, { isFinal = true, confidence = 0 } = {}) =>
    made.at(-1)?.onresult?.({
      resultIndex: 0,
      results: [Object.assign([{ transcript, confidence }], { isFinal })],
    })
  return { made, make, result }
}

function start() {
  const browser = aBrowser()
  const heard: Recognised[] = []
  const states: string[] = []
  const hearing = createBrowserHearing({
    make: browser.make,
    onState: (state) => states.push(state),
    onRecognised: (recognised) => heard.push(recognised),
  })
  hearing.listen(true)
  return { browser, hearing, heard, states }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the browser’s own recognition', () => {
  it('is not trusted for being there', () => {
    const { hearing, browser } = start()
    expect(hearing.state()).toBe('trying')
    expect(browser.made[0]?.isRunning).toBe(true)
  })

  it('is given up when somebody has spoken and nothing came in time', () => {
    const { hearing, states, browser } = start()
    vi.advanceTimersByTime(10 * FIRST_RESULT_WITHIN_MS)
    expect(hearing.state()).toBe('trying')
    hearing.spoke()
    vi.advanceTimersByTime(FIRST_RESULT_WITHIN_MS)
    expect(states).toEqual(['failed'])
    expect(browser.made[0]?.isRunning).toBe(false)
  })

  it.each(['not-allowed', 'audio-capture', 'network', 'service-not-allowed'])(
    'is given up for %s, and does not begin again',
    (error) => {
      const { states, browser, hearing } = start()
      browser.made[0]?.onerror?.({ error })
      hearing.listen(true)
      expect(states).toEqual(['failed'])
      expect(browser.made).toHaveLength(1)
    },
  )

  it('is given up where it cannot even be made', () => {
    const states: string[] = []
    const hearing = createBrowserHearing({
      make: () => {
        throw new Error('no')
      },
      onState: (state) => states.push(state),
      onRecognised: () => {},
    })
    hearing.listen(true)
    expect(states).toEqual(['failed'])
  })

  it('is trusted from its first result on, however long it was silent', () => {
    const { browser, states, heard, hearing } = start()
    hearing.spoke()
    browser.result(' how are you ', { isFinal: false })
    browser.result('How are you?', { confidence: 0.9 })
    vi.advanceTimersByTime(10 * FIRST_RESULT_WITHIN_MS)
    expect(states).toEqual(['trusted'])
    expect(heard).toEqual([
      { text: 'how are you', isFinal: false, confidence: null },
      { text: 'How are you?', isFinal: true, confidence: 0.9 },
    ])
  })

  it('is given up after it was trusted as well', () => {
    const { browser, states } = start()
    browser.result('Hello')
    browser.made[0]?.onerror?.({ error: 'network' })
    expect(states).toEqual(['trusted', 'failed'])
  })

  it('goes on by itself when it ends after a silence', () => {
    const { browser, hearing } = start()
    browser.made[0]?.onerror?.({ error: 'no-speech' })
    browser.made[0]?.onend?.()
    expect(browser.made).toHaveLength(2)
    expect(hearing.state()).toBe('trying')
  })

  it('does not listen while one is muted', () => {
    const { browser, hearing } = start()
    hearing.listen(false)
    expect(browser.made.map(({ isRunning }) => isRunning)).toEqual([false])
    hearing.listen(true)
    expect(browser.made.map(({ isRunning }) => isRunning)).toEqual([false, true])
  })
})
