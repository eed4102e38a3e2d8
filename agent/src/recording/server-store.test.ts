import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOggPages } from '@colloquy/contract/ogg-opus'
import { serverStore } from './server-store.ts'
import type { Shelf } from './store.ts'
import { type FakeServer, openFakeServer } from './testing/fake-server.ts'

let server: FakeServer
let failures: number
let over: AbortController
beforeEach(async () => {
  server = await openFakeServer()
  failures = 0
  over = new AbortController()
})
afterEach(() => server.close())

const call = { conversation: randomUUID(), claim: 3 }

const open = (): Promise<Shelf> =>
  serverStore({ deskUrl: server.deskUrl, secret: 'the secret' }).open(call, {
    signal: over.signal,
    onFailed: () => {
      failures += 1
    },
  })

const someSound = (n: number, packets = 100) => ({
  packets: Array.from({ length: packets }, () => new Uint8Array(30).fill(n)),
  begins: n === 0 ? 700 : null,
})

describe('what is recorded is not brought', () => {
  it.each([401, 403, 404])(
    'where the server answers %d, and it is not asked again',
    async (status) => {
      server.answer(status)
      await expect(open()).rejects.toThrow(String(status))
      expect(server.asked).toHaveLength(1)
    },
  )

  it('to a server that is away for good, once nobody waits for it', async () => {
    server.answer(503)
    const opening = open()
    over.abort()
    await expect(opening).rejects.toThrow(/abort/i)
  })

  it.each([403, 507])(
    'any further once the server answers %d: that is told once',
    async (status) => {
      const shelf = await open()
      server.answer(status)
      shelf.add(someSound(0))
      await expect.poll(() => failures).toBe(1)
      shelf.add(someSound(1))
      await shelf.close()
      expect(failures).toBe(1)
      expect(server.asked).toHaveLength(2)
    },
  )

  it('when too much waits, and memory does not grow', async () => {
    const shelf = await open()
    server.answer(503)
    for (let n = 0; n <= 61; n += 1) shelf.add(someSound(n))
    expect(failures).toBe(1)
  })
})

describe('what is recorded is brought', () => {
  it('with the secret, for the call it is of, as a whole stream', async () => {
    const shelf = await open()
    shelf.add(someSound(0))
    shelf.add(someSound(1))
    await server.holds(4)
    await shelf.close()
    const [first, second] = server.asked
    const address = `/api/agents/recordings/${call.conversation}?claim=3`
    expect(first).toBe(`GET ${address} Bearer the secret`)
    expect(second).toBe(`PUT ${address}&begins=700 Bearer the secret`)
    const pages = readOggPages(server.kept())
    expect(pages?.map(({ endsAt }) => endsAt)).toEqual([0, 0, 96_000, 192_000])
    expect(server.begins()).toEqual([700])
  })

  it('once when the answer was lost', async () => {
    const shelf = await open()
    server.answer('lost')
    shelf.add(someSound(0))
    shelf.add(someSound(1))
    await server.holds(4)
    const pages = readOggPages(server.kept())
    expect(pages?.map(({ packets }) => packets[0]?.[0])).toMatchObject([79, 79, 0, 1])
    await shelf.close()
  })

  it('after the server was away', async () => {
    const shelf = await open()
    server.answer(503)
    for (const n of [0, 1, 2]) shelf.add(someSound(n))
    await expect.poll(() => server.asked.length).toBeGreaterThan(2)
    server.answer(null)
    await server.holds(5)
    expect(failures).toBe(0)
    await shelf.close()
  })

  it('behind what another agent has brought, as a part of its own', async () => {
    const first = await open()
    first.add(someSound(0))
    await server.holds(3)
    const second = await open()
    second.add({ ...someSound(1), begins: 9_000 })
    await server.holds(4)
    expect(readOggPages(server.kept())?.map(({ number }) => number)).toEqual([0, 1, 2, 3])
    expect(server.begins()).toEqual([700, 9_000])
    await Promise.all([first.close(), second.close()])
  })

  it('in as many pages as it takes', async () => {
    const shelf = await open()
    const packets = Array.from({ length: 100 }, () => new Uint8Array(1_275))
    shelf.add({ packets, begins: 0 })
    await server.holds(5)
    await shelf.close()
    expect(readOggPages(server.kept())?.flatMap((page) => page.packets)).toHaveLength(102)
  })
})
