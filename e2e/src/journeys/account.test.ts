import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlace, type Place, signInOn } from '../place.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

it('somebody creates an account, signs in, looks around and signs out', async () => {
  const { page, complaints } = await place.visit()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('Name (optional)').fill('Nora New')
  await page.getByLabel('Email').fill('nora@test.example')
  await page.getByLabel(/^Password( \*)?$/).fill('a walk in the rain')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('You must agree to the Terms of Service to create an account').waitFor()

  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('')

  // Where one goes on: the field has the focus.
  await page.keyboard.type('nora@test.example')
  expect(await page.getByLabel('Email').inputValue()).toBe('nora@test.example')
  await page.getByLabel(/^Password( \*)?$/).fill('a walk in the rain')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('No activities yet').waitFor()
  const average = page.getByRole('term').filter({ hasText: 'Average Score' })
  expect(await average.locator('..').innerText()).toContain('None yet')

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(`${place.product.origin}/`)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(complaints).toEqual([])
})

it('is led to signing in, and back to where one was going', async () => {
  const { page } = await place.visit()
  await page.goto('/settings')
  await page.waitForURL('**/auth?next=%2Fsettings')
  await page.getByLabel('Email').fill('member@demo.test')
  await page.getByLabel(/^Password( \*)?$/).fill('wrong for sure')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Email or password is wrong').waitFor()
  await page.getByLabel(/^Password( \*)?$/).fill('practice-out-loud')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/settings')
})

it('signing out in one tab signs out in the other', async () => {
  const { page, openTab } = await place.visit()
  await signInOn(page, 'member@demo.test')
  const other = await openTab()
  await other.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await other.waitForURL('**/auth**')
})

it('signing out in one tab signs out in another that is still opening', async () => {
  const { page, openTab } = await place.visit()
  await signInOn(page, 'member@demo.test')
  const other = await openTab()
  const slowly = await other.context().newCDPSession(other)
  await slowly.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await other.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await other.waitForURL('**/auth**')
})

it('a session that was ended elsewhere leads to signing in', async () => {
  const [here, there] = [await place.visit(), await place.visit()]
  await signInOn(here.page, 'admin@demo.test')
  await signInOn(there.page, 'admin@demo.test')
  await there.page.goto('/settings')
  await there.page.getByRole('button', { name: /^End/ }).first().click()
  await there.page.getByRole('button', { name: /^End/ }).first().waitFor({ state: 'detached' })
  await here.page.reload()
  await here.page.waitForURL('**/auth**')
  expect(await here.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

it('a dashboard that cannot be loaded can be tried again', async () => {
  const { page } = await place.visit()
  await signInOn(page, 'member@demo.test')
  await page.route('**/api/protected/dashboard', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Away' } }),
  )
  await page.reload()
  await page.getByText('Failed to load dashboard data').waitFor()
  await page.unroute('**/api/protected/dashboard')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText('Total Conversations').waitFor()
})
