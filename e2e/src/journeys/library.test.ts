import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilFocusOn } from '../keyboard.ts'
import { pick } from '../library.ts'
import { comeAs, openPlace, type Place } from '../place.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

const NAME = 'Discovery call with a sceptical operations lead'
const COPY = `Copy of ${NAME}`

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

it('an author finds a roleplay, makes it their own, goes back, puts it away and brings it again', async () => {
  const { page, complaints } = await place.visit()
  await comeAs(page, 'admin@demo.test')
  await page.getByRole('link', { name: 'Library' }).click()
  await page.getByText('6 roleplays').waitFor()

  // Found by what the persona is, by the beginning of a word; the search stands in the address.
  await page.getByLabel('Search').fill('brackwater sceptic')
  await page.getByText('1 roleplay', { exact: true }).waitFor()
  await page.waitForURL(/\?q=brackwater\+sceptic$/)
  await pick(page, NAME, 'Duplicate')
  await page.getByText('2 roleplays').waitFor()

  // A folder, and tags that differ by a capital.
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('Name').fill('Onboarding')
  await page.getByRole('button', { name: 'Make the folder' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Show it' }).click()
  await page.getByText('This folder is empty').waitFor()
  await page.goBack()
  await pick(page, COPY, 'Folder and tags')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Folder').selectOption({ label: 'Onboarding' })
  await dialog.getByLabel('Add tags').fill('New hires, new hires, price')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row(page, COPY).getByRole('button', { name: 'Folder Onboarding' }).waitFor()
  // One comes back to where one was.
  await untilFocusOn(page.getByRole('button', { name: `More for ${COPY}` }))
  await row(page, COPY).getByRole('button', { name: 'Tag new hires' }).click()
  await page.getByText('1 roleplay', { exact: true }).waitFor()

  // Edited, and back to how it was.
  await pick(page, COPY, 'Edit')
  await page.getByLabel('Background').fill('She has been here for two weeks.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/library?q=new+hires')
  await pick(page, COPY, 'Versions')
  await dialog.getByText('Changed: persona’s background').waitFor()
  await dialog.getByRole('button', { name: /^Go back to this one/ }).click()
  await dialog.getByText('Version 3, as it is now').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await row(page, COPY)
    .getByText(/^Team|Version 3/)
    .waitFor()

  // Taken along, and put away.
  const downloading = page.waitForEvent('download')
  await pick(page, COPY, 'Export')
  const file = await (await downloading).path()
  const { roleplays } = JSON.parse(await readFile(file, 'utf8')) as { roleplays: object[] }
  expect(roleplays).toMatchObject([
    { name: COPY, folder: 'Onboarding', tags: ['new hires', 'price'] },
  ])
  expect(JSON.stringify(roleplays)).not.toContain('two weeks')
  await pick(page, COPY, 'Archive')
  await page.getByText('Nothing fits').waitFor()
  await page.getByLabel('Archived').check()
  await row(page, COPY)
    .getByRole('button', { name: /^Restore/ })
    .waitFor()

  // And brought again, beside what is archived.
  await page.goto('/library')
  await page.getByRole('button', { name: 'Import' }).click()
  await dialog.getByLabel('File').setInputFiles(file)
  await dialog.getByText('There is one of this name already').waitFor()
  await dialog.getByText('in the folder “Onboarding”').waitFor()
  await dialog.getByRole('button', { name: 'Import 1 roleplay' }).click()
  await page.getByText('7 roleplays').waitFor()
  await row(page, COPY).getByText('Not for everybody').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a learner finds what is theirs to practise, marks it, and starts it from there', async () => {
  const { page, complaints } = await place.visit()
  await comeAs(page, 'member@demo.test')
  await page.getByRole('link', { name: 'Library' }).click()
  await page.getByText('6 roleplays').waitFor()
  // What is archived, or for admins alone, is not there, and nothing to organise with.
  expect(await page.getByRole('button', { name: /^More for|Import|New folder/ }).count()).toBe(0)
  expect(await page.getByRole('heading', { name: COPY }).count()).toBe(0)

  await page.getByRole('button', { name: `Favourite: ${NAME}` }).click()
  await page.getByLabel('Favourites').check()
  await page.getByText('1 roleplay', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: `Favourite: ${NAME}`, pressed: true }).waitFor()
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.waitForURL('**/call')
  expect(complaints).toEqual([])
  await page.context().close()
})
