import { Ping, SignalRequest } from '@livekit/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget } from './open-target.ts'
import { PATHS } from './raw/entrance.ts'
import { aRoom, enter } from './raw/participant.ts'
import type { Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.stop())

const MINUTE_MS = 60_000

describe.each(PATHS)('the frames of %s', (path) => {
  it('answers a ping with the time of the server', async () => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana' })
    ana.send({ case: 'ping', value: 1n })
    expect(Math.abs(Number(await ana.tape.waitFor('pong')) - Date.now())).toBeLessThan(MINUTE_MS)
  })

  it('answers the newer ping with the time that it carried, and its own', async () => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana' })
    ana.send({ case: 'pingReq', value: new Ping({ timestamp: 1234567n, rtt: 20n }) })
    const pong = await ana.tape.waitFor('pongResp')
    expect(pong.lastPingTimestamp).toBe(1234567n)
    expect(Math.abs(Number(pong.timestamp) - Date.now())).toBeLessThan(MINUTE_MS)
  })

  it('answers JSON with JSON, and binary with binary again', async () => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana' })
    expect(ana.connection.lastFrame).toBe('binary')
    ana.connection.sendJson({ case: 'pingReq', value: new Ping({ timestamp: 1n }) })
    await ana.tape.waitFor('pongResp', ({ lastPingTimestamp }) => lastPingTimestamp === 1n)
    expect(ana.connection.lastFrame).toBe('text')
    ana.send({ case: 'pingReq', value: new Ping({ timestamp: 2n }) })
    await ana.tape.waitFor('pongResp', ({ lastPingTimestamp }) => lastPingTimestamp === 2n)
    expect(ana.connection.lastFrame).toBe('binary')
  })

  it('lives on after a message of a kind that it does not know', async () => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana' })
    ana.connection.sendBytes(new SignalRequest().toBinary())
    // Field 900, which nobody has: a client newer than the server.
    ana.connection.sendBytes(Uint8Array.from([0xa2, 0x38, 0x02, 0x08, 0x01]))
    ana.send({ case: 'pingReq', value: new Ping({ timestamp: 3n }) })
    expect((await ana.tape.waitFor('pongResp')).lastPingTimestamp).toBe(3n)
  })
})
