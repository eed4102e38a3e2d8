import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { RoomServiceClient } from 'livekit-server-sdk'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { notWithLivekit } from './meant-differences.ts'
import { comeNative, hearTone, sing, trackOf } from './native.ts'
import { openTarget } from './open-target.ts'
import { openPageHouse, type PageHouse } from './page.ts'
import { CLIENT_PATHS } from './raw/entrance.ts'
import { aRoom, enter, isGone } from './raw/participant.ts'
import { httpOf, type Target } from './target.ts'

let target: Target
let house: PageHouse
beforeAll(async () => {
  target = await openTarget()
  house = await openPageHouse(target)
})
afterAll(async () => {
  await house.stop()
  await target.stop()
})

const ANA_HERTZ = 440
const BEN_HERTZ = 1000
const SAY_EVERY_MS = 300

/** One call, as people have it: the cases go on from one another. */
describe.each(CLIENT_PATHS)('a call in Chromium on %s', (path) => {
  const singlePeerConnection = path === '/rtc/v1'
  const room = aRoom()
  let ana: Page
  let ben: Page
  beforeAll(async () => {
    ana = await house.come({ room, identity: 'ana' }, { singlePeerConnection })
    ben = await house.come({ room, identity: 'ben' }, { singlePeerConnection })
  })

  const hearBothWays = () =>
    Promise.all([
      ben.evaluate((hertz) => window.person.hearTone({ of: 'ana', hertz }), ANA_HERTZ),
      ana.evaluate((hertz) => window.person.hearTone({ of: 'ben', hertz }), BEN_HERTZ),
    ])

  it('lets both hear each other, each the tone of the other', async () => {
    await Promise.all([
      ana.evaluate((hertz) => window.person.sing(hertz), ANA_HERTZ),
      ben.evaluate((hertz) => window.person.sing(hertz), BEN_HERTZ),
    ])
    await hearBothWays()
  })

  it('shows who speaks, and how good the connection is', async () => {
    await ben.evaluate(() => window.person.seesSpeaking('ana'))
    await ben.evaluate(() => window.person.seesQuality('ana', 'excellent'))
    await ana.evaluate(() => window.person.seesQuality('ana', 'excellent'))
  })

  it('is silent while somebody is muted, and goes on afterwards', async () => {
    await ana.evaluate(() => window.person.mute(true))
    await ben.evaluate(() => window.person.seesMuted({ of: 'ana', muted: true }))
    await ben.evaluate(() => window.person.hearSilence({ of: 'ana' }))
    await ana.evaluate(() => window.person.mute(false))
    await ben.evaluate(() => window.person.seesMuted({ of: 'ana', muted: false }))
    await hearBothWays()
  })

  it('carries texts and remote calls', async () => {
    await ana.evaluate(() => window.person.say('good morning'))
    await ben.evaluate(() => window.person.hearText('good morning'))
    expect(await ben.evaluate(() => window.person.greet('ana'))).toBe('good day, ben')
  })

  it.each([
    ['the signal is lost', 'signal-reconnect', 'reconnected'],
    ['all is made anew', 'full-reconnect', 'reconnected'],
    ['the server lets go', 'node-failure', 'reconnected'],
  ] as const)('goes on both ways when %s', async (_what, scenario, event) => {
    await ana.evaluate((scenario) => window.person.rehearse(scenario), scenario)
    await ana.evaluate((event) => window.person.seesEvent(event), event)
    await hearBothWays()
    // Over one connection livekit-client holds texts back for some seconds after a full reconnect,
    // and forgets them: they are said until they are heard.
    const text = `still here after ${scenario}`
    const heard = ben.evaluate((text) => window.person.hearText(text), text)
    const again = setInterval(
      () => void ana.evaluate((text) => window.person.say(text), text),
      SAY_EVERY_MS,
    )
    await heard.finally(() => clearInterval(again))
  })

  it('is heard by a native client, and hears it', async () => {
    const carl = await comeNative(target, { room, identity: 'carl' })
    await sing(carl, 2000)
    await Promise.all([
      ana.evaluate(() => window.person.hearTone({ of: 'carl', hertz: 2000 })),
      trackOf(carl, 'ana').then((track) => hearTone(track, ANA_HERTZ)),
    ])
    await ana.evaluate(() => window.person.hearTone({ of: 'ben', hertz: 1000 }))
  })

  it('ends at once for the others when somebody closes the page', async () => {
    const witness = await enter(target, { path: '/rtc', room, identity: 'witness' })
    await ana.close({ runBeforeUnload: true })
    await witness.hearsOf('ana', isGone)
  })

  it.for([
    ['however late words come', 'on the way'],
    ['however late it reads them', 'in the page'],
  ] as const)('is told to go before its media ends, %s', async ([, where], { skip }) => {
    skip(...notWithLivekit('first the word'))
    const wishes = where === 'in the page' ? { readsLateMs: LATE_MS } : await goLateWay()
    const carl = await house.come({ room, identity: 'carl' }, { singlePeerConnection, ...wishes })
    const complaints: string[] = []
    carl.on('console', (message) => {
      if (/closed unexpectedly|DataChannel error/.test(message.text()))
        complaints.push(message.text())
    })
    const service = new RoomServiceClient(httpOf(target), target.apiKey, target.apiSecret)
    await service.removeParticipant(room, 'carl')
    await carl.evaluate(() => window.person.seesEvent('disconnected'))
    expect(complaints).toEqual([])
    await carl.close()
  })
})

async function goLateWay(): Promise<{ url: string }> {
  const { url, stop } = await openLateWay(target)
  onTestFinished(stop)
  return { url }
}

/** Longer than media takes from here to there. */
const LATE_MS = 300

/** To the same server: what it says arrives late, as through a proxy that is busy. Media goes past it. */
async function openLateWay(target: Target): Promise<{ url: string; stop: () => Promise<void> }> {
  const { hostname, port } = new URL(target.url)
  const sockets = new Set<Socket>()
  const way = createServer((client) => {
    const server = connect(Number(port), hostname)
    for (const socket of [client, server]) sockets.add(socket.on('error', () => socket.destroy()))
    client.pipe(server)
    server.on('data', (words) => setTimeout(() => client.write(words), LATE_MS))
    server.on('end', () => setTimeout(() => client.end(), LATE_MS))
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  return {
    url: `ws://127.0.0.1:${(way.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy()
      way.close()
      await once(way, 'close')
    },
  }
}
