import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { screens } from '@colloquy/contract/screens'
import { giveVoice, type PageAudio } from '@colloquy/e2e/page-audio'
import type { Browser, Page } from 'playwright-core'
import { becomeOn, type Login, loginOf, signIn } from '../browser/visits.ts'
import { callAs } from '../product/call.ts'
import type { Place } from '../product/start-product.ts'
import { type Exchanges, watchExchanges } from './exchanges.ts'

type Turn = Answer<typeof endpoints.readConversation>['turns'][number]

/** A call in Chromium, on the screen that people have. */
export type PageCall = {
  page: Page
  audio: PageAudio
  /** From the click that asks for a call until one can go in, and from going in to the first sound. */
  readyMs: number
  soundMs: number
  exchanges: Exchanges
  /** By the clock of the exchanges: the two clicks, and from when on the second was possible. */
  askedAt: number
  readyAt: number
  joinedAt: number
  firstSoundAt: number
  turns: () => Promise<Turn[]>
  end: () => Promise<void>
}

export async function callOnPage(
  browser: Browser,
  place: Place,
  login: Login = loginOf('member'),
): Promise<PageCall> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: place.origin,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const audio = await giveVoice(page)
  const watch = await watchExchanges(page)
  await becomeOn(page, place, login)
  await page.goto(screens.dashboard)
  const start = page.getByRole('button', { name: 'Start Roleplay' }).first()
  await start.waitFor()
  // The list of the dashboard may still be on its way.
  await page.waitForLoadState('networkidle')
  // A hand points before it clicks.
  await start.hover()
  await sleep(POINTS_MS)
  const canJoin = page.evaluate(momentOfJoin)
  const askedAt = await watch.now()
  await start.click()
  const another = page.getByRole('button', { name: 'Start another' })
  const join = page.getByRole('button', { name: /^Join/ })
  await another.or(join).first().waitFor()
  if (await another.isVisible()) await another.click()
  await join.waitFor()
  const readyAt = await canJoin
  const token = await page.evaluate(
    () => (history.state as { usr: { roomToken: string } }).usr.roomToken,
  )
  // People look at the check of their microphone for a moment.
  await sleep(LOOKS_MS)
  const since = await audio.now()
  const joinedAt = await watch.now()
  await join.click()
  const heardAt = await audio.begins(since)
  const exchanges = await watch.read()
  const conversationId = roomOf(token)
  const ask = callAs({ ...place, token: (await signIn(place, login)).token })
  const params = { conversationId }
  const soundMs = (heardAt - since) * 1_000
  return {
    page,
    audio,
    readyMs: readyAt - askedAt,
    soundMs,
    exchanges,
    askedAt,
    readyAt,
    joinedAt,
    firstSoundAt: joinedAt + soundMs,
    turns: async () => (await ask(endpoints.readConversation, { params })).turns,
    async end() {
      await ask(endpoints.endConversation, { params })
      await context.close()
    },
  }
}

/** Runs in the page, by its own clock: when there is something to go in by. */
const momentOfJoin = (): Promise<number> =>
  new Promise((resolve) => {
    const look = () => {
      const buttons = [...document.querySelectorAll('button')]
      if (!buttons.some(({ textContent }) => textContent?.startsWith('Join'))) return
      observer.disconnect()
      resolve(performance.now())
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })

const PATIENCE_MS = 20_000
const LOOKS_MS = 2_000
const POINTS_MS = 150

const roomOf = (token: string): string => {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(claims) as { video: { room: string } }).video.room
}
