import { RoomEvent, SimulateScenarioKind } from '@livekit/rtc-node'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { comeNative, hearTone, sing, trackOf } from './native.ts'
import { openOlderDoor } from './older-door.ts'
import { openTarget } from './open-target.ts'
import { openPageHouse, type PageHouse } from './page.ts'
import { CLIENT_PATHS } from './raw/entrance.ts'
import { aRoom } from './raw/participant.ts'
import type { Target } from './target.ts'

const ANA_HERTZ = 440
const BEN_HERTZ = 1000

type Places = { target: Target; olderDoor: Target; house: PageHouse }
let blocked: Places
let open: Places

async function openPlaces(wishes: { withoutUdp: boolean }): Promise<Places> {
  const target = await openTarget(wishes)
  return {
    target,
    olderDoor: await openOlderDoor(target),
    house: await openPageHouse(target, 'shell'),
  }
}

beforeAll(async () => {
  ;[blocked, open] = await Promise.all([
    openPlaces({ withoutUdp: true }),
    openPlaces({ withoutUdp: false }),
  ])
})
afterAll(async () => {
  for (const { target, olderDoor, house } of [blocked, open]) {
    await house.stop()
    await olderDoor.stop()
    await target.stop()
  }
})

describe.each(CLIENT_PATHS)('in Chromium on %s', (path) => {
  const singlePeerConnection = path === '/rtc/v1'

  /** Two who speak. Gone when the test is over. */
  async function pair({ house }: Places): Promise<[Page, Page]> {
    const room = aRoom()
    const come = async (identity: string, hertz: number): Promise<Page> => {
      const page = await house.come({ room, identity }, { singlePeerConnection })
      onTestFinished(() => page.close())
      await page.evaluate((tone) => window.person.sing(tone), hertz)
      return page
    }
    return [await come('ana', ANA_HERTZ), await come('ben', BEN_HERTZ)]
  }

  const hearBothWays = ([ana, ben]: [Page, Page]) =>
    Promise.all([
      ben.evaluate((hertz) => window.person.hearTone({ of: 'ana', hertz }), ANA_HERTZ),
      ana.evaluate((hertz) => window.person.hearTone({ of: 'ben', hertz }), BEN_HERTZ),
    ])
  const waysOf = (page: Page, of: string) => page.evaluate((of) => window.person.ways({ of }), of)

  it('people hear each other over TCP where no UDP comes through', async () => {
    const call = await pair(blocked)
    await hearBothWays(call)
    expect(await waysOf(call[0], 'ben')).toEqual(['tcp', 'tcp'])
    expect(await waysOf(call[1], 'ana')).toEqual(['tcp', 'tcp'])
  })

  it.each([
    ['the signal is lost', 'signal-reconnect'],
    ['all is made anew', 'full-reconnect'],
  ] as const)('and go on to when %s', async (_what, scenario) => {
    const call = await pair(blocked)
    await hearBothWays(call)
    await call[0].evaluate((scenario) => window.person.rehearse(scenario), scenario)
    await call[0].evaluate(() => window.person.seesEvent('reconnected'))
    await hearBothWays(call)
  })

  it('people use UDP where both come through', async () => {
    const call = await pair(open)
    await hearBothWays(call)
    expect(await waysOf(call[0], 'ben')).toEqual(['udp', 'udp'])
  })

  it('somebody for whom UDP has failed comes over TCP', async () => {
    const call = await pair(open)
    await hearBothWays(call)
    // The client asks for it on the connection that it leaves: what it says on the next one may be read first, and
    // then it only comes back.
    for (let times = 0; times < 3 && (await waysOf(call[0], 'ben')).includes('udp'); times += 1) {
      await call[0].evaluate(() => window.person.rehearse('force-tcp'))
      await call[0].evaluate(() => window.person.seesEvent('reconnected'))
      await hearBothWays(call)
    }
    expect(await waysOf(call[0], 'ben')).toEqual(['tcp', 'tcp'])
    expect(await waysOf(call[1], 'ana')).toEqual(['udp', 'udp'])
  })
})

describe.each(CLIENT_PATHS)('native clients on %s', (path) => {
  const come = ({ target, olderDoor }: Places, room: string, identity: string) =>
    comeNative(path === '/rtc' ? olderDoor : target, { room, identity })

  it.each([
    ['the signal is lost', SimulateScenarioKind.SIMULATE_SIGNAL_RECONNECT],
    ['all is made anew', SimulateScenarioKind.SIMULATE_FULL_RECONNECT],
  ])(
    'hear each other where no UDP comes through, and go on to when %s',
    async (_what, scenario) => {
      const room = aRoom()
      const [ana, ben] = [await come(blocked, room, 'ana'), await come(blocked, room, 'ben')]
      await Promise.all([sing(ana, ANA_HERTZ), sing(ben, BEN_HERTZ)])
      const hearBothWays = () =>
        Promise.all([
          trackOf(ben, 'ana').then((track) => hearTone(track, ANA_HERTZ)),
          trackOf(ana, 'ben').then((track) => hearTone(track, BEN_HERTZ)),
        ])
      await hearBothWays()
      const { promise: reconnected, resolve } = Promise.withResolvers<void>()
      ana.once(RoomEvent.Reconnected, () => resolve())
      await ana.simulateScenario(scenario)
      await reconnected
      await hearBothWays()
    },
  )
})
