import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isListenedTo, joinCall, startCall } from './call.ts'
import { differenceFrom, drawsAsDebian } from './pictures.ts'
import { openPlace, type Place } from './place.ts'
import { openRegulars } from './regulars.ts'
import { SCREENS } from './screens.ts'

let place: Place
let comes: ReturnType<typeof openRegulars>
beforeAll(async () => {
  place = await openPlace({ browser: 'chromium' })
  comes = openRegulars(place)
})
afterAll(() => place.close())

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }

/** Few: each is looked at by a person whenever it changes. */
const PICTURES = [
  { name: 'landing', of: 'landing', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'landing-dark', of: 'landing', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'landing-phone', of: 'landing', viewport: PHONE, colorScheme: 'light' },
  { name: 'waitlist', of: 'waitlist', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'sign-in', of: 'sign in', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'sign-up-phone', of: 'sign up, refused', viewport: PHONE, colorScheme: 'dark' },
  { name: 'not-found', of: 'not found', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'dashboard', of: 'dashboard of a member', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'dashboard-phone', of: 'dashboard of a member', viewport: PHONE, colorScheme: 'dark' },
  { name: 'grade', of: 'grade, good', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'grade-dark', of: 'grade, poor', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'grade-phone', of: 'grade, middling', viewport: PHONE, colorScheme: 'light' },
  { name: 'progress', of: 'progress', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'library', of: 'library', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'analytics', of: 'analytics', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'roleplay-form', of: 'create a roleplay', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'members', of: 'members', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'settings', of: 'settings', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'development', of: 'development', viewport: DESKTOP, colorScheme: 'light' },
] as const

it.for(PICTURES)('$name looks as it did', async ({ name, of, viewport, colorScheme }, { skip }) => {
  const screen = SCREENS.find((each) => each.name === of)
  if (screen === undefined) throw new Error(`there is no screen ${of}`)
  const { page } = await comes(screen.as, { viewport, colorScheme })
  await waitForFonts(page)
  await screen.open(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  if (!(await drawsAsDebian(page))) skip('this machine has other fonts than Debian')
  expect(await differenceFrom(page, name)).toBeNull()
})

it('a call looks as it did, before and while one talks', async ({ skip }) => {
  const look = { viewport: DESKTOP, colorScheme: 'light', reducedMotion: 'reduce' } as const
  const { page: lobby } = await startCall(place, look)
  if (!(await drawsAsDebian(lobby))) skip('this machine has other fonts than Debian')
  await lobby.getByText('You are heard.', { exact: true }).waitFor()
  await lobby.evaluate(() => document.fonts.ready)
  expect(await differenceFrom(lobby, 'lobby')).toBeNull()

  const { page, partner, learner } = await joinCall(place, look)
  await partner.fallsSilent()
  const startedAt = Date.now() - 65_000
  await partner.tells({
    'colloquy.clock': JSON.stringify({ startedAt, endsAt: startedAt + 900_000 }),
    'colloquy.speaking': JSON.stringify({
      id: 'x',
      label: 'Built-in voice',
      where: 'on this machine',
    }),
  })
  await partner.writesDown({ segment: '1', text: LINES[0] })
  await partner.writesDown({ segment: '2', text: LINES[1], of: learner })
  await page.getByText(LINES[1]).first().waitFor()
  await page.getByRole('button', { name: 'Microphone' }).click()
  await isListenedTo(page)
  expect(await differenceFrom(page, 'call')).toBeNull()
})

const LINES = [
  'Nora Devlin, operations. I have about ten minutes before I am wanted on the yard.',
  'Ten minutes is plenty. How does tomorrow’s plan actually get made?',
] as const

/** People on a slow line read in another font at once; a picture shows the page as it is meant. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch()
    const styles = await answer.text()
    await route.fulfill({
      response: answer,
      body: styles.replaceAll(/font-display:\s*optional/g, 'font-display:block'),
    })
  })
}
