import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { comeAs, openPlace, type Place } from '../place.ts'
import { signIn } from '../product.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

it('a developer seeds an organization, opens the CSV, and deletes the organization again', async () => {
  const { page, complaints } = await place.visit()
  await comeAs(page, 'developer@demo.test')
  await page.getByRole('link', { name: 'Development' }).click()
  await page.waitForURL('**/development')

  await page.getByRole('button', { name: /^Seed/ }).click()
  await page.getByText('Organization name is required').waitFor()

  await page.getByLabel('Organization name').fill('Müller & Söhne')
  await page.getByRole('button', { name: /^Seed/ }).click()
  const link = page
    .getByRole('link', { name: /CSV/ })
    .or(page.getByRole('button', { name: /CSV/ }))
    .first()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('M_ller___S_hne_users.csv')
  const csv = await readFile(await download.path(), 'utf8')
  const [header, ...rows] = csv.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(header).toBe('name,email,password,role,group')
  expect(rows).toHaveLength(2)
  for (const row of rows) {
    const [, email = '', password = '', , group] = row.split(',')
    expect(group).toBe('Default Group')
    await signIn(place.product.origin, email, password)
  }

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page
    .getByText(
      'You are about to delete an organization. This action cannot be undone and will remove all associated users.',
    )
    .waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.getByText('Müller & Söhne was deleted').first().waitFor()
  // Its accounts are gone, and so is the file of their passwords.
  expect(await link.count()).toBe(0)
  const list = page.getByRole('region', { name: 'Organizations' })
  expect(await list.getByText('Müller & Söhne').count()).toBe(0)
  await page.getByText('Demo Organization').first().waitFor()
  expect(await list.getByRole('radio').first().isChecked()).toBe(true)
  expect(complaints).toEqual([])
})

it('nobody else gets in', async () => {
  const { page } = await place.visit()
  await comeAs(page, 'admin@demo.test', '/development')
  await page.getByText('Only developers can do this').waitFor()
})
