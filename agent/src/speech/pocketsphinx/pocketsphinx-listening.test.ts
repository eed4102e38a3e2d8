import { initializeLogger, stt } from '@livekit/agents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { talkTo, wordErrors } from '../testing-voices/hearing.ts'
import { canHaveRecogniser, haveRecogniser } from '../testing-voices/recogniser.ts'
import { cough, noise, oneAfterTheOther, pause, say } from '../testing-voices/voices.ts'
import { openPocketsphinx } from './pocketsphinx-listening.ts'
import { createDecoderPool, type DecoderPool } from './pool.ts'
import { findRecogniser } from './recogniser.ts'
import { SHORT_PHRASES } from './short-phrases.ts'

const A_SENTENCE = 'How many drivers work for you at the moment?'
const { FINAL_TRANSCRIPT, INTERIM_TRANSCRIPT, END_OF_SPEECH } = stt.SpeechEventType

if (!canHaveRecogniser)
  console.warn('Not tested here: PocketSphinx comes by itself on Debian only.')

initializeLogger({ pretty: false, level: 'error' })

describe.skipIf(!canHaveRecogniser)('listening with PocketSphinx', { timeout: 120_000 }, () => {
  let dataFolder: string
  let pool: DecoderPool

  beforeAll(async () => {
    dataFolder = await haveRecogniser()
    const recogniser = findRecogniser(dataFolder)
    if (recogniser === null) throw new Error('It was fetched, and is not there')
    pool = createDecoderPool(recogniser, { size: 2, patienceMs: 60_000 })
  }, 130_000)
  afterAll(() => pool.close())

  function listen(words: string[] = []) {
    const engine = openPocketsphinx({ dataFolder, pool })
    if (engine === null) throw new Error('The recogniser is there, and cannot be opened')
    const stream = engine.open({ words }).stream()
    return { stream, ...talkTo(stream) }
  }

  /** One after the other. What it makes of a voice it knows when it has heard a sentence of it. */
  async function hearEach(voice: string, phrases: string[]): Promise<string[]> {
    const ear = listen()
    const heard: string[] = []
    for (const [nth, phrase] of phrases.entries()) {
      const sound = oneAfterTheOther(pause(400), await say(phrase, voice), pause(600))
      await ear.say(sound, { pace: 3 })
      heard.push((await ear.nth(FINAL_TRANSCRIPT, nth + 1)).text)
    }
    ear.stream.close()
    return heard
  }

  it('makes no words of noise and of a cough', async () => {
    const ear = listen()
    const sounds = [noise({ ms: 1500, loudness: 2000 }), pause(700), cough(), pause(700)]
    await ear.say(oneAfterTheOther(pause(500), ...sounds))
    ear.stream.endInput()
    await ear.over
    expect(ear.finals()).toEqual([])
  })

  it('understands most words of a clear voice, and says so as they come', async () => {
    const ear = listen()
    const sentences = [
      'What is your budget for this kind of project?',
      'Tell me about a time when you had to deal with a difficult customer.',
      'I understand your concern, but the contract was signed in March.',
    ]
    await ear.say(pause(500))
    for (const sentence of sentences)
      await ear.say(oneAfterTheOther(await say(sentence, 'alder'), pause(900)))
    ear.stream.endInput()
    await ear.over
    const { errors, words } = wordErrors(sentences.join(' '), ear.finals().join(' '))
    expect(errors / words).toBeLessThan(0.25)
    expect(ear.events.filter(({ type }) => type === INTERIM_TRANSCRIPT).length).toBeGreaterThan(5)
  })

  it('understands one word alone, which people say when they want to say something', async () => {
    const said = ['no', 'wait', 'what', 'why', 'stop', 'sorry', 'how many', 'but why', 'hold on']
    const heard = await Promise.all(
      ['alder', 'birch', 'cedar'].map((voice) => hearEach(voice, [A_SENTENCE, ...said])),
    )
    const wrong = heard.flatMap(([, ...texts]) => texts.filter((text, n) => text !== said[n]))
    // Of 27: 1 to 4. Without the short phrases 13.
    expect(wrong.length, `misheard: ${wrong.join(', ')}`).toBeLessThanOrEqual(5)
  })

  it('makes no such word of a short sentence', async () => {
    const said = ['three depots', 'the drivers', 'every day at four', 'my manager left']
    const heard = await hearEach('alder', [A_SENTENCE, ...said])
    for (const text of heard) expect(SHORT_PHRASES).not.toContain(text.toLowerCase())
  })

  it('knows the words of the roleplay, as its author writes them, and of no other', async () => {
    const sentence = await say('So she uses the Quantiva dashboard for onboarding.', 'alder')
    const hear = async (words: string[]) => {
      const ear = listen(words)
      await ear.say(oneAfterTheOther(pause(500), sentence, pause(700)))
      ear.stream.endInput()
      await ear.over
      return ear.finals().join(' ')
    }
    const knowing = await hear(['Quantiva dashboard', 'slow onboarding'])
    const other = await hear(['Meridian'])
    expect(knowing).toContain('Quantiva')
    expect(knowing).toContain('onboarding')
    expect(other.toLowerCase()).not.toContain('quantiva')
  })

  it('loses nothing when the process that recognises dies in the middle', async () => {
    const ear = listen()
    const sentence = 'I will send you a new one today without any extra cost.'
    const sound = await say(sentence, 'alder')
    await ear.say(oneAfterTheOther(pause(500), sound))
    await ear.nth(INTERIM_TRANSCRIPT, 1)
    for (const pid of pool.pids()) process.kill(pid, 'SIGKILL')
    await ear.say(pause(700))
    const { text } = await ear.nth(FINAL_TRANSCRIPT, 1)
    const { errors, words } = wordErrors(sentence, text)
    expect(errors / words).toBeLessThan(0.25)
    ear.stream.close()
  })

  it('understands two people at once', async () => {
    const said = ['What did you learn from that experience?', 'Thank you very much for your time.']
    const heard = await Promise.all(
      said.map(async (sentence) => {
        const ear = listen()
        const sound = await say(sentence, 'alder')
        await ear.say(oneAfterTheOther(pause(500), sound, pause(700)))
        ear.stream.endInput()
        await ear.over
        return ear.finals().join(' ')
      }),
    )
    const errorsIn = (text: string, sentence = '') => wordErrors(sentence, text).errors
    // A short sentence is misheard by a word or two; somebody else's words are all wrong.
    for (const [at, text] of heard.entries())
      expect(errorsIn(text, said[at])).toBeLessThan(errorsIn(text, said[1 - at]) - 2)
  })

  it('hears on after a pause that was not the end', async () => {
    const ear = listen()
    const [first, second] = [
      'So if I understand you correctly,',
      'the main problem is the time it takes.',
    ]
    const sound = oneAfterTheOther(await say(first, 'alder'), pause(30), await say(second, 'alder'))
    await ear.say(oneAfterTheOther(pause(500), sound, pause(700)))
    await ear.nth(END_OF_SPEECH, 1)
    const { errors, words } = wordErrors(`${first} ${second}`, ear.finals().join(' '))
    expect(errors / words).toBeLessThan(0.25)
    ear.stream.close()
  })

  it('gives its process back when the call ends in the middle of a word', async () => {
    const ear = listen()
    await ear.say(oneAfterTheOther(pause(500), await say('Let me check what I', 'alder')))
    await ear.nth(INTERIM_TRANSCRIPT, 1)
    ear.stream.close()
    await ear.over
    const signal = AbortSignal.timeout(20_000)
    const taken = await Promise.all([0, 1].map(() => pool.take({ words: '', signal })))
    expect(new Set(taken).size).toBe(2)
    for (const child of taken) pool.giveBack(child)
  })

  it('leaves no process when it is closed', async () => {
    const recogniser = findRecogniser(dataFolder)
    const own = recogniser && createDecoderPool(recogniser, { size: 1 })
    const engine = openPocketsphinx({ dataFolder, pool: own })
    const pids = own?.pids() ?? []
    expect(pids).toHaveLength(1)
    await engine?.close()
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})
