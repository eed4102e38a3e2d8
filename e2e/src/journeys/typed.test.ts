import { endpoints } from '@colloquy/contract/endpoints'
import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { flawsOf } from '../looks.ts'
import { joinButton, refuseMicrophone, startCall } from '../call.ts'
import { openPlace, type Place } from '../place.ts'
import { signIn } from '../product.ts'
import { write } from '../typing.ts'
import { transcriptOf } from '../voice/voice-call.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace({ agent: 'beside the server', recogniserFolder: null })
})
afterAll(() => place.close())

/** Enough words, with the others, to be graded by. */
const GOODBYE =
  'Thank you for your time. I will write to you what we have said, and we can talk about it on Thursday. Goodbye.'

const PHONE = { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true }

it('on a phone, and without a microphone, a talk is typed to its ending', async () => {
  const { page, room, complaints } = await startCall(place, PHONE, refuseMicrophone)
  await page.getByLabel('Type instead').check()
  await page.getByRole('button', { name: 'Join, typing' }).click()
  await page.getByRole('button', { name: /^Chat/ }).click()
  await page
    .getByText(/Nora|Brackwater/)
    .first()
    .waitFor()
  await write(page, 'Why did the planning system fail?')
  await said(page, /docks/)
  expect(await flawsOf(page)).toEqual([])
  await write(page, 'How many drivers do you have?')
  await said(page, /sixty-one drivers/i)
  await write(page, GOODBYE)
  await page.getByRole('heading', { name: 'The conversation has come to its end' }).waitFor()

  const turns = await (await transcriptOf(place, { room }))()
  const typed = turns.filter(({ speaker }) => speaker === 'trainee')
  expect(typed.map(({ text }) => text)).toEqual([
    'Why did the planning system fail?',
    'How many drivers do you have?',
    GOODBYE,
  ])
  expect(typed.every((turn) => turn.typed)).toBe(true)
  await page.getByRole('link', { name: 'See how it went' }).click()
  // Without anybody loading it again.
  await page.getByRole('heading', { name: 'What do you think you got?' }).waitFor()
  expect(await flawsOf(page)).toEqual([])
  await page.getByRole('button', { name: /^Skip/ }).click()
  await page.getByText('Overall feedback').waitFor()
  expect(await flawsOf(page)).toEqual([])
  expect(complaints).toEqual([])
})

describe('the sound of a talk', () => {
  /** Off for every new organization. */
  const letRecord = async (wanted: boolean) => {
    const admin = await signIn(place.product.origin, 'admin@demo.test')
    await admin(endpoints.changeOrganization, { body: { records_calls: wanted } })
  }
  const agreement = (page: Page) => page.getByLabel(/^Record the sound of this call/)

  it('is nothing that one is asked about where the organization does not record', async () => {
    const { page } = await startCall(place, PHONE, refuseMicrophone)
    await page.getByText('The sound is not kept, and no emotion').waitFor()
    expect(await agreement(page).count()).toBe(0)
  })

  it('is kept of who agrees, until they stop it, and is played beside the transcript', async () => {
    await letRecord(true)
    onTestFinished(() => letRecord(false))
    const { page, room, complaints } = await startCall(place, PHONE, refuseMicrophone)
    expect(await agreement(page).isChecked()).toBe(false)
    await agreement(page).check()
    expect(await flawsOf(page)).toEqual([])
    await page.getByLabel('Type instead').check()
    await page.getByRole('button', { name: 'Join, typing' }).click()
    const mark = page.getByText('Recording', { exact: true })
    await mark.waitFor()
    await page.getByRole('button', { name: /^Chat/ }).click()
    await write(page, 'Why did the planning system fail?')
    await said(page, /docks/)
    await page.getByRole('button', { name: 'Close the chat' }).click()
    await page.getByRole('button', { name: 'Settings and keys' }).click()
    await agreement(page).uncheck()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await mark.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/dashboard')

    // On a busy machine the end of a call takes a moment to be known.
    const member = await signIn(place.product.origin, 'member@demo.test')
    const params = { conversationId: room }
    const kept = async () => (await member(endpoints.readConversation, { params })).recording
    await expect.poll(kept, { timeout: 20_000 }).not.toBeNull()
    await page.goto(`/grade/${room}`)
    const player = page.getByLabel('Recording of the conversation')
    await player.waitFor()
    // A call that is left complains of that itself.
    const ofTheCall = complaints.length
    const heard = await player.evaluate(async (audio: HTMLAudioElement) => {
      audio.muted = true
      await audio.play()
      await new Promise((resolve) => audio.addEventListener('timeupdate', resolve, { once: true }))
      const playable = audio.duration
      audio.currentTime = playable - 0.5
      await new Promise((resolve) => audio.addEventListener('ended', resolve, { once: true }))
      return { playable, error: audio.error }
    })
    expect(heard.error).toBeNull()
    // The greeting and an answer.
    expect(heard.playable).toBeGreaterThan(4)
    expect(await flawsOf(page)).toEqual([])
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'Delete recording' }).click()
    await player.waitFor({ state: 'detached' })
    expect(complaints.slice(ofTheCall)).toEqual([])
  })
})

// Where it is installed for all, it is never missing.
it.skipIf(existsSync('/usr/share/pocketsphinx'))(
  'where nothing recognises speech, the page says so, and one types',
  async () => {
    const { page } = await startCall(place)
    await joinButton(page).click()
    await page.getByText(/recognises speech now. Type what you want to say/).waitFor()
    await page.getByText(/^Listens: Typing only/).waitFor()
    await page.keyboard.press('c')
    await write(page, 'Why did the planning system fail?')
    await said(page, /docks/)
  },
)

/** By the persona, which has nothing more to say then. */
async function said(page: Page, words: RegExp): Promise<void> {
  const chat = page.getByRole('complementary', { name: 'Chat' })
  const line = chat.locator('li[data-voice="persona"]:not([data-going])').filter({ hasText: words })
  // It greets to the end, and then answers to the end, in the time that this takes to say.
  await line.first().waitFor({ timeout: 60_000 })
}
