import { AGENT_ATTRIBUTES, type LearnerSays } from '@colloquy/contract/room'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEncoders } from '../recording/encoder.ts'
import { serverStore } from '../recording/server-store.ts'
import {
  type FakeServer,
  loudness,
  openFakeServer,
  soundIn,
} from '../recording/testing/fake-server.ts'
import { SAMPLE_RATE } from '../recording/timeline.ts'
import { type ACall, aCall, byPersona } from '../testing/a-call.ts'
import type { Learner } from '../testing/learner.ts'
import { type Media, startMedia } from '../testing/media.ts'
import { scriptedVoice } from '../testing/scripted-voice.ts'

const MS_A_WORD = 300

let media: Media
const encoders = openEncoders()
beforeAll(async () => {
  media = await startMedia()
})
afterAll(async () => {
  await Promise.all([media.stop(), encoders.close()])
})

let server: FakeServer
const opened: { leave: () => Promise<void> }[] = []
beforeEach(async () => {
  server = await openFakeServer()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.leave()))
  await server.close()
})

async function begin(wishes: Parameters<typeof aCall>[1] = {}): Promise<[ACall, Learner]> {
  const store = serverStore({ deskUrl: server.deskUrl, secret: 'the secret' })
  const recordings = { store, encoders }
  const voice = scriptedVoice({ msAWord: MS_A_WORD })
  const call = await aCall(media, { voice, recordings, ...wishes })
  const learner = await call.learnerJoins()
  opened.push(learner, call.running)
  return [call, learner]
}

const wishing = (recording: boolean, pushToTalk = false): LearnerSays => ({
  type: 'wishes',
  patience: 'normal',
  pushToTalk,
  hearWith: 'server',
  recording,
  showStage: false,
})

const RECORDS = { call: { records: true } }
const isShown = (learner: Learner, state: string) =>
  learner.sees(AGENT_ATTRIBUTES.recording, (value) => value === state)
const secondsOf = (sound: Int16Array): number => sound.length / SAMPLE_RATE
/** The loudest tenth of a second is this loud where somebody speaks. */
const SPEECH = 500
const tenthsOf = (sound: Int16Array): number[] =>
  Array.from({ length: Math.floor(secondsOf(sound) * 10) }, (_, n) =>
    loudness(sound, [n / 10, (n + 1) / 10]),
  )
/**
 * Where one side begins, the codec lets a click of it through on the other, in one tenth of a second: whoever speaks
 * is heard for longer.
 */
const speaks = (level: number, neighbour = 0): boolean => level > SPEECH && neighbour > SPEECH
const speaksFrom = (sound: Int16Array): number =>
  tenthsOf(sound).findIndex((level, at, all) => speaks(level, all[at + 1])) / 10
const speaksUntil = (sound: Int16Array): number =>
  (tenthsOf(sound).findLastIndex((level, at, all) => speaks(level, all[at - 1])) + 1) / 10
const loudest = (sound: Int16Array): number => Math.max(...tenthsOf(sound))
const secondsSpoken = (sound: Int16Array): number =>
  tenthsOf(sound).filter((level) => level > SPEECH).length / 10

describe('nothing of a call is kept', () => {
  it('where its organization does not record, also when the page asks for it', async () => {
    const [call, learner] = await begin()
    await learner.says(wishing(true))
    await call.turn(byPersona)
    await call.running.leave()
    expect(server.asked).toEqual([])
    expect(call.turns).not.toEqual([])
  })

  it('before its learner has agreed, nor of what was said until then', async () => {
    const [call, learner] = await begin(RECORDS)
    await isShown(learner, 'off')
    await learner.says(wishing(false))
    await call.turn(byPersona)
    await learner.speak(1_000)
    expect(server.asked).toEqual([])
    await learner.says(wishing(true))
    await isShown(learner, 'on')
    await server.holds(3)
    await call.running.leave()
    const { left, right } = await soundIn(server.kept())
    expect(Math.max(loudest(left), loudest(right))).toBeLessThan(SPEECH)
    // From when in the talk on.
    expect(server.begins()[0]).toBeGreaterThan(1_000)
  })

  it('where the server refuses it: that is shown, and the talk goes on', async () => {
    server.answer(403)
    const [call, learner] = await begin(RECORDS)
    await learner.says(wishing(true))
    await isShown(learner, 'failed')
    await call.turn(byPersona)
    await learner.type('What problems do you have with the old scheduling tool?')
    await call.turn(({ played }) => played?.cue === 'answer')
    expect(server.kept()).toHaveLength(0)
  })

  it('any more once the disk is full: that is shown, and the talk goes on', async () => {
    const [call, learner] = await begin(RECORDS)
    await learner.says(wishing(true))
    await server.holds(3)
    server.answer(507)
    await isShown(learner, 'failed')
    const kept = server.kept().length
    await learner.type('What problems do you have with the old scheduling tool?')
    await call.turn(({ played }) => played?.cue === 'answer')
    await call.running.leave()
    expect(server.kept()).toHaveLength(kept)
  })

  it('of what is said beside the key, by those who push to talk', async () => {
    const [call, learner] = await begin(RECORDS)
    await call.turn(byPersona)
    await learner.says(wishing(true, true))
    await isShown(learner, 'on')
    await learner.speak(800)
    await learner.says({ type: 'talk-key', isDown: true })
    await learner.speak(800)
    await learner.says({ type: 'talk-key', isDown: false })
    await learner.speak(800)
    await call.running.leave()
    const { left } = await soundIn(server.kept())
    expect(secondsSpoken(left)).toBeGreaterThan(0.5)
    expect(secondsSpoken(left)).toBeLessThan(1.3)
  })
})

describe('of a call is kept', () => {
  it('the greeting from its first sound on, by whoever agreed before they went in', async () => {
    const [call, learner] = await begin(RECORDS)
    await learner.says(wishing(true))
    const greeting = await call.turn(byPersona)
    await call.running.leave()
    const [begins] = server.begins()
    expect(begins).toBeLessThanOrEqual(greeting.startedAtMs)
    const { right } = await soundIn(server.kept())
    const words = greeting.text.split(' ').length
    expect(secondsSpoken(right)).toBeGreaterThan(words * (MS_A_WORD / 1_000) - 0.25)
  })

  it('what both say, each on a side of their own and when it was', async () => {
    const [call, learner] = await begin(RECORDS)
    await learner.says(wishing(true))
    await isShown(learner, 'on')
    const shownAt = Date.now()
    const greeting = await call.turn(byPersona)
    await learner.silentFor(400)
    call.ears.willHear('mm-hm')
    const begunAt = Date.now()
    const endedAt = await learner.speak(1_000)
    await call.running.leave()

    const { left, right } = await soundIn(server.kept())
    const silentSide = loudness(right, [secondsOf(right) - 0.8, secondsOf(right)])
    expect(silentSide).toBeLessThan(SPEECH / 5)
    // The learner spoke until a moment before the end, and only after the persona.
    expect(speaksFrom(left)).toBeGreaterThan(speaksUntil(right))
    // As long as it took them: on a busy machine their sound has gaps.
    const took = (endedAt - begunAt) / 1_000
    expect(Math.abs(speaksUntil(left) - speaksFrom(left) - took)).toBeLessThan(0.4)
    expect(Math.abs(secondsSpoken(left) - 1)).toBeLessThan(0.4)
    const expected = (endedAt - shownAt) / 1_000
    expect(Math.abs(speaksUntil(left) - expected)).toBeLessThan(0.7)
    expect(greeting.interrupted).toBe(false)
  })

  it('of an interrupted line only what was heard', async () => {
    const [call, learner] = await begin(RECORDS)
    await call.turn(byPersona)
    await learner.says(wishing(true))
    await isShown(learner, 'on')
    await learner.type('What problems do you have with the old scheduling tool?')
    await learner.hearsFor(1_500)
    call.ears.willHear('sorry but what about the price')
    const spoken = learner.speak(1_300)
    const cut = await call.turn(({ interrupted }) => interrupted)
    await spoken
    await call.running.leave()
    const { left, right } = await soundIn(server.kept())
    const begun = speaksFrom(left)
    expect(loudness(right, [begun - 0.5, begun])).toBeGreaterThan(SPEECH)
    // From then on nothing more of the line is heard, and there is as much of it as the transcript has.
    const [begins = 0] = server.begins()
    const over = (cut.endedAtMs - begins) / 1_000
    expect(secondsOf(right)).toBeGreaterThan(over)
    expect(loudness(right, [over, secondsOf(right)])).toBeLessThan(SPEECH)
    const words = cut.text.split(' ').length
    expect(words).toBeLessThan(cut.played?.line.split(' ').length ?? 0)
    expect(Math.abs(secondsSpoken(right) - words * (MS_A_WORD / 1_000))).toBeLessThan(0.7)
  })

  it('what was said until it was stopped, and from when it was wished again, as another part', async () => {
    const [call, learner] = await begin(RECORDS)
    await learner.says(wishing(true))
    await isShown(learner, 'on')
    await learner.hearsFor(300)
    await learner.says(wishing(false))
    await isShown(learner, 'off')
    await call.turn(byPersona)
    await learner.says(wishing(true))
    await isShown(learner, 'on')
    await learner.speak(1_500)
    await call.running.leave()
    const [first, second] = server.begins()
    expect(second).toBeGreaterThan(first ?? Number.POSITIVE_INFINITY)
    expect(loudest((await soundIn(server.kept())).left)).toBeGreaterThan(SPEECH)
  })

  it('all but the last seconds when the agent is gone without a word', async () => {
    const [, learner] = await begin(RECORDS)
    await learner.says(wishing(true))
    await isShown(learner, 'on')
    const from = Date.now()
    await learner.speak(1_500)
    await server.holds(4)
    const kept = Uint8Array.from(server.kept())
    const { left } = await soundIn(kept)
    expect(secondsOf(left)).toBeGreaterThan((Date.now() - from) / 1_000 - 3.5)
    expect(loudest(left)).toBeGreaterThan(SPEECH)
  })
})
