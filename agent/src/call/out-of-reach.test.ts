import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { initializeLogger } from '@livekit/agents'
import { ConnectionQuality, Room, RoomEvent } from '@livekit/rtc-node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ACall, aCall, byPersona, LEARNER_IDENTITY } from '../testing/a-call.ts'
import { type Media, startMedia } from '../testing/media.ts'

const PEOPLE = fileURLToPath(new URL('../testing/people.program.ts', import.meta.url))

let media: Media
const opened: (() => void | Promise<void>)[] = []
beforeAll(async () => {
  initializeLogger({ pretty: false, level: 'silent' })
  media = await startMedia()
})
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})
afterAll(async () => {
  await media.stop()
})

/** A learner in a process of their own. Stopped, it answers nothing, and says goodbye to nobody. */
async function learnerElsewhere(call: ACall) {
  const child = spawn(process.execPath, [PEOPLE], { stdio: ['pipe', 'pipe', 'inherit'] })
  opened.push(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)
  const ask = async (what: object) => {
    child.stdin.write(`${JSON.stringify({ id: 1, who: 'ana', ...what })}\n`)
    const [line] = await once(lines, 'line')
    return JSON.parse(line).answer
  }
  const token = await media.learnerToken(call.room, LEARNER_IDENTITY)
  await ask({ do: 'join', url: media.url, token })
  return {
    type: (text: string) => ask({ do: 'type', text }),
    /** Something that comes so much later. */
    hears: (inMs: number) => ask({ do: 'hear', after: Date.now() + inMs }),
    cut: () => void child.kill('SIGSTOP'),
    mend: () => void child.kill('SIGCONT'),
  }
}

/** As somebody else in the room is told. */
async function untilLost(name: string) {
  const room = new Room()
  opened.push(() => room.disconnect())
  const lost = new Promise<void>((resolve) => {
    room.on(RoomEvent.ConnectionQualityChanged, (quality, { identity }) => {
      if (identity === LEARNER_IDENTITY && quality === ConnectionQuality.QUALITY_LOST) resolve()
    })
  })
  await room.connect(media.url, await media.learnerToken(name, 'watcher'), {
    autoSubscribe: false,
    dynacast: false,
  })
  await lost
}

/** At least; on a busy machine later. */
const NOTICED_AFTER_MS = 3_000

const QUESTION = 'What problems do you have with the old scheduling tool?'

async function inALine(msAWord: number) {
  const call = await aCall(media)
  opened.push(() => call.running.leave())
  const learner = await learnerElsewhere(call)
  await call.turn(byPersona)
  call.voice.takes(msAWord)
  await learner.type(QUESTION)
  await learner.hears(0)
  return { call, learner }
}

describe('somebody whose network is cut without a word', { timeout: 60_000 }, () => {
  it('has not heard what was said after it, and is told that one was away', async () => {
    // So slow that it is noticed long before the line would end.
    const msAWord = 1_000
    const { call, learner } = await inALine(msAWord)
    const lineFrom = Date.now()
    await learner.hears(2 * msAWord)
    learner.cut()
    const cut = await call.turn(({ interrupted }) => interrupted)
    const toldAfterMs = Date.now() - lineFrom
    expect(cut.played?.line.startsWith(cut.text)).toBe(true)
    // A word more than there was time for may count: nobody knows to the word when it was cut.
    const mostMs = toldAfterMs - NOTICED_AFTER_MS + 2 * msAWord
    const words = cut.text.split(' ').filter((word) => word !== '').length
    expect(words * msAWord).toBeLessThan(mostMs)
    expect(cut.endedAtMs - cut.startedAtMs).toBeLessThan(mostMs)
    learner.mend()
    const aside = await call.turn(({ played }) => played?.cue === 'aside')
    expect(aside.text).toMatch(/dropped off|lost you/)
  })

  it('hears once more what was said to its end in that time', async () => {
    const { call, learner } = await inALine(100)
    learner.cut()
    const said = await call.turn(({ played }) => played?.cue === 'answer')
    expect(said.interrupted).toBe(false)
    const asked = call.voice.asked.length
    await untilLost(call.room)
    learner.mend()
    await call.turn(({ played }) => played?.cue === 'aside')
    // The excuse comes first.
    await expect
      .poll(() => call.voice.asked.slice(asked).join(' '), { timeout: 10_000 })
      .toMatch(/^.*(?:dropped off|lost you).*crashes every Monday/)
  })
})
