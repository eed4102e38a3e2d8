import { readdirSync, readFileSync } from 'node:fs'
import type { SpokenTurn } from '@colloquy/contract/desk'
import { AGENT_ATTRIBUTES, CallClock, StageShown } from '@colloquy/contract/room'
import { sentencesOf } from '@colloquy/domain/language/words'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PersonaLLM } from '../persona/persona-llm.ts'
import {
  type ACall,
  aCall,
  byLearner,
  byPersona,
  DANA,
  LEARNER_IDENTITY,
} from '../testing/a-call.ts'
import { scriptedVoice } from '../testing/scripted-voice.ts'
import { joinAsLearner, type Learner } from '../testing/learner.ts'
import { type Media, startMedia } from '../testing/media.ts'

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

  it('has the voice that its roleplay asks for, and otherwise that of the persona', async () => {
    const [call] = await greeted()
    expect(call.voice.wishes).toEqual([{ personaName: 'Dana Reed', seed: 7, voice: null }])
    const [other] = await greeted({ call: { roleplay: { ...DANA, voice: 'rowan' } } })
    expect(other.voice.wishes).toMatchObject([{ voice: 'rowan' }])
  })

  it('has each sentence spoken whole, with the mark at its end, and none of them made twice', async () => {
    const [call, learner] = await greeted()
    const greeting = sentencesOf(call.turns[0]?.text ?? '')
    expect(call.voice.asked).toEqual(greeting)
    call.ears.willHear('what problems do you have with the old scheduling tool', 0.8)
    await learner.speak(1_500)
    const answer = await call.turn(({ played }) => played?.cue === 'answer')
    expect(call.voice.asked).toEqual([...greeting, ...sentencesOf(answer.text)])
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

  it('answers what was said and then typed as one, and both are in the record', async () => {
    const [call, learner] = await greeted()
    call.ears.willHear('we could start next week')
    const asked = call.voice.asked.length
    await learner.speak(1_100)
    // It is understood, an answer is prepared, and one still waits whether more comes.
    await expect.poll(() => call.voice.asked.length).toBeGreaterThan(asked)
    await learner.type('How many depots do you run?')
    const answer = await call.turn(({ played }) => played?.cue === 'answer')
    expect(answer.text).toMatch(/four depots/)
    expect(call.turns.filter(byLearner).map(({ text }) => text)).toEqual([
      'we could start next week',
      'How many depots do you run?',
    ])
  })
})

/** Of an answer that one can speak into, or leave in the middle of. */
const LONG_MS_A_WORD = 300

describe('somebody who speaks while the persona does', () => {
  it('stops it, and what nobody heard was not told', async () => {
    const [call, learner] = await greeted()
    call.voice.takes(LONG_MS_A_WORD)
    await learner.type('What problems do you have with the old scheduling tool?')
    await learner.hearsFor(1_500)
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
    const [call, learner] = await greeted()
    call.voice.takes(LONG_MS_A_WORD)
    await learner.type('What problems do you have with the old scheduling tool?')
    await learner.hearsFor(700)
    call.ears.willHear('mm-hm')
    const ended = await learner.speak(350)
    const again = await learner.hearsAfter(ended + 200)
    expect(again - ended).toBeLessThan(800)
    const answer = await call.turn(({ played }) => played?.cue === 'answer')
    expect(answer).toMatchObject({ interrupted: false })
    expect(call.turns.filter(byLearner)).toHaveLength(1)
  })
})

describe('somebody who drops out', () => {
  const limits = { awayMs: 1_500, nobodyComesMs: 1_500 }

  it('hears nothing that was said to an empty room as told, and goes on when back', async () => {
    const [call, learner] = await greeted()
    call.voice.takes(LONG_MS_A_WORD)
    await learner.type('What problems do you have with the old scheduling tool?')
    await learner.hearsFor(1_500)
    await learner.leave()
    const cut = await call.turn(({ interrupted }) => interrupted)
    expect(cut.text.length).toBeLessThan(cut.played?.line.length ?? 0)
    const back = await call.learnerJoins()
    opened.push(back)
    await back.hearsAfter(0)
    const aside = await call.turn(({ played }) => played?.cue === 'aside')
    expect(aside.text).toMatch(/dropped off|lost you/)
    await back.type('What problems do you have with the old scheduling tool?')
    const again = await call.turn(({ played, seq }) => played?.cue === 'answer' && seq > aside.seq)
    expect(again.text).toMatch(/crashes every Monday/)
  })

  it('is answered what they said last, when they are back', async () => {
    const [call, learner] = await greeted()
    // After it one waits longest: they are gone before it is a turn.
    const asked = 'we could help you with that because'
    call.ears.willHear(asked)
    await learner.speak(2_000)
    await learner.leave()
    const back = await call.learnerJoins()
    opened.push(back)
    const answer = await call.turn(({ played }) => played?.cue === 'answer')
    expect(answer.played?.to).toBe(asked)
    expect(call.turns.filter(byLearner).map(({ text }) => text)).toEqual([asked])
    expect(call.turns.map(({ played }) => played?.cue)).toEqual([
      'greeting',
      undefined,
      'aside',
      'answer',
    ])
  })

  it('and does not come back, has left', async () => {
    const [call, learner] = await greeted({ limits })
    await learner.leave()
    expect(await call.over).toBe('learner-left')
    expect(await media.peopleIn(call.room)).toEqual([])
  })

  it('has left, when nobody has come back to the agents before either', {
    timeout: 40_000,
  }, async () => {
    const [before] = await greeted()
    const turns = before.turns.slice(0, 1)
    await before.running.leave()
    const takenAt = performance.now()
    const call = await aCall(media, { call: { turns, startedMsAgo: 150_000 } })
    opened.push(call.running)
    expect(await call.over).toBe('learner-left')
    expect(performance.now() - takenAt).toBeLessThan(30_000)
  })

  it('is nobody, when nobody ever came', async () => {
    const call = await aCall(media, { limits })
    expect(await call.over).toBe('nobody-came')
    expect(call.turns).toEqual([])
  })
})

describe('a call that cannot be held', () => {
  const SECRET = 'canary'

  it('is given back, and the log says of what kind the reason is, and nothing more', async () => {
    const room = { url: media.url, token: SECRET }
    const call = await aCall(media, { call: { room } })
    expect(await call.over).toBe('lost')
    expect(call.reports).toEqual([expect.stringMatching(/^call\.not-begun \w*Error/)])
    expect(call.reports.join()).not.toContain(room.token)
    expect(call.reports.join()).not.toContain(media.url)
  })

  it('any more is given back as well, and the log says where it broke off', async () => {
    const [call, learner] = await greeted()
    vi.spyOn(PersonaLLM.prototype, 'lineIn').mockImplementationOnce(() => {
      throw new RangeError(`no answer to ${SECRET}`)
    })
    await learner.type(SECRET)
    expect(await call.over).toBe('lost')
    expect(call.reports).toEqual([expect.stringMatching(/^call\.broke-off RangeError at /)])
    expect(call.reports.join()).not.toContain(SECRET)
  })

  it('and was ended by somebody else is no trouble', async () => {
    const room = { url: media.url, token: SECRET }
    const call = await aCall(media, { call: { room } })
    await call.running.leave()
    expect(call.reports).toEqual([])
  })
})

const typedTurn = (text: string): SpokenTurn => ({
  seq: 0,
  speaker: 'trainee',
  text,
  startedAtMs: 0,
  endedAtMs: 0,
  typed: true,
  interrupted: false,
  confidence: null,
  played: null,
})

describe('a call that is taken over', () => {
  it('goes on from the talk so far, and excuses itself in a line', async () => {
    const [before, learner] = await greeted()
    await learner.type('What problems do you have with the old scheduling tool?')
    const answer = await before.turn(({ played }) => played?.cue === 'answer')
    await before.running.leave()
    await learner.leave()

    const turns: SpokenTurn[] = JSON.parse(JSON.stringify(before.turns))
    const call = await aCall(media, { call: { turns, startedMsAgo: 20_000 } })
    const rejoined = await call.learnerJoins()
    opened.push(call.running, rejoined)
    const first = await call.turn(byPersona)
    expect(first).toMatchObject({ seq: turns.length, played: { cue: 'aside' } })
    expect(first.startedAtMs).toBeGreaterThan(19_000)
    await rejoined.type('What problems do you have with the old scheduling tool?')
    const next = await call.turn(({ played }) => played?.cue === 'answer')
    // It knows what it has told.
    expect(next.played?.reveals).not.toEqual(expect.arrayContaining(answer.played?.reveals ?? []))
  })

  it('is told again what was typed last: it knows what it has, and takes what got to nobody', async () => {
    const known = typedTurn('What problems do you have with the old scheduling tool?')
    const [call, learner] = await begin({ call: { turns: [known], startedMsAgo: 5_000 } })
    await call.turn(({ played }) => played?.cue === 'answer')
    await learner.type(known.text, { agoMs: 5_000 })
    await learner.type('How many depots do you run?', { agoMs: 5_000 })
    const answer = await call.turn(({ text }) => /four depots/.test(text))
    expect(answer.played).toMatchObject({ to: 'How many depots do you run?' })
    expect(call.turns.filter(byLearner).map(({ text }) => text)).toEqual([
      'How many depots do you run?',
    ])
  })

  it('takes what got to nobody also where the same words were typed before', async () => {
    const known = typedTurn('Yes, please.')
    const [call, learner] = await begin({ call: { turns: [known], startedMsAgo: 60_000 } })
    await call.turn(({ played }) => played?.cue === 'answer')
    await learner.type(known.text, { agoMs: 4_000 })
    expect(await call.turn(byLearner)).toMatchObject({ text: known.text })
  })

  it('is gone through once somebody speaks to the learner again', async () => {
    const [before] = await greeted()
    const turns: SpokenTurn[] = JSON.parse(JSON.stringify(before.turns))
    await before.running.leave()
    const voice = scriptedVoice()
    const askedFor: string[] = []
    const goesThrough = vi.spyOn(PersonaLLM.prototype, 'catchUp')
    goesThrough.mockImplementation(function* work() {
      askedFor.push(...voice.asked)
      yield
    })
    const room = { url: media.url, token: await media.agentToken(before.room) }
    const call = await aCall(media, { voice, call: { turns, startedMsAgo: 20_000, room } })
    opened.push(call.running)
    const excuse = await call.turn(byPersona)
    expect(askedFor).not.toEqual([])
    expect(excuse.text).toContain(askedFor.join(' '))
    goesThrough.mockRestore()
  })

  it('is over without another word when its goodbye was said', async () => {
    const [before, learner] = await greeted()
    await learner.type('Please stop this, I want to stop the practice.')
    expect(await before.over).toBe('ended')
    const turns: SpokenTurn[] = JSON.parse(JSON.stringify(before.turns))
    const room = { url: media.url, token: await media.agentToken(before.room) }
    const call = await aCall(media, { call: { turns, startedMsAgo: 20_000, room } })
    opened.push(call.running)
    expect(await call.over).toBe('ended')
    expect(call.turns).toEqual([])
  })

  it('answers what nobody has answered', async () => {
    const asked = typedTurn('What problems do you have with the old scheduling tool?')
    const [call] = await begin({ call: { turns: [asked], startedMsAgo: 5_000 } })
    const answer = await call.turn(({ played }) => played?.cue === 'answer')
    expect(answer).toMatchObject({ seq: 2, played: { to: asked.text } })
  })
})

function threadsNamed(name: string): number {
  const tasks = '/proc/self/task'
  return readdirSync(tasks).filter((id) =>
    readFileSync(`${tasks}/${id}/comm`, 'utf8').startsWith(name),
  ).length
}

describe('the end of a call', () => {
  it('comes after the goodbye was heard, when the persona ends it', async () => {
    const [call, learner] = await greeted()
    await learner.type('Please stop this, I want to stop the practice.')
    const over = learner.sees(AGENT_ATTRIBUTES.over, (value) => value !== '')
    expect(JSON.parse(await over)).toEqual({ because: 'ended' })
    expect(await call.over).toBe('ended')
    const goodbye = call.turns.at(-1)
    expect(goodbye).toMatchObject({ speaker: 'persona', interrupted: false })
    expect(goodbye?.played?.ended).toBe('stopped')
    expect(learner.lastHeardAt()).toBeGreaterThan(0)
  })

  it('is a goodbye, when the time is up', async () => {
    const [call, learner] = await begin({ call: { leftMs: 2_500 } })
    const clock = await learner.sees(AGENT_ATTRIBUTES.clock, (value) => value !== '')
    const { startedAt, endsAt } = CallClock.parse(JSON.parse(clock))
    expect(endsAt - startedAt).toBeGreaterThanOrEqual(2_490)
    expect(await call.over).toBe('time')
    expect(call.turns.at(-1)).toMatchObject({ played: { cue: 'time', ended: 'time' } })
  })

  it('is asked about first when nobody speaks, and then there is one', async () => {
    const [call, learner] = await begin({
      limits: { silence: { firstMs: 500, laterMs: 500, whileTypingMs: 500 } },
    })
    const over = learner.sees(AGENT_ATTRIBUTES.over, (value) => value !== '')
    expect(JSON.parse(await over)).toEqual({ because: 'silence' })
    expect(await call.over).toBe('ended')
    expect(call.turns.map(({ played }) => played?.cue)).toEqual([
      'greeting',
      'silence',
      'silence',
      'silence',
    ])
  })

  it('leaves nothing behind when somebody else ends it', async () => {
    const [call, learner] = await greeted()
    await learner.type('What problems do you have with the old scheduling tool?')
    await call.turn(byLearner)
    await call.running.leave()
    const turns = call.turns.length
    await learner.leave()
    expect(await media.peopleIn(call.room)).toEqual([])
    expect(call.turns).toHaveLength(turns)
    expect(await Promise.race([call.over, Promise.resolve('nothing said')])).toBe('nothing said')
    // Each voice has one while it is open.
    await expect.poll(() => threadsNamed('AudioSourceCapt'), { timeout: 5_000 }).toBe(0)
  })
})

describe('what the learner wishes', () => {
  const WISHES = {
    type: 'wishes',
    patience: 'normal',
    pushToTalk: false,
    hearWith: 'server',
    recording: false,
    showStage: false,
  } as const

  it('is to be heard only while a key is held', async () => {
    const [call, learner] = await greeted()
    await learner.says({ ...WISHES, pushToTalk: true, showStage: true })
    // Sound may overtake a wish: it is granted once its other half is seen.
    await learner.sees(AGENT_ATTRIBUTES.stage, (value) => value !== '')
    const before = call.ears.heardMs()
    await learner.speak(600)
    expect(call.ears.heardMs()).toBe(before)
    call.ears.willHear('what problems do you have with the old scheduling tool')
    await learner.says({ type: 'talk-key', isDown: true })
    await learner.speak(1_200)
    await learner.says({ type: 'talk-key', isDown: false })
    const released = Date.now()
    const answer = await call.turn(({ played }) => played?.cue === 'answer')
    expect(answer.played?.to).toBe('what problems do you have with the old scheduling tool')
    expect(call.turns.filter(byLearner).map(({ text }) => text)).toEqual([answer.played?.to])
    expect(Date.now() - released).toBeLessThan(3_000)
  })

  it('is that the browser listens', async () => {
    const [call, learner] = await greeted()
    await learner.says({ ...WISHES, hearWith: 'browser' })
    const listening = await learner.sees(AGENT_ATTRIBUTES.listening, (value) =>
      value.includes('browser'),
    )
    expect(JSON.parse(listening).id).toBe('browser')
    const said = { type: 'recognised', text: 'how many depots do you run', confidence: 0.7 }
    await learner.says({ ...said, isFinal: true })
    const turn = await call.turn(byLearner)
    expect(turn).toMatchObject({ text: said.text, typed: false, confidence: 0.7 })
    await call.turn(({ played }) => played?.to === said.text)
  })

  it('is to see where in the conversation one is', async () => {
    const [, learner] = await greeted()
    await learner.says({ ...WISHES, showStage: true })
    const stage = await learner.sees(AGENT_ATTRIBUTES.stage, (value) => value !== '')
    expect(StageShown.parse(JSON.parse(stage)).number).toBe(1)
  })

  it('counts for nothing when somebody else says it, or nobody understands it', async () => {
    const [call, learner] = await greeted()
    const stranger = await joinAsLearner(media.url, await media.learnerToken(call.room, 'eve'))
    opened.push(stranger)
    await stranger.says({ ...WISHES, hearWith: 'browser' })
    await stranger.says({ type: 'recognised', text: 'I am Ana.', isFinal: true, confidence: 1 })
    await stranger.type('Tell me everything.')
    await learner.says({ type: 'wishes', patience: 'endless' })
    await learner.type('How many depots do you run?')
    await call.turn(({ played }) => played?.to === 'How many depots do you run?')
    expect(call.turns.filter(byLearner)).toHaveLength(1)
  })

  it('is not asked for: an unfinished sentence is waited for', async () => {
    const [call, learner] = await greeted()
    call.ears.willHear('we could help you with that because')
    call.ears.willHear('our tool never crashes')
    await learner.speak(900)
    // A second to think, in which who listens for pauses alone would have answered.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await learner.speak(900)
    const turn = await call.turn(byLearner)
    expect(turn.text).toBe('we could help you with that because our tool never crashes')
  })
})

describe('when an engine fails', () => {
  it('goes on in writing without a voice, and says so', async () => {
    const [call, learner] = await greeted()
    call.voice.fail()
    await learner.type('How many depots do you run?')
    await call.turn(({ played }) => played?.to === 'How many depots do you run?')
    const notice = await learner.sees(AGENT_ATTRIBUTES.notice, (value) => value !== '')
    expect(notice).toMatch(/goes on in writing/)
    await learner.type('What problems do you have with the old scheduling tool?')
    const answer = await call.turn(({ played }) => (played?.to ?? '').startsWith('What problems'))
    expect(answer).toMatchObject({ interrupted: false })
  })

  it('is typed to when the recogniser stops working, and says so', async () => {
    const [call, learner] = await greeted()
    call.ears.fail()
    await learner.sees(AGENT_ATTRIBUTES.listening, (value) => value.includes('typing'))
    const notice = await learner.sees(AGENT_ATTRIBUTES.notice, (value) => value !== '')
    expect(notice).toMatch(/Type what you want to say/)
    await learner.speak(500)
    await learner.type('How many depots do you run?')
    const answer = await call.turn(({ played }) => played?.cue === 'answer')
    expect(answer.text).toMatch(/four depots/)
  })

  it('is typed to when nothing can listen yet, and says how far that is', async () => {
    const says = 'The speech recogniser is being fetched: package 2 of 6.'
    const follow = () => ({ over: () => {} })
    const earsToCome = { now: () => ({ kind: 'fetching' as const, says }), follow }
    const [call, learner] = await greeted({ engines: { listening: null, earsToCome } })
    await learner.sees(AGENT_ATTRIBUTES.listening, (value) => value.includes('typing'))
    const notice = await learner.sees(AGENT_ATTRIBUTES.notice, (value) => value !== '')
    expect(notice).toContain(says)
    await learner.type('How many depots do you run?')
    const answer = await call.turn(({ played }) => played?.cue === 'answer')
    expect(answer.text).toMatch(/four depots/)
  })
})

describe('what the screen is told', () => {
  it('is what listens and speaks, and the words of both sides', async () => {
    const [call, learner] = await greeted()
    const speaking = await learner.sees(AGENT_ATTRIBUTES.speaking, (value) => value !== '')
    expect(JSON.parse(speaking)).toEqual({
      id: 'scripted',
      label: 'A tone',
      where: 'on this machine',
    })
    call.ears.willHear('how many depots do you run')
    await learner.speak(1_200)
    const answer = await call.turn(({ played }) => played?.cue === 'answer')
    await learner.reads({ text: 'how many depots do you run', by: LEARNER_IDENTITY })
    await learner.reads({ text: answer.text, by: `agent-${call.room}` })
  })
})
