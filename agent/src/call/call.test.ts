import { AGENT_ATTRIBUTES } from '@colloquy/contract/room'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ACall, aCall, byLearner, byPersona } from '../testing/a-call.ts'
import type { Learner } from '../testing/learner.ts'
import { type Media, startMedia } from '../testing/media.ts'
import { scriptedVoice } from '../testing/scripted-voice.ts'

let media: Media
beforeAll(async () => {
  media = await startMedia()
})
afterAll(() => media.stop())

const opened: { leave: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.leave()))
})

async function begin(wishes: Parameters<typeof aCall>[1] = {}): Promise<[ACall, Learner]> {
  const call = await aCall(media, wishes)
  const learner = await call.learnerJoins()
  opened.push(learner, call.running)
  return [call, learner]
}

/** With the greeting said. */
async function greeted(wishes: Parameters<typeof aCall>[1] = {}): Promise<[ACall, Learner]> {
  const [call, learner] = await begin(wishes)
  await call.turn(byPersona)
  return [call, learner]
}

describe('a call', () => {
  it('begins with a greeting that the learner hears', async () => {
    const [call, learner] = await begin()
    await learner.hearsAfter(0)
    const greeting = await call.turn(byPersona)
    expect(greeting).toMatchObject({
      seq: 0,
      interrupted: false,
      typed: false,
      played: { cue: 'greeting', to: '' },
    })
    expect(greeting.played?.line).toBe(greeting.text)
    expect(greeting.endedAtMs).toBeGreaterThan(greeting.startedAtMs)
  })

  it('answers what was asked aloud with what the persona knows', async () => {
    const [call, learner] = await greeted()
    call.ears.willHear('what problems do you have with the old scheduling tool', 0.8)
    await learner.speak(1_500)
    const answer = await call.turn(({ played }) => played?.cue === 'answer')
    expect(answer.text).toMatch(/crashes every Monday/)
    expect(answer.played).toMatchObject({
      to: 'what problems do you have with the old scheduling tool',
    })
    expect(answer.played?.reveals).not.toEqual([])
    const asked = call.turns.find(byLearner)
    expect(asked).toMatchObject({ seq: 1, typed: false, confidence: 0.8, played: null })
    const took = (asked?.endedAtMs ?? 0) - (asked?.startedAtMs ?? 0)
    expect(took).toBeGreaterThan(1_200)
    expect(took).toBeLessThan(1_900)
  })

  it('answers what was typed', async () => {
    const [call, learner] = await greeted()
    await learner.type('What problems do you have with the old scheduling tool?')
    const answer = await call.turn(({ played }) => played?.cue === 'answer')
    expect(answer.text).toMatch(/crashes every Monday/)
    expect(call.turns.find(byLearner)).toMatchObject({ typed: true, confidence: null })
  })
})

describe('somebody who speaks while the persona does', () => {
  const slowly = () => scriptedVoice({ msAWord: 300 })

  it('stops it, and what nobody heard was not told', async () => {
    const [call, learner] = await greeted({ voice: slowly() })
    await learner.type('What problems do you have with the old scheduling tool?')
    await learner.hearsAfter(Date.now())
    call.ears.willHear('sorry but what about the price')
    const began = Date.now()
    const spoken = learner.speak(1_300)
    const quiet = await learner.silentFor(250)
    await spoken
    expect(quiet - began).toBeLessThan(900)
    const cut = await call.turn(({ interrupted }) => interrupted)
    expect(cut.played?.line.startsWith(cut.text)).toBe(true)
    expect(cut.text.length).toBeLessThan(cut.played?.line.length ?? 0)
    const next = await call.turn(({ played }) => played?.to === 'sorry but what about the price')
    expect(next.seq).toBeGreaterThan(cut.seq)
  })

  it('does not stop it with a "mm-hm"', async () => {
    const [call, learner] = await greeted({ voice: slowly() })
    await learner.type('What problems do you have with the old scheduling tool?')
    await learner.hearsAfter(Date.now())
    call.ears.willHear('mm-hm')
    const ended = await learner.speak(350)
    const again = await learner.hearsAfter(ended + 200)
    expect(again - ended).toBeLessThan(800)
    const answer = await call.turn(({ played }) => played?.cue === 'answer')
    expect(answer).toMatchObject({ interrupted: false })
    expect(call.turns.filter(byLearner)).toHaveLength(1)
  })
})

describe('attributes', () => {
  it('say what listens and speaks', async () => {
    const [, learner] = await begin()
    const speaking = await learner.sees(AGENT_ATTRIBUTES.speaking, (value) => value !== '')
    expect(JSON.parse(speaking)).toEqual({
      id: 'scripted',
      label: 'A tone',
      where: 'on this machine',
    })
  })
})
