import { expect, it } from 'vitest'
import { createVoiceDetector } from './voice-detector.ts'

const A_SECOND = new Int16Array(16_000)
const WINDOW = 512
const HISS = Int16Array.from({ length: WINDOW }, (_, at) => (at % 2 === 0 ? 900 : -900))
const SILENCE = new Int16Array(WINDOW)

const twelveOf = (samples: Int16Array, likelihood: number) =>
  Array.from({ length: 12 }, (): [Int16Array, number] => [samples, likelihood])

/** After how many of these windows it says that somebody speaks, when the model says so of each. */
async function windowsUntilBegun(windows: [Int16Array, number][]): Promise<number | undefined> {
  let taken = 0
  let begunAfter: number | undefined
  const detector = createVoiceDetector(
    { began: () => (begunAfter ??= taken), ended: () => {}, failed: () => {} },
    { reset: () => {}, predict: () => Promise.resolve(windows[taken++]?.[1] ?? 0) },
  )
  for (const [samples] of windows) detector.push(samples)
  detector.push(SILENCE)
  await expect.poll(() => taken).toBe(windows.length + 1)
  return begunAfter
}

it('a hiss that nothing makes likely is nobody who speaks, nor is a likely silence', async () => {
  expect(await windowsUntilBegun(twelveOf(HISS, 0.25))).toBeUndefined()
  expect(await windowsUntilBegun(twelveOf(SILENCE, 0.45))).toBeUndefined()
})

it('a word that begins with a hiss has begun once it is likely, before it is sure', async () => {
  const rising: [Int16Array, number][] = [0.02, 0.19, 0.32, 0.46, 0.62, 0.7].map((of) => [HISS, of])
  expect(await windowsUntilBegun(rising)).toBe(3)
})

it('what is sure has begun after two windows of it', async () => {
  expect(await windowsUntilBegun([0.9, 0.9, 0.9].map((of) => [HISS, of]))).toBe(2)
})

it('a model that fails is said to, once, and is not asked again', async () => {
  let asked = 0
  const failed: number[] = []
  const nothing = () => {}
  const detector = createVoiceDetector(
    { began: nothing, ended: nothing, failed: () => void failed.push(asked) },
    {
      reset: nothing,
      predict: () => {
        asked += 1
        return Promise.reject(new Error('no model'))
      },
    },
  )
  detector.push(A_SECOND)
  await expect.poll(() => failed).toEqual([1])
  detector.push(A_SECOND)
  await Promise.resolve()
  expect([asked, failed]).toEqual([1, [1]])
})
