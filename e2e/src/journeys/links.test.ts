import { endpoints } from '@colloquy/contract/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlace, type Place, signInOn } from '../place.ts'
import { signIn, visitor } from '../product.ts'

/** What is sent by an admin: invitations, and links to set a password. */

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

const PASSWORD = 'a walk in the rain'

async function invitationOf(email: string, password?: string): Promise<string> {
  const call = await signIn(place.product.origin, email, password)
  const { link } = await call(endpoints.createInvitation, { body: { role: 'member', groups: [] } })
  return pathOf(link.url)
}

const pathOf = (url: string): string => {
  const { pathname, hash } = new URL(url)
  return pathname + hash
}

async function createAccount(email: string): Promise<void> {
  await visitor(place.product.origin)(endpoints.signUp, { body: { email, password: PASSWORD } })
}

it('whoever belongs to an organization is told at once that they cannot join another', async () => {
  await createAccount('founder@test.example')
  const founder = await signIn(place.product.origin, 'founder@test.example', PASSWORD)
  await founder(endpoints.createOrganization, { body: { name: 'Farlane' } })
  const [elsewhere, athome] = [
    await invitationOf('founder@test.example', PASSWORD),
    await invitationOf('admin@demo.test'),
  ]
  const { page } = await place.visit()
  await signInOn(page, 'member@demo.test')
  const accept = page.getByRole('button', { name: 'Accept and join' })

  await page.goto(athome)
  await page.getByText('You belong to Demo Organization already.').waitFor()
  expect(await accept.count()).toBe(0)

  await page.goto('/settings')
  await page.goto(elsewhere)
  await page.getByText(/You belong to Demo Organization already, .*To join Farlane/).waitFor()
  expect(await accept.count()).toBe(0)
  await page.getByRole('button', { name: 'Use another account' }).click()
  await page.waitForURL('**/auth?next=%2Finvitation')
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
})

it('an invitation outlives a session that has ended, and signing in again', async () => {
  await createAccount('guest@test.example')
  const path = await invitationOf('admin@demo.test')
  const { page } = await place.visit()
  await signInOn(page, 'guest@test.example', PASSWORD)
  // Where nothing asks the server: a dashboard that is still loading would go to the same place by itself.
  await page.goto('/logo.svg')
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)))
  await page.goto(path)
  await page.waitForURL('**/auth?next=%2Finvitation')
  await page.getByLabel('Email').fill('guest@test.example')
  await page.getByLabel(/^Password( \*)?$/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('button', { name: 'Accept and join' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Demo Organization', { exact: true }).waitFor()
})

it('a link sets a password once, and says before anything is typed that it was used', async () => {
  const admin = await signIn(place.product.origin, 'admin@demo.test')
  const { password_link: link } = await admin(endpoints.addMember, {
    body: { email: 'nora@test.example', name: 'Nora', role: 'member' },
  })
  const { page } = await place.visit()
  await page.goto(pathOf(link.url))
  await page.getByLabel(/^New password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('Password set. You can sign in now').waitFor()

  await page.goto(pathOf(link.url))
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  expect(await page.getByLabel(/^New password/).count()).toBe(0)
})
