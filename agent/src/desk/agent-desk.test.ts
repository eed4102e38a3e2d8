import { DESK_VERSION, type FromAgent } from '@colloquy/contract/desk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AgentDesk, openAgentDesk } from './agent-desk.ts'
import { openTestDesk, type TestDesk } from './testing/desk.ts'
import { aCall, aTurn, type ScriptedCall, scriptCalls } from './testing/scripted-calls.ts'

let desk: TestDesk
let calls: ReturnType<typeof scriptCalls>
let agent: AgentDesk
let reported: string[]
let refusals: number
beforeEach(async () => {
  desk = await openTestDesk()
  calls = scriptCalls()
  reported = []
  refusals = 0
  agent = openAgentDesk({
    url: desk.url,
    secret: 'the secret',
    beginCall: (call, news) => calls.begin(call, news),
    load: () => ({ lateMs: 0, cpu: 0 }),
    report: (event, facts) => void reported.push(`${event} ${JSON.stringify(facts)}`),
    onRefused: () => {
      refusals += 1
    },
  })
})
afterEach(async () => {
  await agent.stop(0)
  await desk.close()
})

async function begin(wishes: Parameters<typeof aCall>[0] = {}): Promise<ScriptedCall> {
  const call = aCall(wishes)
  const before = calls.begun.length
  desk.say({ type: 'call', call })
  await expect.poll(() => calls.begun.length).toBe(before + 1)
  return calls.begun[before] as ScriptedCall
}
const storedOf = ({ call }: ScriptedCall, seq: number) =>
  desk.say({ type: 'stored', conversation: call.conversation, seq })
const hangUp = ({ call }: ScriptedCall) =>
  desk.say({ type: 'hang-up', conversation: call.conversation })
const hearAnotherPulse = () => {
  const before = desk.pulses.length
  return expect.poll(() => desk.pulses.length).toBeGreaterThan(before)
}
const turnsOf = ({ call }: ScriptedCall, from = 0): number[] =>
  desk.heard
    .slice(from)
    .flatMap((one) =>
      one.type === 'turn' && one.conversation === call.conversation ? [one.turn.seq] : [],
    )

describe('the line', () => {
  it('begins with who it is and what it has, and shows the secret', async () => {
    expect(await desk.welcome()).toMatchObject({ version: DESK_VERSION, holds: [], free: 4 })
    expect(desk.secrets).toEqual(['Bearer the secret'])
  })

  it('tells again and again how much room there is, and how many calls have come', async () => {
    await desk.welcome()
    expect(await desk.hears('pulse')).toEqual({ type: 'pulse', free: 4, taken: 0 })
    await begin()
    await desk.hears('pulse')
    expect(await desk.hears('pulse')).toMatchObject({ taken: 1 })
  })

  it('is there again when it was cut, as the same agent', async () => {
    const first = await desk.welcome()
    desk.cut()
    expect((await desk.welcome()).agent).toBe(first.agent)
  })

  it('is there again when the server talks nonsense', async () => {
    await desk.welcome()
    desk.sayRaw('{"type":"what"}')
    expect(await desk.welcome()).toMatchObject({ holds: [] })
  })

  it('is there again when the server does not answer any more', async () => {
    await desk.welcome()
    desk.freeze()
    expect(await desk.hears('hello')).toMatchObject({ holds: [] })
  })

  it('is there when somebody has mended the secret, and says so until then', async () => {
    await desk.welcome()
    desk.refuseWith(401)
    desk.cut()
    await expect.poll(() => reported.join('\n')).toContain('desk.wrong-secret')
    desk.refuseWith(null)
    await expect.poll(() => desk.secrets.length, { timeout: 10_000 }).toBe(2)
  })

  it('is given up when the server is of another version', async () => {
    await desk.welcome()
    desk.cut(4001)
    await expect.poll(() => refusals).toBe(1)
    expect(desk.secrets).toHaveLength(1)
  })
})

describe('what was said', () => {
  it('is sent at once, and again over a new line until it is stored', async () => {
    await desk.welcome()
    const call = await begin()
    for (const seq of [0, 1, 2]) call.turn(aTurn(seq))
    await expect.poll(() => turnsOf(call)).toEqual([0, 1, 2])
    storedOf(call, 0)
    // Heard before what comes after it.
    await begin()
    desk.cut()
    const before = desk.heard.length
    const hello = await desk.welcome(calls.begun.map((one) => one.call.conversation))
    expect(hello.holds).toContainEqual({ conversation: call.call.conversation, claim: 1 })
    await expect.poll(() => turnsOf(call, before)).toEqual([1, 2])
  })

  it('while the line is cut comes after what was said before', async () => {
    await desk.welcome()
    const call = await begin()
    call.turn(aTurn(0))
    await desk.hears('turn')
    desk.cut()
    await expect.poll(() => reported.join('\n')).toContain('desk.cut')
    call.turn(aTurn(1))
    await desk.hears('hello')
    // Not before it is known to be ours still.
    call.turn(aTurn(2))
    expect(turnsOf(call)).toEqual([0])
    desk.say({ type: 'welcome', keeps: [call.call.conversation] })
    await expect.poll(() => turnsOf(call)).toEqual([0, 0, 1, 2])
  })

  it('of a call that is somebody else’s now is not sent, and the call is left', async () => {
    await desk.welcome()
    const call = await begin()
    call.turn(aTurn(0))
    await desk.hears('turn')
    desk.cut()
    await desk.welcome([])
    expect(await desk.hears('left')).toMatchObject({ conversation: call.call.conversation })
    expect(call.hasLeft).toBe(true)
    call.turn(aTurn(1))
    await begin()
    expect(turnsOf(call)).toEqual([0])
  })

  it('by nobody is reported anywhere', async () => {
    await desk.welcome()
    const call = await begin()
    call.turn({ ...aTurn(0), text: 'canary' })
    await desk.hears('turn')
    desk.cut()
    await desk.welcome([])
    await expect.poll(() => call.hasLeft).toBe(true)
    expect(reported.length).toBeGreaterThan(0)
    expect(reported.join('\n')).not.toMatch(
      new RegExp(`canary|Dana|a token|${call.call.conversation}`),
    )
  })

  it('and never stored ends a call before it fills the memory', async () => {
    await desk.welcome()
    const call = await begin()
    for (let seq = 0; seq <= 1_000; seq += 1) call.turn(aTurn(seq))
    expect(await desk.hears('over')).toMatchObject({ because: 'lost' })
    expect(call.hasLeft).toBe(true)
    expect(agent.calls()).toBe(0)
  })
})

describe('a call', () => {
  it('is left when the server hangs up', async () => {
    await desk.welcome()
    const call = await begin()
    hangUp(call)
    await expect.poll(() => call.hasLeft).toBe(true)
    expect(agent.calls()).toBe(0)
  })

  it('that the server has hung up is said to be left once it is', async () => {
    await desk.welcome()
    const call = await begin()
    const { conversation, claim } = call.call
    const { promise: hasLeft, resolve: leaves } = Promise.withResolvers<void>()
    call.onLeave = () => hasLeft
    hangUp(call)
    await expect.poll(() => agent.calls()).toBe(0)
    await hearAnotherPulse()
    expect(desk.heard.map(({ type }) => type)).not.toContain('left')
    leaves()
    expect(await desk.hears('left')).toEqual({ type: 'left', conversation, claim })
  })

  it('that was left while the line was cut is said to be left when it is open again', async () => {
    await desk.welcome()
    const [told, over] = [await begin(), await begin()]
    const { promise: isCut, resolve: cut } = Promise.withResolvers<void>()
    told.onLeave = () => isCut
    hangUp(told)
    await expect.poll(() => agent.calls()).toBe(1)
    desk.cut()
    await desk.hears('hello')
    over.over('ended')
    cut()
    await expect.poll(() => told.hasLeft).toBe(true)
    desk.say({ type: 'welcome', keeps: [] })
    const left = [await desk.hears('left'), await desk.hears('left')]
    expect(left.map(({ conversation }) => conversation)).toEqual([
      told.call.conversation,
      over.call.conversation,
    ])
  })

  it('that is over is said to be so until the server has heard it', async () => {
    await desk.welcome()
    const call = await begin()
    call.turn(aTurn(0))
    call.over('ended')
    expect(await desk.hears('over')).toMatchObject({ because: 'ended' })
    desk.cut()
    const before = desk.heard.length
    await desk.welcome([call.call.conversation])
    await desk.hears('over')
    // The last word comes last.
    const again: FromAgent['type'][] = desk.heard.slice(before).map(({ type }) => type)
    expect(again).toEqual(['hello', 'turn', 'over'])
    hangUp(call)
    await expect.poll(() => agent.calls()).toBe(0)
    expect(call.hasLeft).toBe(false)
    await hearAnotherPulse()
    expect(desk.heard.map(({ type }) => type)).not.toContain('left')
  })

  it('that is handed again under a newer claim begins anew', async () => {
    await desk.welcome()
    const first = await begin()
    const second = await begin({ ...first.call, claim: 2, turns: [aTurn(0)] })
    expect(first.hasLeft).toBe(true)
    first.turn(aTurn(9))
    second.turn(aTurn(1))
    expect(await desk.hears('turn')).toMatchObject({ claim: 2, turn: { seq: 1 } })
  })

  it('that cannot be begun is given back', async () => {
    await desk.welcome()
    calls.begin = () => {
      throw new Error('canary')
    }
    desk.say({ type: 'call', call: aCall() })
    expect(await desk.hears('over')).toMatchObject({ because: 'lost' })
    expect(reported.join('\n')).not.toContain('canary')
  })
})

describe('the end', () => {
  it('takes no more calls, and waits for those that there are', async () => {
    await desk.welcome()
    const call = await begin()
    const stopped = agent.stop(10_000)
    await desk.hears('draining')
    desk.say({ type: 'call', call: aCall() })
    expect(await desk.hears('over')).toMatchObject({ because: 'lost' })
    call.over('ended')
    expect(await desk.hears('over')).toMatchObject({ because: 'ended' })
    hangUp(call)
    await stopped
    expect(call.hasLeft).toBe(false)
    expect(calls.begun).toHaveLength(1)
  })

  it('gives back the calls that are not over in time, with their last words', async () => {
    await desk.welcome()
    const call = await begin()
    call.onLeave = () => call.turn(aTurn(0))
    const stopped = agent.stop(50)
    expect(await desk.hears('turn')).toMatchObject({ turn: { seq: 0 } })
    expect(await desk.hears('over')).toMatchObject({ because: 'lost' })
    hangUp(call)
    await stopped
    expect(call.hasLeft).toBe(true)
  })

  it('does not wait for ever for a call that cannot leave, or a server that does not answer', async () => {
    await desk.welcome()
    const call = await begin()
    call.onLeave = () => new Promise(() => {})
    const from = performance.now()
    await agent.stop(0)
    expect(performance.now() - from).toBeLessThan(4_000)
  })
})
