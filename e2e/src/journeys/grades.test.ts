import { afterAll, beforeAll, expect, it } from 'vitest'
import { comeAs, openPlace, type Place } from '../place.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

it('a learner opens each grade, in its band, and one that could not be given', async () => {
  const { page, complaints } = await place.visit()
  await comeAs(page, 'member@demo.test')
  const links = page.getByRole('link', { name: /View Grade/ })
  await links.first().waitFor()
  const count = await links.count()
  expect(count).toBe(8)
  const bands: string[] = []
  for (let index = 0; index < count; index += 1) {
    await links.nth(index).click()
    await page.waitForURL('**/grade/*')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const band = page.locator('main [data-band]').first()
    await band.waitFor()
    bands.push((await band.getAttribute('data-band')) ?? '')
    await page.goBack()
    await page.waitForURL('**/dashboard')
    await links.first().waitFor()
  }
  expect(new Set(bands)).toEqual(new Set(['good', 'middling', 'poor']))
  expect(complaints).toEqual([])
})

it('a grade that is missing is as red as a poor one, and points nowhere', async () => {
  const { page } = await place.visit()
  await page.route('**/api/protected/dashboard', async (route) => {
    const answer = await route.fetch()
    const dashboard = (await answer.json()) as { conversations: { score: number | null }[] }
    for (const conversation of dashboard.conversations)
      if (conversation.score !== null) conversation.score = 42
    await route.fulfill({ response: answer, json: dashboard })
  })
  await comeAs(page, 'member@demo.test')
  const looks = (words: RegExp) =>
    page
      .getByRole('listitem')
      .locator('[data-tone]', { hasText: words })
      .first()
      .evaluate((badge) => ({
        color: getComputedStyle(badge).color,
        sign: badge.querySelector('path')?.getAttribute('d'),
      }))
  const [missing, poor] = [await looks(/Not graded/), await looks(/Poor/)]
  expect(missing.color).toBe(poor.color)
  expect(missing.sign).not.toBe(poor.sign)
})

it('practising again leads to what was practised, also from a grade that could not be given', async () => {
  const { page } = await place.visit()
  await comeAs(page, 'member@demo.test')
  const links = page.getByRole('link', { name: /View Grade/ })
  await links.first().waitFor()
  const practised: (string | null)[] = []
  for (const link of await links.all()) {
    await link.click()
    await page.waitForURL('**/grade/*')
    await page.locator('main [data-band]').first().waitFor()
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('link', { name: 'Practise again' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 2, name: name ?? '' }).waitFor()
    practised.push(name)
    await links.first().waitFor()
  }
  expect(practised).toHaveLength(8)
  expect(new Set(practised).size).toBeGreaterThan(1)
})

it.each([
  ['/grade', 'No conversation ID provided'],
  ['/grade/3f0c2f5e-7a94-4b0e-9a35-0d5c1f2b6a7e', 'No grade data found for this conversation.'],
  ['/grade/no-id-at-all', 'No Grade Data'],
])('%s says: %s', async (path, words) => {
  const { page } = await place.visit()
  await comeAs(page, 'member@demo.test', path)
  await page.getByText(words).first().waitFor()
})

it('a grade that is being made fills in by itself', async () => {
  const { page } = await place.visit()
  await comeAs(page, 'member@demo.test')
  const href = await page
    .getByRole('link', { name: /View Grade/ })
    .first()
    .getAttribute('href')
  await page.route(
    '**/api/protected/grades/*',
    (route) => route.fulfill({ status: 202, json: { status: 'grading' } }),
    { times: 2 },
  )
  await page.goto(href ?? '')
  await page.locator('main [data-band]').first().waitFor()
})

it('an admin has a grading that failed tried again, and it fills in by itself', async () => {
  const { page } = await place.visit()
  await comeAs(page, 'admin@demo.test')
  const href = await page
    .getByRole('link', { name: /View Grade/ })
    .first()
    .getAttribute('href')
  await page.route(
    '**/api/protected/grades/*',
    async (route) => {
      const json: object = await (await route.fetch()).json()
      const failed = { status: 'ungraded', reason: 'grading-failed', feedback: null }
      await route.fulfill({ json: { ...json, ...failed, conversation_score: null } })
    },
    { times: 1 },
  )
  await page.goto(href ?? '')
  await page.getByText(/^Grading failed on our side/).waitFor()
  await page.getByRole('button', { name: 'Grade again' }).click()
  await page.getByText('Overall feedback').waitFor({ timeout: GRADED_WITHIN_MS })
})

/** Grades give way to whatever else the machine does (`grader.ts`): beside all the other tests that takes a while. */
const GRADED_WITHIN_MS = 60_000

it('a failure that is no missing grade says so', async () => {
  const { page } = await place.visit()
  await comeAs(page, 'member@demo.test')
  await page.route('**/api/protected/grades/*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something went wrong on our side' } }),
  )
  await page.goto('/grade/3f0c2f5e-7a94-4b0e-9a35-0d5c1f2b6a7e')
  await page.getByText('Failed to load conversation grade').waitFor()
})
