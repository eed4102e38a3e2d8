import { initializeLogger, type tts } from '@livekit/agents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureSound } from '../testing/measure-sound.ts'
import { fliteSpeech } from './flite-speech.ts'
import { createFlitePool, type FlitePool } from './pool.ts'

beforeAll(() => initializeLogger({ pretty: false, level: 'silent' }))

const engine = fliteSpeech({ pool: createFlitePool() })
afterAll(() => engine.close())

const open = (of = engine) => of.open({ personaName: 'Dana Reyes', seed: 1, voice: 'birch' })

type Heard = { samples: Int16Array; texts: { text: string; startTime: number; endTime: number }[] }

async function hear(stream: AsyncIterable<tts.SynthesizedAudio | symbol>): Promise<Heard> {
  const parts: Int16Array[] = []
  const texts: Heard['texts'] = []
  for await (const audio of stream) {
    if (typeof audio === 'symbol') break
    parts.push(audio.frame.data)
    for (const { text, startTime = 0, endTime = 0 } of audio.timedTranscripts ?? [])
      texts.push({ text, startTime, endTime })
  }
  const samples = Int16Array.from(parts.flatMap((part) => [...part]))
  return { samples, texts }
}

/** As a model's words come. */
function say(text: string, of = open()): Promise<Heard> {
  const stream = of.stream()
  for (const word of text.match(/\s*\S+|\s+$/g) ?? []) stream.pushText(word)
  stream.endInput()
  return hear(stream)
}

const secondsOf = ({ samples }: Heard) => samples.length / 24_000
const textOf = ({ texts }: Heard) => texts.map(({ text }) => text).join('')

const noVoice: FlitePool = {
  run: () => Promise.reject(new Error('no voice')),
  close: async () => {},
}

describe('refused', () => {
  it.each([
    { way: 'word by word', hearOf: (of: tts.TTS) => say('Hello. Goodbye.', of) },
    { way: 'at once', hearOf: (of: tts.TTS) => hear(of.synthesize('Hello. Goodbye.')) },
  ])('tells of a failure, and ends the line, said $way', async ({ hearOf }) => {
    const broken = open(fliteSpeech({ pool: noVoice }))
    const errors: Error[] = []
    broken.on('error', ({ error }) => errors.push(error))
    expect(secondsOf(await hearOf(broken))).toBe(0)
    expect(errors.map(({ message }) => message)).toEqual(['no voice'])
  })

  it.each(['', '   ', '\n'])('says nothing for %j', async (text) => {
    expect(await say(text)).toEqual({ samples: new Int16Array(0), texts: [] })
  })

  it('shows what cannot be said, and is silent', async () => {
    const heard = await say('😀 🎉')
    expect(textOf(heard)).toBe('😀 🎉')
    expect(heard.samples.every((sample) => sample === 0)).toBe(true)
  })

  it.each(['-t', '-o /etc/passwd', '--help', '`rm -rf`', '%s%n', 'a\0b'])(
    'speaks %j like any other text',
    async (text) => {
      const heard = await say(text)
      expect(textOf(heard)).toBe(text)
      expect(secondsOf(heard)).toBeGreaterThan(0.1)
    },
  )

  it('keeps nobody waiting for one who says ten thousand letters', async () => {
    const endless = open().stream()
    endless.pushText('lorem'.repeat(2000))
    endless.endInput()
    await endless.next()
    expect(textOf(await say('Excuse me.'))).toBe('Excuse me.')
    endless.close()
  })
})

it('begins to speak before the model has finished', async () => {
  const stream = open().stream()
  stream.pushText('Good morning. And')
  const first = await stream.next()
  expect(first.value).toMatchObject({ timedTranscripts: [{ text: 'Good morning. ' }] })
  stream.close()
})

it('shows the words as they are written, each sentence when it is heard', async () => {
  const text = 'That was $45. Honestly, I liked it 😀!  Do you?'
  const heard = await say(text)
  expect(textOf(heard)).toBe(text)
  expect(heard.texts).toHaveLength(3)
  for (const { startTime, endTime } of heard.texts) {
    const sentence = heard.samples.subarray(startTime * 24_000, endTime * 24_000)
    expect(measureSound(sentence, 24_000).leadMs).toBeLessThanOrEqual(20)
    expect(measureSound(sentence, 24_000).trailMs).toBeLessThanOrEqual(20)
  }
  const pauses = heard.texts
    .slice(1)
    .map(({ startTime }, at) => startTime - (heard.texts[at]?.endTime ?? 0))
  expect(pauses.filter((seconds) => seconds < 0.3 || seconds > 0.4)).toEqual([])
})

it('says a whole text at once as it says one that comes in words', async () => {
  const text = 'Thank you. That helps a lot.'
  expect(await hear(open().synthesize(text))).toEqual(await say(text))
})

it('stops when it is interrupted', async () => {
  const stream = open().stream()
  stream.pushText('First this. Then a second sentence, and then more. And a third one.')
  stream.endInput()
  await stream.next()
  stream.close()
  const rest = await hear(stream)
  expect(textOf(rest)).not.toContain('third')
})

it('speaks in twenty calls at once, each line in its order', async () => {
  const lines = Array.from(
    { length: 20 },
    (_, at) => `Line ${at}. Then ${at + 1}! Finally ${at + 2}?`,
  )
  const heard = await Promise.all(lines.map((line) => say(line)))
  expect(heard.map(textOf)).toEqual(lines)
  expect(heard.filter((line) => secondsOf(line) < 2)).toEqual([])
})
