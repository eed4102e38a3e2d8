import { AudioFrame } from '@livekit/rtc-node'
import { describe, expect, it } from 'vitest'
import { prepareSound } from './prepared-sound.ts'

const frame = (value: number) => new AudioFrame(new Int16Array([value]), 24_000, 1, 1)

async function valuesOf(frames: AsyncIterable<AudioFrame>): Promise<number[]> {
  const values: number[] = []
  for await (const { data } of frames) values.push(data[0] ?? 0)
  return values
}

describe('a sentence that is spoken in advance', () => {
  it('tells of its failure whoever says it, and nobody else', async () => {
    const prepared = prepareSound('Hello.', async function* () {
      yield frame(1)
      throw new Error('no voice')
    })
    await new Promise(setImmediate)
    await expect(valuesOf(prepared.frames())).rejects.toThrow('no voice')
  })

  it('is stopped when nobody wants it', () => {
    let given: AbortSignal | undefined
    const prepared = prepareSound('Hello.', async function* (_, signal) {
      given = signal
      yield frame(1)
    })
    prepared.drop()
    expect(given?.aborted).toBe(true)
  })

  it('is heard from its beginning, with what comes only then', async () => {
    const rest = Promise.withResolvers<void>()
    const prepared = prepareSound('Hello.', async function* () {
      yield frame(1)
      await rest.promise
      yield frame(2)
    })
    await new Promise(setImmediate)
    const heard = valuesOf(prepared.frames())
    rest.resolve()
    expect(await heard).toEqual([1, 2])
  })
})
