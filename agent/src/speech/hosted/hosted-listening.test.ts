import { initializeLogger } from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHearing } from '../../call/hearing.ts'
import { atRate } from '../flite/filters.ts'
import { openPocketsphinx } from '../pocketsphinx/pocketsphinx-listening.ts'
import { createDecoderPool, type DecoderPool } from '../pocketsphinx/pool.ts'
import { findRecogniser } from '../pocketsphinx/recogniser.ts'
import { wordErrors } from '../testing-voices/hearing.ts'
import { canHaveRecogniser, haveRecogniser } from '../testing-voices/recogniser.ts'
import { oneAfterTheOther, pause, say, type Sound } from '../testing-voices/voices.ts'
import { hostedListening } from './hosted-listening.ts'
import { type FakeService, startFakeService } from './testing/fake-service.ts'

const SENTENCES = [
  'Tell me about a time when you had to deal with a difficult customer.',
  'I understand your concern, but the contract was signed in March.',
]
const AT_MICROPHONE = 16_000
const FRAME = AT_MICROPHONE / 50

if (!canHaveRecogniser)
  console.warn('Not tested here: PocketSphinx comes by itself on Debian only.')

initializeLogger({ pretty: false, level: 'silent' })

describe.skipIf(!canHaveRecogniser)('a hosted recogniser with the built-in one behind it', () => {
  let pool: DecoderPool
  let dataFolder: string
  let service: FakeService
  beforeAll(async () => {
    dataFolder = await haveRecogniser()
    const recogniser = findRecogniser(dataFolder)
    if (recogniser === null) throw new Error('It was fetched, and is not there')
    pool = createDecoderPool(recogniser, { size: 1, patienceMs: 60_000 })
  }, 130_000)
  afterAll(() => pool.close())
  beforeEach(async () => {
    service = await startFakeService({ hears: 'From far away.' })
  })
  afterEach(() => service.close())

  const builtIn = (decoders = pool) => {
    const engine = openPocketsphinx({ dataFolder, pool: decoders })
    if (engine === null) throw new Error('The recogniser is there, and cannot be opened')
    return engine
  }

  /** As a call does. */
  function listen() {
    const finals: string[] = []
    const heard = new EventTarget()
    const hearing = createHearing({
      recogniser: hostedListening(service.service, builtIn()).open({ words: [] }),
      on: {
        speechBegan: () => {},
        speechEnded: () => {},
        heard({ text, isFinal }) {
          if (isFinal) finals.push(text)
          heard.dispatchEvent(new Event('heard'))
        },
        perhapsHeard: () => {},
        failed: () => finals.push('nothing any more'),
      },
    })
    return {
      async hears(sound: Sound): Promise<string> {
        const before = finals.length
        for (const frame of framesOf(sound)) hearing.push(frame)
        while (finals.length === before)
          await new Promise((resolve) => heard.addEventListener('heard', resolve, { once: true }))
        return finals.at(-1) ?? ''
      },
      close: () => hearing.close(),
    }
  }

  const spoken = async (sentence: string) =>
    oneAfterTheOther(pause(600), await say(sentence, 'alder'), pause(900))

  it('loses nothing when the service fails in the middle of a call', {
    timeout: 60_000,
  }, async () => {
    const ear = listen()
    expect(await ear.hears(await spoken('Hello there.'))).toBe('From far away.')
    service.set('failing')
    const heard: string[] = []
    for (const sentence of SENTENCES) heard.push(await ear.hears(await spoken(sentence)))
    const { errors, words } = wordErrors(SENTENCES.join(' '), heard.join(' '))
    expect(errors / words).toBeLessThan(0.25)
    await ear.close()
  })

  it('understands sound at another rate than its own', { timeout: 60_000 }, async () => {
    const [sentence = ''] = SENTENCES
    const { samples, rate } = await say(sentence, 'alder')
    const frame = new AudioFrame(samples, rate, 1, samples.length)
    service.set('failing')
    const one = hostedListening(service.service, builtIn()).open({ words: [] })
    const { alternatives } = await one.recognize([frame])
    const { errors, words } = wordErrors(sentence, alternatives?.[0]?.text ?? '')
    expect(errors / words).toBeLessThan(0.25)
    expect(alternatives?.[0]?.confidence).toBeGreaterThan(0.5)
  })

  it('has heard nothing in what was hardly words', { timeout: 60_000 }, async () => {
    service.set('failing')
    const one = hostedListening(service.service, builtIn()).open({ words: [] })
    const silence = new AudioFrame(new Int16Array(AT_MICROPHONE), AT_MICROPHONE, 1, AT_MICROPHONE)
    const { alternatives } = await one.recognize([silence])
    expect(alternatives?.[0]?.text).toBe('')
  })

  it('gives the process back when nobody waits for the words any more', async () => {
    service.set('failing')
    const over = new AbortController()
    const watched: DecoderPool = {
      ...pool,
      async take(wanted) {
        const child = await pool.take(wanted)
        setImmediate(() => over.abort())
        return child
      },
    }
    const one = hostedListening(service.service, builtIn(watched)).open({ words: [] })
    const { samples, rate } = await spoken('Hello there.')
    const frame = new AudioFrame(samples, rate, 1, samples.length)
    await expect(one.recognize([frame], over.signal)).rejects.toThrow('Not wanted any more')
    pool.giveBack(await pool.take({ words: '', signal: AbortSignal.timeout(10_000) }))
  })
})

function framesOf({ samples, rate }: Sound): AudioFrame[] {
  const scaled = atRate(Float32Array.from(samples), { from: rate, to: AT_MICROPHONE })
  const sound = Int16Array.from(scaled, Math.round)
  const frames: AudioFrame[] = []
  for (let at = 0; at + FRAME <= sound.length; at += FRAME)
    frames.push(new AudioFrame(sound.slice(at, at + FRAME), AT_MICROPHONE, 1, FRAME))
  return frames
}
