import {
  LocalVideoTrack,
  TrackPublishOptions,
  TrackSource,
  VideoBufferType,
  VideoFrame,
  VideoSource,
  VideoStream,
} from '@livekit/rtc-node'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { comeNative, trackOf } from './native.ts'
import { openOlderDoor } from './older-door.ts'
import { openTarget } from './open-target.ts'
import { openPageHouse, type PageHouse } from './page.ts'
import { CLIENT_PATHS } from './raw/entrance.ts'
import { aRoom } from './raw/participant.ts'
import type { Target } from './target.ts'

let target: Target
let olderDoor: Target
let house: PageHouse
beforeAll(async () => {
  target = await openTarget()
  olderDoor = await openOlderDoor(target)
  house = await openPageHouse(target, 'shell')
})
afterAll(async () => {
  await house.stop()
  await olderDoor.stop()
  await target.stop()
})

const RED = { colour: 'red', source: 'camera' } as const
const BLUE = { colour: 'blue', source: 'camera' } as const

describe.each(CLIENT_PATHS)('pictures on %s', (path) => {
  /** In Chromium. Gone when the test is over. */
  async function come(room: string, identity: string): Promise<Page> {
    const page = await house.come({ room, identity }, { singlePeerConnection: path === '/rtc/v1' })
    onTestFinished(() => page.close())
    return page
  }
  const show = (
    page: Page,
    picture: typeof RED | typeof BLUE,
    videoCodec: 'vp8' | 'h264' = 'vp8',
  ) => page.evaluate((shown) => window.person.show(shown), { ...picture, videoCodec })
  const sees = (page: Page, of: string, picture: typeof RED | typeof BLUE) =>
    page.evaluate((seen) => window.person.seePicture(seen), { of, ...picture })

  it.each([
    ['vp8', 'video/VP8'],
    ['h264', 'video/H264'],
  ] as const)('are seen both ways, sent by %s', async (videoCodec, mimeType) => {
    const room = aRoom()
    const [ana, ben] = [await come(room, 'ana'), await come(room, 'ben')]
    await show(ana, RED, videoCodec)
    await show(ben, BLUE, videoCodec)
    await Promise.all([sees(ben, 'ana', RED), sees(ana, 'ben', BLUE)])
    expect(await ben.evaluate(() => window.person.codecOf('ana'))).toBe(mimeType)
  })

  it('that are sent in several sizes are seen in the largest', async () => {
    const room = aRoom()
    const [ana, ben] = [await come(room, 'ana'), await come(room, 'ben')]
    await ana.evaluate((shown) => window.person.show(shown), {
      ...RED,
      videoCodec: 'vp8' as const,
      inSizes: true,
    })
    await sees(ben, 'ana', RED)
    await ben.evaluate(() => window.person.seeWidth({ of: 'ana', pixels: 960 }))
  })

  it('are seen beside voices, and by who comes later', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    await ana.evaluate(() => window.person.sing(440))
    await show(ana, RED)
    for (const identity of ['ben', 'carl']) {
      const later = await come(room, identity)
      await Promise.all([
        sees(later, 'ana', RED),
        later.evaluate(() => window.person.hearTone({ of: 'ana', hertz: 440 })),
      ])
    }
  })

  it('of a screen are seen beside those of a camera', async () => {
    const room = aRoom()
    const [ana, ben] = [await come(room, 'ana'), await come(room, 'ben')]
    await show(ana, RED)
    await ana.evaluate(() =>
      window.person.show({ colour: 'red', source: 'screen', videoCodec: 'vp8' }),
    )
    await sees(ben, 'ana', RED)
    await ben.evaluate(() =>
      window.person.seePicture({ of: 'ana', colour: 'red', source: 'screen' }),
    )
  })

  it('are seen that are more than somebody had places for', async () => {
    const room = aRoom()
    const [ana, ben, carl] = [
      await come(room, 'ana'),
      await come(room, 'ben'),
      await come(room, 'carl'),
    ]
    const sources = ['camera', 'screen'] as const
    for (const [page, colour] of [
      [ana, 'red'],
      [ben, 'blue'],
    ] as const)
      for (const source of sources)
        await page.evaluate((shown) => window.person.show(shown), {
          colour,
          source,
          videoCodec: 'vp8' as const,
        })
    for (const [of, colour] of [
      ['ana', 'red'],
      ['ben', 'blue'],
    ] as const)
      for (const source of sources)
        await carl.evaluate((seen) => window.person.seePicture(seen), { of, colour, source })
  })

  it('are not seen while they are hidden, and go on afterwards', async () => {
    const room = aRoom()
    const [ana, ben] = [await come(room, 'ana'), await come(room, 'ben')]
    await show(ana, RED)
    await sees(ben, 'ana', RED)
    await ana.evaluate(() => window.person.hide(true))
    await ben.evaluate(() => window.person.seesNothingNew('ana'))
    await ana.evaluate(() => window.person.paint('blue'))
    await ana.evaluate(() => window.person.hide(false))
    await sees(ben, 'ana', BLUE)
  })

  it('do not come to who does not look at them, and come again when they do', async () => {
    const room = aRoom()
    const [ana, ben] = [await come(room, 'ana'), await come(room, 'ben')]
    await show(ana, RED)
    await sees(ben, 'ana', RED)
    await ben.evaluate(() => window.person.look({ at: 'ana', wanted: false }))
    await ben.evaluate(() => window.person.seesNothingNew('ana'))
    await ana.evaluate(() => window.person.paint('blue'))
    await ben.evaluate(() => window.person.look({ at: 'ana', wanted: true }))
    await sees(ben, 'ana', BLUE)
  })

  it('are seen again after all was made anew', async () => {
    const room = aRoom()
    const [ana, ben] = [await come(room, 'ana'), await come(room, 'ben')]
    await show(ana, RED)
    await sees(ben, 'ana', RED)
    await ben.evaluate(() => window.person.rehearse('full-reconnect'))
    await ben.evaluate(() => window.person.seesEvent('reconnected'))
    await ana.evaluate(() => window.person.paint('blue'))
    await sees(ben, 'ana', BLUE)
  })

  it('go from native clients to browsers, and the other way round', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const native = await comeNative(path === '/rtc' ? olderDoor : target, { room, identity: 'ben' })
    await show(ana, RED)
    const frames = new VideoStream(await trackOf(native, 'ana')).getReader()
    const { value } = await frames.read()
    expect(value?.frame.width).toBe(320)
    await frames.cancel()

    const source = new VideoSource(320, 240)
    const options = new TrackPublishOptions()
    options.source = TrackSource.SOURCE_CAMERA
    options.simulcast = false
    await native.localParticipant?.publishTrack(
      LocalVideoTrack.createVideoTrack('camera', source),
      options,
    )
    const painting = setInterval(() => source.captureFrame(allBlue()), 66)
    onTestFinished(() => clearInterval(painting))
    await sees(ana, 'ben', BLUE)
  })
})

function allBlue(): VideoFrame {
  const pixels = new Uint8Array(320 * 240 * 4)
  for (let at = 0; at < pixels.length; at += 4) pixels.set([0, 0, 255, 255], at)
  return new VideoFrame(pixels, 320, 240, VideoBufferType.RGBA)
}
