import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { comeAs, openPlace, type Place, signInOn } from '../place.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

async function openMembers(page: Page): Promise<void> {
  await comeAs(page, 'admin@demo.test')
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByText('Mika Member').waitFor()
}

/** What has the focus, as a screen reader would begin to read it. */
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

async function addMember(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a member' }).first().click()
  await page.getByLabel(/^Name( \*)?$/).fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@test.example`)
  await page.getByRole('button', { name: 'Add a member' }).last().click()
  await page.getByRole('button', { name: 'Done' }).click()
}

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite by link' }).click()
  await page.getByLabel('Email (optional)').fill(email)
  await page.getByRole('button', { name: 'Make the link' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
}

it('what is wrong with a new member stands at the fields', async () => {
  const { page } = await place.visit()
  await openMembers(page)
  await page.getByRole('button', { name: 'Add a member' }).first().click()
  const form = page.getByRole('region', { name: 'Add a member' })
  await form.getByLabel('Email').fill('nobody-at-all')
  await form.getByRole('button', { name: 'Add a member' }).click()
  for (const [label, words] of [
    [/^Name( \*)?$/, 'Name is required'],
    ['Email', 'Enter a valid email address'],
  ] as const) {
    const field = form.getByLabel(label)
    await form.getByRole('alert').filter({ hasText: words }).waitFor()
    const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
    const said = await Promise.all(ids.map((id) => form.locator(`[id="${id}"]`).textContent()))
    expect(said).toContain(words)
  }
  expect(await form.getByRole('alert').count()).toBe(2)
})

it('an account is disabled only when asked twice, and enabled again at once', async () => {
  const { page, complaints } = await place.visit()
  await openMembers(page)
  await page.getByRole('button', { name: 'Manage Mika Member' }).click()
  const disable = page.getByRole('button', { name: 'Disable the account' })
  await disable.click()
  const asked = page.getByRole('alertdialog', { name: 'Disable the account of Mika Member?' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await asked.waitFor({ state: 'detached' })
  expect(await page.getByText('Disabled', { exact: true }).count()).toBe(0)

  await disable.click()
  await asked.getByRole('button', { name: 'Disable' }).click()
  await page.getByText('Disabled', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Enable the account' }).click()
  await page.getByText('Disabled', { exact: true }).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

it('after a member was removed one goes on with the next', async () => {
  const { page } = await place.visit()
  await openMembers(page)
  await addMember(page, 'Nora')
  await addMember(page, 'Olga')
  for (const [gone, next] of [
    ['Nora', 'Manage Olga'],
    ['Olga', /^Manage /],
  ] as const) {
    await page.getByRole('button', { name: `Manage ${gone}` }).click()
    await page.getByRole('button', { name: 'Remove from the organization' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText(`${gone.toLowerCase()}@test.example`).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toMatch(next)
  }
})

it('an invitation is taken back when asked twice, and one goes on with the next, then with the heading', async () => {
  const { page } = await place.visit()
  await openMembers(page)
  await invite(page, 'one@test.example')
  await invite(page, 'two@test.example')
  // The newest comes first.
  for (const [gone, next] of [
    ['two@test.example', 'Take back the invitation for one@test.example'],
    ['one@test.example', 'Open invitations'],
  ] as const) {
    const row = page.getByRole('button', { name: `Take back the invitation for ${gone}` })
    await row.click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await row.click()
    await page.getByRole('button', { name: 'Take back', exact: true }).click()
    await row.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe(next)
  }
})

it('whoever has made an organization goes on with what can be done in it', async () => {
  const { page } = await place.visit()
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Email').fill('founder@test.example')
  await page.getByLabel(/^Password( \*)?$/).fill('a walk in the rain')
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
  await signInOn(page, 'founder@test.example', 'a walk in the rain')
  await page.getByLabel('Organization name').fill('Of my own')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await page.getByText('No conversations yet').waitFor()
  await expect.poll(() => focused(page)).toBe('Create')
})
