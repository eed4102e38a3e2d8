import { afterAll, beforeAll, expect, it } from 'vitest'
import { isListenedTo, meet, openMicrophones, startCall, watchMicrophones } from '../call.ts'
import { openPlace, type Place } from '../place.ts'

let place: Place
beforeAll(async () => {
  // Chromium without a window of its own names devices anew with each page.
  place = await openPlace({ browser: 'chromium' })
})
afterAll(() => place.close())

it('the microphone that one chooses is opened: for the check, in the call, and after a reload', async () => {
  const call = await startCall(place, {}, watchMicrophones)
  const { page } = call
  const check = page.getByRole('button', { name: 'Check the microphone' })
  const chosen = page.getByLabel('Which microphone')
  await check.or(chosen).first().waitFor()
  if (await check.isVisible()) await check.click()
  await chosen.selectOption({ label: 'Fake Audio Input 1' })
  await expect.poll(() => openMicrophones(page)).toEqual(['Fake Audio Input 1'])
  await meet(place, call)
  await expect.poll(() => openMicrophones(page)).toEqual(['Fake Audio Input 1'])
  await chosen.selectOption({ label: 'Fake Audio Input 2' })
  await expect.poll(() => openMicrophones(page)).toEqual(['Fake Audio Input 2'])
  await page.reload()
  await isListenedTo(page)
  await expect.poll(() => openMicrophones(page)).toEqual(['Fake Audio Input 2'])
  await expect.poll(() => chosen.locator('option:checked').innerText()).toBe('Fake Audio Input 2')
})
