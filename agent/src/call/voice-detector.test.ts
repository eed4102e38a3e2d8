import { expect, it } from 'vitest'
import { createVoiceDetector } from './voice-detector.ts'

const A_SECOND = new Int16Array(16_000)

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
