import { endpoints } from '@colloquy/contract/endpoints'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadLiveKit, type WithLiveKit } from '../livekit-page.ts'
import { type Partner, sendPartner } from '../partner.ts'
import { openPlace, type Place } from '../place.ts'
import { processesOf, signIn } from '../product.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

/** What the pages of the calls below hold. */
type Call = { room: { state: string }; loudness: () => Promise<number> }
declare const call: Call

async function enterFrom(page: Page, pass: { url: string; token: string }): Promise<void> {
  await loadLiveKit(page)
  await page.evaluate(async ({ url, token }) => {
    const { Room, RoomEvent } = (globalThis as unknown as WithLiveKit).LivekitClient
    const room = new Room()
    let energy = async () => 0
    room.on(RoomEvent.TrackSubscribed, (track) => {
      document.body.append(track.attach())
      energy = async () => {
        let total = 0
        const report = await track.getRTCStatsReport()
        report?.forEach((entry: { totalAudioEnergy?: number }) => {
          total = Math.max(total, entry.totalAudioEnergy ?? 0)
        })
        return total
      }
    })
    Object.assign(globalThis, { call: { room, loudness: () => energy() } })
    await room.connect(url, token)
    await room.localParticipant.setMicrophoneEnabled(true)
  }, pass)
}

/** The energy of what is played grows while somebody is heard. */
async function hears(page: Page): Promise<void> {
  const before = await page.evaluate(() => call.loudness())
  // A new source begins at nothing again.
  await page.waitForFunction(
    async (least) => {
      const now = await call.loudness()
      return now > 0 && now !== least
    },
    before,
    { timeout: 30_000 },
  )
}

type StartedCall = { page: Page; partner: Partner; status: () => Promise<string> }

async function startCall(): Promise<StartedCall> {
  const { origin } = place.product
  const member = await signIn(origin, 'member@demo.test')
  const [roleplay] = await member(endpoints.listRoleplays)
  const pass = await member(endpoints.requestRoom, {
    body: { roleplay_schema: { schema_id: roleplay?.id ?? '' } },
  })
  const params = { conversationId: pass.conversation_id }
  const status = async () => (await member(endpoints.readConversation, { params })).status
  expect(await status()).toBe('requested')
  const { page } = await place.visit()
  await enterFrom(page, pass)
  const partner = await sendPartner(place.product, roomOf(pass.token))
  return { page, partner, status }
}

const roomOf = (token: string): string => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    video: { room: string }
  }
  return claims.video.room
}

it('a learner and a partner hear each other, through the one port of Colloquy', async () => {
  const { page, partner, status } = await startCall()
  await Promise.all([hears(page), partner.hears()])
  expect(await page.evaluate(() => call.room.state)).toBe('connected')
  await expect.poll(status, { timeout: 20_000 }).toBe('live')
  await partner.leave()
})

it('when the media server is killed, both come back by themselves and hear each other again', async () => {
  const { page, partner, status } = await startCall()
  await Promise.all([hears(page), partner.hears()])

  const { media } = await processesOf(place.product)
  const isAway = page.waitForFunction(() => call.room.state !== 'connected')
  process.kill(media, 'SIGKILL')
  await isAway
  await page.waitForFunction(() => call.room.state === 'connected', null, { timeout: 60_000 })
  await Promise.all([hears(page), partner.hears()])
  expect((await processesOf(place.product)).media).not.toBe(media)
  expect(await status()).toBe('live')
  await partner.leave()
})

it('a restart of Colloquy in the middle of a call does not end the conversation', async () => {
  const { partner, status } = await startCall()
  await expect.poll(status, { timeout: 20_000 }).toBe('live')
  const comeBack = await place.goAway()
  await partner.leave()
  await comeBack()
  expect(await status()).toBe('live')
})
