import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { CallToTake, SpokenTurn } from '@colloquy/contract/desk'
import { readOggPages } from '@colloquy/contract/ogg-opus'
import { AGENT_ATTRIBUTES, type LearnerSays } from '@colloquy/contract/room'
import { initializeLogger } from '@livekit/agents'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { aCall, byPersona, DANA, LEARNER_IDENTITY } from '../testing/a-call.ts'
import { joinAsLearner, type Learner } from '../testing/learner.ts'
import { type Media, startMedia } from '../testing/media.ts'
import { scriptedVoice } from '../testing/scripted-voice.ts'
import { openEncoders } from './encoder.ts'
import { serverStore } from './server-store.ts'
import { type FakeServer, loudness, openFakeServer, soundIn } from './testing/fake-server.ts'
import { SAMPLE_RATE } from './timeline.ts'

const PROGRAM = fileURLToPath(new URL('../testing/recorded-call.program.ts', import.meta.url))
const MS_A_WORD = 300

let media: Media
let server: FakeServer
const encoders = openEncoders()
const opened: (() => void | Promise<void>)[] = []
beforeAll(async () => {
  initializeLogger({ pretty: false, level: 'silent' })
  media = await startMedia()
  server = await openFakeServer()
})
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})
afterAll(async () => {
  await Promise.all([media.stop(), server.close(), encoders.close()])
})

const WISHES: LearnerSays = {
  type: 'wishes',
  patience: 'normal',
  pushToTalk: false,
  hearWith: 'server',
  recording: true,
  showStage: false,
}

async function aCallToKill(): Promise<{ given: CallToTake; learner: Learner }> {
  const room = `call-${randomUUID()}`
  const learner = await joinAsLearner(media.url, await media.learnerToken(room, LEARNER_IDENTITY))
  opened.push(() => learner.leave())
  const given: CallToTake = {
    conversation: randomUUID(),
    claim: 1,
    room: { url: media.url, token: await media.agentToken(room) },
    learnerIdentity: LEARNER_IDENTITY,
    roleplay: DANA,
    seed: 7,
    leftMs: 600_000,
    startedMsAgo: null,
    turns: [],
    carriedTurns: 0,
    records: true,
  }
  return { given, learner }
}

/** Holds the call in a process of its own, until it is killed. */
function agentElsewhere(given: CallToTake) {
  const args = [PROGRAM, JSON.stringify(given), server.deskUrl, `${MS_A_WORD}`]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const turns: SpokenTurn[] = []
  createInterface(child.stdout).on('line', (line) => turns.push(JSON.parse(line) as SpokenTurn))
  const closed = once(child, 'close')
  const kill = async () => {
    child.kill('SIGKILL')
    await closed
  }
  opened.push(kill)
  return { turns, kill }
}

/** An agent that records nothing yet. */
const isThere = (learner: Learner) =>
  learner.sees(AGENT_ATTRIBUTES.recording, (state) => state === 'off')

const secondsOf = (file: Uint8Array): number => (readOggPages(file)?.at(-1)?.endsAt ?? 0) / 48_000

/** What was kept and may come late, the piece that was being made, and what a busy machine adds. */
const MOST_LOST_SECONDS = 4.5

it('an agent that is killed leaves a whole file, and another goes on with it', {
  timeout: 90_000,
}, async () => {
  const { given, learner } = await aCallToKill()
  const first = agentElsewhere(given)
  await isThere(learner)
  await learner.says(WISHES)
  await learner.hearsAfter(0)
  const heardFrom = Date.now()
  await server.holds(5)
  const killedAt = Date.now()
  await first.kill()

  const before = Uint8Array.from(server.kept())
  const { right } = await soundIn(before)
  expect(secondsOf(before)).toBeGreaterThan((killedAt - heardFrom) / 1_000 - MOST_LOST_SECONDS)
  expect(loudness(right)).toBeGreaterThan(500)

  const { turns } = first
  const recordings = {
    store: serverStore({ deskUrl: server.deskUrl, secret: 'the secret' }),
    encoders,
  }
  const next = await aCall(media, {
    voice: scriptedVoice({ msAWord: MS_A_WORD }),
    recordings,
    call: { ...given, claim: 2, turns, startedMsAgo: killedAt - heardFrom },
  })
  opened.push(() => next.running.leave())
  await isThere(learner)
  await learner.says(WISHES)
  await next.turn(byPersona)
  await next.running.leave()

  const whole = server.kept()
  // What was kept before is there as it was, and players read on.
  expect(Buffer.from(before).equals(whole.subarray(0, before.length))).toBe(true)
  const sound = await soundIn(whole)
  expect(sound.right.length / SAMPLE_RATE).toBeGreaterThan(secondsOf(before) + 1)
  expect(loudness(sound.right, [secondsOf(before), secondsOf(whole)])).toBeGreaterThan(500)
  const [one = 0, other = 0] = server.begins()
  expect(server.begins()).toHaveLength(2)
  // The hole between both is named: the second part says when in the talk it begins.
  expect(other - one).toBeGreaterThan(secondsOf(before) * 1_000)
})
