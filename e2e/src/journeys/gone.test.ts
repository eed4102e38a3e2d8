import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlace, type Place, signInOn } from '../place.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

it('what was typed outlives a server that goes away and comes back', async () => {
  const { page } = await place.visit()
  await signInOn(page, 'admin@demo.test')
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByText('Mika Member').waitFor()
  await page.getByRole('button', { name: 'Make a group' }).click()
  await page.getByLabel('Group name').fill('Night shift')

  const comeBack = await place.goAway()
  await page.getByRole('button', { name: 'Make the group' }).click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('Group name').inputValue()).toBe('Night shift')

  await comeBack()
  await page.getByRole('button', { name: 'Make the group' }).click()
  await page.getByRole('button', { name: 'Rename Night shift' }).waitFor()
})

it('a screen that cannot be fetched says so, and is there when the server is back', async () => {
  const { page } = await place.visit()
  await signInOn(page, 'member@demo.test')
  const settings = page.getByRole('link', { name: 'Settings' })
  await settings.waitFor()
  const comeBack = await place.goAway()
  await settings.click()
  const again = page.getByRole('button', { name: 'Load it again' })
  await again.waitFor()
  await comeBack()
  await again.click()
  await page.getByRole('heading', { name: 'Sessions' }).waitFor()
})

it('a browser that is offline says so until it is back', async () => {
  const { page } = await place.visit()
  await signInOn(page, 'member@demo.test')
  await page.context().setOffline(true)
  await page.getByText('You are offline').waitFor()
  await page.context().setOffline(false)
  await page.getByText('You are offline').waitFor({ state: 'detached' })
})
