import { initializeLogger, stt, tts } from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { wordedSentences } from '../../persona/wording.ts'
import type { ListeningEngine, SpeakingEngine } from '../engines.ts'
import { hostedListening } from './hosted-listening.ts'
import { hostedSpeech } from './hosted-speech.ts'
import { hostedWording } from './hosted-wording.ts'
import { type FakeService, type Mood, startFakeService } from './testing/fake-service.ts'

const HERE = { id: 'here', label: 'Here', where: 'on this machine' }
const PATIENCE_MS = 300
const FAILING: Mood[] = ['slow', 'failing', 'limited', 'unauthorised', 'garbled', 'redirecting']
const WISH = { personaName: 'Rosa Ibarra', seed: 1, voice: null }
const LINE = {
  persona: { name: 'Rosa Ibarra', role: 'Owner of a bakery' },
  manner: 'short',
  intent: 'answer',
  template: 'It is late.',
  facts: [],
  points: [],
  told: [],
  talk: [],
  heard: 'How late is it?',
}

let service: FakeService
beforeAll(() => initializeLogger({ pretty: false, level: 'silent' }))
beforeEach(async () => {
  service = await startFakeService({ hears: ' How late is it? ', words: 'Well, it is late.' })
})
afterEach(() => service.close())

describe('a hosted recogniser', () => {
  const recogniser = (otherwise: ListeningEngine | null = listeningHere) =>
    hostedListening(service.service, otherwise, PATIENCE_MS).open({ words: ['Ibarra'] })
  const textOf = ({ alternatives }: stt.SpeechEvent) => alternatives?.[0]?.text

  it.each(FAILING)(
    'that is %s leaves it to the one on this machine, which hears the same sound',
    async (mood) => {
      service.set(mood)
      expect(textOf(await recogniser().recognize(SOUND))).toBe('1600 samples')
    },
  )
  it('that fails is not waited for again at once', async () => {
    service.set('failing')
    const one = recogniser()
    await one.recognize(SOUND)
    service.set('well')
    expect(textOf(await one.recognize(SOUND))).toBe('1600 samples')
    expect(service.asked).toHaveLength(1)
  })
  it('that fails is said to be away, and the other one to listen', async () => {
    service.set('failing')
    const listens: string[] = []
    const engine = hostedListening(service.service, listeningHere, PATIENCE_MS)
    await engine.open({ words: [] }, ({ label }) => listens.push(label)).recognize(SOUND)
    expect(listens).toEqual(['Here'])
  })
  it('that fails where the one on this machine does as well is not said to listen', async () => {
    service.set('failing')
    const listens: string[] = []
    const engine = hostedListening(service.service, deaf, PATIENCE_MS)
    const one = engine.open({ words: [] }, ({ label }) => listens.push(label))
    expect(textOf(await one.recognize(SOUND))).toBe('')
    expect(listens).toEqual(['Typing only'])
  })
  it('that fails with nobody else there is not said to listen, until it does again', async () => {
    service.set('failing')
    const listens: string[] = []
    const engine = hostedListening(service.service, null, PATIENCE_MS)
    const one = engine.open({ words: [] }, ({ label }) => listens.push(label))
    await one.recognize(SOUND)
    service.set('well')
    await one.recognize(SOUND)
    expect(listens).toEqual(['Typing only', 'Recognition by small'])
  })
  it('that fails with nobody else there has heard nothing, and the call goes on', async () => {
    service.set('garbled')
    expect(textOf(await recogniser(null).recognize(SOUND))).toBe('')
  })
  it('is sent the sound and the words of the roleplay', async () => {
    expect(textOf(await recogniser().recognize(SOUND))).toBe('How late is it?')
    const body = service.bodies.get('/v1/audio/transcriptions')?.toString('latin1')
    expect(body).toContain('Ibarra')
    expect(body).toContain('WAVEfmt')
  })
  it('says where the sound goes', () => {
    const { where } = hostedListening(
      { ...service.service, url: 'https://ears.example/v1' },
      null,
    ).describe
    expect(where).toBe('to ears.example')
  })
})

describe('a hosted voice', () => {
  const voice = () => hostedSpeech(service.service, speakingHere, PATIENCE_MS).open(WISH)
  const loudnessOf = async (speech: tts.TTS) => {
    const { data, sampleRate } = await speech.synthesize('It is late.').collect()
    return { seconds: data.length / sampleRate, loudest: Math.max(...data.map(Math.abs)) }
  }

  it.each(FAILING)('that is %s leaves the sentence to the one on this machine', async (mood) => {
    service.set(mood)
    expect((await loudnessOf(voice())).loudest).toBe(LOUDNESS_HERE)
  })
  it('that breaks off has the sentence said again on this machine', async () => {
    service.set('cut')
    const { data } = await voice().synthesize('It is late.').collect()
    expect(data.at(0)).not.toBe(LOUDNESS_HERE)
    expect(data.at(-1)).toBe(LOUDNESS_HERE)
  })
  it('that fails where the one on this machine does as well says that nobody speaks', async () => {
    service.set('failing')
    const both = hostedSpeech(service.service, mute, PATIENCE_MS).open(WISH)
    const told: boolean[] = []
    both.on('error', ({ recoverable }) => told.push(recoverable))
    await Array.fromAsync(both.synthesize('It is late.'))
    expect(told).toEqual([false])
  })
  it('is heard whole', async () => {
    const { seconds, loudest } = await loudnessOf(voice())
    expect(seconds).toBeCloseTo(0.75, 1)
    expect(loudest).toBeGreaterThan(8_000)
  })
  it('is the same for the same persona', async () => {
    await loudnessOf(voice())
    const first = service.bodies.get('/v1/audio/speech')?.toString()
    await loudnessOf(voice())
    expect(service.bodies.get('/v1/audio/speech')?.toString()).toBe(first)
  })
  it('stops when nobody listens any more', async () => {
    service.set('slow')
    const stop = new AbortController()
    const stream = voice().synthesize('It is late.', undefined, stop.signal)
    stop.abort()
    expect(await Array.fromAsync(stream)).toEqual([])
  })
})

describe('a model that words lines', () => {
  const wordedBy = async (words: string[] = [], signal = new AbortController().signal) => {
    const wording = hostedWording(service.service, PATIENCE_MS).open(({ label }) =>
      words.push(label),
    )
    return (await Array.fromAsync(wording.word(LINE, signal))).join('')
  }
  const worded = (signal?: AbortSignal) => wordedBy([], signal)

  it.each([...FAILING, 'cut' as const])(
    'that is %s says so, and the templates speak',
    async (mood) => {
      service.set(mood)
      await expect(worded()).rejects.toThrow(/^it |^its /)
    },
  )
  it('is asked for nothing once the line is not needed any more', async () => {
    await expect(worded(AbortSignal.abort())).rejects.toThrow('abort')
    expect(service.asked).toEqual([])
  })
  it.each([...FAILING, 'cut' as const])('that is %s is said to be away', async (mood) => {
    service.set(mood)
    const words: string[] = []
    await expect(wordedBy(words)).rejects.toThrow(/^it |^its /)
    expect(words).toEqual(["The persona's own lines"])
  })
  it('that nobody waits for any more is not said to be away', async () => {
    service.set('slow')
    const words: string[] = []
    const leaving = new AbortController()
    const wording = wordedBy(words, leaving.signal)
    await expect.poll(() => service.asked).toHaveLength(1)
    leaving.abort()
    await expect(wording).rejects.toThrow('abort')
    expect(words).toEqual([])
  })
  it('that is late is said to be away, and the next line does not wait for it', async () => {
    service.set('slow')
    const words: string[] = []
    const wording = hostedWording(service.service, 10_000).open(({ label }) => words.push(label))
    const given = { wording, line: LINE, secrets: [], recent: [], deadlineMs: 100 }
    const { signal } = new AbortController()
    const said = await Array.fromAsync(wordedSentences({ ...given, signal }))
    await expect.poll(() => words).toEqual(["The persona's own lines"])
    expect(await Array.fromAsync(wordedSentences({ ...given, signal }))).toEqual(said)
    expect(service.asked).toHaveLength(1)
  })
  it('that is well again after its rest is said to word the lines', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    service.set('failing')
    const words: string[] = []
    const wording = hostedWording(service.service).open(({ label }) => words.push(label))
    const { signal } = new AbortController()
    const word = () => Array.fromAsync(wording.word(LINE, signal))
    await expect(word()).rejects.toThrow('it answered with an error')
    service.set('well')
    await expect(word(), 'not asked while it rests').rejects.toThrow('it answered with an error')
    expect(service.asked).toHaveLength(1)
    vi.advanceTimersByTime(10_000)
    await word()
    expect(words).toEqual(["The persona's own lines", 'Lines by small'])
  })
  it('says where the words go', () => {
    const elsewhere = { ...service.service, url: 'https://words.example/v1' }
    expect(hostedWording(elsewhere).describe.where).toBe('to words.example')
  })
  it('says in a number which of the facts is asked for', async () => {
    const pointed = await hostedWording(service.service, PATIENCE_MS)
      .open()
      .point(
        {
          persona: LINE.persona,
          talk: [],
          heard: 'Who decides?',
          facts: [{ id: 'a', says: 'I do.' }],
        },
        new AbortController().signal,
      )
    expect(pointed).toBe('Well, it is late.')
    expect(service.bodies.get('/v1/chat/completions')?.toString()).toContain('I do.')
  })
  it('words them piece by piece', async () => {
    expect(await worded()).toBe('Well, it is late.')
  })
})

const SOUND = [new AudioFrame(new Int16Array(1_600), 16_000, 1, 1_600)]
const LOUDNESS_HERE = 1_234

class ListeningHere extends stt.STT {
  readonly label = 'here'
  constructor() {
    super({ streaming: false, interimResults: false })
  }
  protected async _recognize(frames: AudioFrame | AudioFrame[]): Promise<stt.SpeechEvent> {
    const samples = [frames].flat().reduce((sum, frame) => sum + frame.samplesPerChannel, 0)
    const text = `${samples} samples`
    return {
      type: stt.SpeechEventType.FINAL_TRANSCRIPT,
      alternatives: [{ language: 'en' as never, text, startTime: 0, endTime: 0, confidence: 0.5 }],
    }
  }
  stream(): never {
    throw new Error('not asked for')
  }
}

class DeafHere extends ListeningHere {
  protected override async _recognize(): Promise<stt.SpeechEvent> {
    throw new Error('no process that recognises')
  }
}

class SpeakingHere extends tts.TTS {
  readonly label = 'here'
  constructor() {
    super(24_000, 1, { streaming: false })
  }
  synthesize(text: string, _options?: unknown, abort?: AbortSignal): tts.ChunkedStream {
    return new SentenceHere(text, this, undefined, abort)
  }
  stream(): never {
    throw new Error('not asked for')
  }
}

class SentenceHere extends tts.ChunkedStream {
  readonly label = 'here'
  readonly voice: tts.TTS
  constructor(text: string, voice: tts.TTS, options?: undefined, abort?: AbortSignal) {
    super(text, voice, options, abort)
    this.voice = voice
  }
  protected async run(): Promise<void> {
    const data = new Int16Array(480).fill(LOUDNESS_HERE)
    const frame = new AudioFrame(data, 24_000, 1, data.length)
    this.queue.put({ requestId: '', segmentId: '', frame, final: true })
    this.queue.close()
  }
}

class MuteSentence extends SentenceHere {
  protected override async run(): Promise<void> {
    this.voice.emit('error', {
      type: 'tts_error',
      timestamp: Date.now(),
      label: 'here',
      error: new Error('no sound'),
      recoverable: false,
    })
    this.queue.close()
  }
}

class MuteHere extends SpeakingHere {
  override synthesize(text: string, _options?: unknown, abort?: AbortSignal): tts.ChunkedStream {
    return new MuteSentence(text, this, undefined, abort)
  }
}

const listeningHere: ListeningEngine = {
  describe: HERE,
  open: () => new ListeningHere(),
  close: async () => {},
}
const deaf: ListeningEngine = { ...listeningHere, open: () => new DeafHere() }
const speakingHere: SpeakingEngine = {
  describe: HERE,
  open: () => new SpeakingHere(),
  close: async () => {},
}
const mute: SpeakingEngine = { ...speakingHere, open: () => new MuteHere() }
