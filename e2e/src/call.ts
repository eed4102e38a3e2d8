import { endpoints } from '@colloquy/contract/endpoints'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { VisitOptions } from './chromium.ts'
import { type Partner, sendPartner } from './partner.ts'
import { comeAs, type Place, type Visitor } from './place.ts'
import { signIn } from './product.ts'

export type CallOptions = VisitOptions & { as?: 'member' | 'admin' }

export type CallVisit = Visitor & {
  /** What the page was given to enter with. */
  roomToken: string
  /** Whom the room knows the learner as. */
  learner: string
  room: string
}

/** Before the checks of a call that was just started. Closed, and ended, with the test. */
export async function startCall(
  place: Place,
  { as = 'member', ...options }: CallOptions = {},
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<CallVisit> {
  // What breathes for the eye alone has a page in a call drawn anew all the time.
  const visitor = await place.visit({ reducedMotion: 'reduce', ...options })
  const { page } = visitor
  await prepare(page)
  const email = `${as}@demo.test`
  await comeAs(page, email)
  await page.getByRole('button', { name: 'Start Roleplay' }).first().click()
  // From a test before this one.
  const another = page.getByRole('button', { name: 'Start another' })
  const join = joinButton(page)
  await another.or(join).first().waitFor()
  if (await another.isVisible()) await another.click()
  await join.waitFor()
  const whereabouts = await whoAndWhere(page)
  // Nobody may have more than a few that are open.
  onTestFinished(() => endCall(place, { email, conversationId: whereabouts.room }))
  return { ...visitor, ...whereabouts }
}

async function endCall(
  { product }: Place,
  { email, conversationId }: { email: string; conversationId: string },
): Promise<void> {
  const learner = await signIn(product.origin, email)
  await learner(endpoints.endConversation, { params: { conversationId } })
}

/** The same checks again, with another token for the room. */
export async function takeToken(page: Page, roomToken: string): Promise<void> {
  await page.evaluate((token) => {
    const { usr, ...entry } = history.state as { usr: object }
    history.replaceState({ ...entry, usr: { ...usr, roomToken: token } }, '')
  }, roomToken)
  await page.reload()
  await joinButton(page).waitFor()
}

export const joinButton = (page: Page) => page.getByRole('button', { name: /^Join/ })

export type Call = CallVisit & { partner: Partner }

/** Through the checks, with somebody to talk to. */
export async function joinCall(
  place: Place,
  options: CallOptions = {},
  look: (lobby: Page) => Promise<unknown> = async () => {},
): Promise<Call> {
  const call = await startCall(place, options)
  await look(call.page)
  return { ...call, partner: await meet(place, call) }
}

/** From the checks into the room, where somebody comes as well. */
export async function meet(
  place: Place,
  call: CallVisit,
  press: () => Promise<void> = () => joinButton(call.page).click(),
): Promise<Partner> {
  await press()
  const partner = await comeAsPartner(place, call)
  await partner.tells({ 'lk.agent.state': 'listening' })
  await isListenedTo(call.page)
  return partner
}

/** One who stays until the test is over, unless it leaves before. */
export async function comeAsPartner(place: Place, { room }: { room: string }): Promise<Partner> {
  const partner = await sendPartner(place.product, room)
  onTestFinished(() => partner.leave())
  return partner
}

export const isListenedTo = (page: Page): Promise<void> =>
  page.locator('[data-state="listening"]').first().waitFor()

/** As a browser does whose owner has said no: the one of the tests says yes to everything. */
export const refuseMicrophone = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })

/** From the next load of the page on. */
export const watchMicrophones = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const open = devices.getUserMedia.bind(devices)
    const opened: MediaStreamTrack[] = []
    Object.assign(window, { microphones: opened })
    devices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      opened.push(...stream.getAudioTracks())
      return stream
    }
  })

/** The names of those that listen. */
export const openMicrophones = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { microphones: MediaStreamTrack[] }).microphones
      .filter(({ readyState }) => readyState === 'live')
      .map(({ label }) => label),
  )

async function whoAndWhere(page: Page): Promise<Pick<CallVisit, 'learner' | 'room' | 'roomToken'>> {
  const roomToken = await page.evaluate(
    () => (history.state as { usr: { roomToken: string } }).usr.roomToken,
  )
  const claims = JSON.parse(Buffer.from(roomToken.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
    video: { room: string }
  }
  return { learner: claims.sub, room: claims.video.room, roomToken }
}
