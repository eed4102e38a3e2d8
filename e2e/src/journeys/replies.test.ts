import { endpoints } from '@colloquy/contract/endpoints'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { comeAs, openPlace, type Place } from '../place.ts'
import { signIn } from '../product.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

/** Newest first. */
async function openGrade(page: Page, nth: number): Promise<void> {
  await page
    .getByRole('link', { name: /View Grade/ })
    .nth(nth)
    .click()
  await page.waitForURL('**/grade/*')
}

async function scoreOn(page: Page): Promise<number> {
  const words = await page.locator('main').innerText()
  return Number(/(\d+)\s*out of 100/.exec(words)?.[1])
}

/** Where a better score makes a difference. */
async function weakestCriterion(page: Page): Promise<string> {
  const learner = await signIn(place.product.origin, 'member@demo.test')
  const conversationId = page.url().split('/').at(-1) ?? ''
  const grade = await learner(endpoints.readGrade, { params: { conversationId } })
  if (grade.status === 'grading') throw new Error('it is graded')
  const scored = grade.criteria.filter(({ score }) => score !== null)
  const [weakest] = scored.toSorted((one, other) => (one.score ?? 0) - (other.score ?? 0))
  return weakest?.name ?? ''
}

it('a learner disagrees, an admin accepts with a score and a reason, and the learner sees both numbers', async () => {
  const { page, complaints } = await place.visit()
  await comeAs(page, 'member@demo.test')
  // Not submitted yet.
  await openGrade(page, 1)
  await page.getByRole('heading', { name: 'Judged' }).waitFor()
  const before = await scoreOn(page)
  await page.getByText('Only you. Once you submit it').waitFor()

  const criterion = await weakestCriterion(page)
  await page.getByRole('button', { name: `I disagree: ${criterion}` }).click()
  await page.getByRole('button', { name: 'Send and submit' }).click()
  await page.getByText('Say what was judged wrongly').waitFor()
  await page.getByLabel(/What was judged wrongly\?/).fill('I did that at the very beginning.')
  await page.getByLabel(/Which turn shows it\?/).selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Send and submit' }).click()
  await page.getByText('You disagree').waitFor()
  await page.getByText('You and the admins of your organization, the transcript too').waitFor()

  const visit = await place.visit()
  const admin = visit.page
  await comeAs(admin, 'admin@demo.test')
  await admin.getByRole('link', { name: 'Reviews (1 open)' }).click()
  await admin.getByRole('link', { name: `${criterion}, in` }).click()
  await admin.getByText('I did that at the very beginning.').waitFor()
  const form = admin.getByRole('form', { name: `Decide: ${criterion}` })
  await form.getByRole('button', { name: 'Decide' }).click()
  await form.getByText('Accept it or reject it').waitFor()
  await form.getByLabel(/^Accept/).check()
  await form.getByLabel(/The score from now on/).selectOption('5')
  await form.getByLabel(/Why\?/).fill('You are right: it is in your first question.')
  await form.getByRole('button', { name: 'Decide' }).click()
  await admin.getByText('It counts 5 of 5 now').waitFor()
  const after = await scoreOn(admin)
  expect(after).toBeGreaterThan(before)
  await admin.goto('/reviews')
  await admin.getByText('Nothing to review').waitFor()

  await page.reload()
  await page.getByText(`It was ${before} at first.`).waitFor()
  await page.getByText('You are right: it is in your first question.').waitFor()
  await page.getByText('Decided by Ada Admin').waitFor()
  expect(await scoreOn(page)).toBe(after)
  expect([...complaints, ...visit.complaints]).toEqual([])
})

/**
 * As a talk of one’s own comes: its learner was not asked yet. Nobody held those of the demo, so the server asks nobody
 * about them and keeps no guess: what was guessed is kept here.
 */
async function asTalksOfOnesOwn(page: Page): Promise<void> {
  let prediction: { score: number | null } | null = null
  await page.route('**/api/protected/grades/*', async (route) => {
    const answer = await route.fetch()
    const json = { ...(await answer.json()), is_sample: false, prediction }
    await route.fulfill({ response: answer, json })
  })
  await page.route('**/api/protected/grades/*/prediction', async (route) => {
    prediction ??= route.request().postDataJSON() as { score: number | null }
    await route.fulfill({ json: prediction })
  })
}

it('what one expects is asked before anything gives the number away, and stands beside it then', async () => {
  const { page, complaints } = await place.visit()
  await asTalksOfOnesOwn(page)
  await comeAs(page, 'member@demo.test')
  await openGrade(page, 0)
  await page.getByRole('heading', { name: 'What do you think you got?' }).waitFor()
  await page.getByText('Transcript').waitFor()
  for (const given of [/out of 100/, 'Judged', 'Strengths', 'Feedback', 'Do this next'])
    expect(await page.getByText(given).count()).toBe(0)

  await page.getByRole('button', { name: 'Show my grade' }).click()
  await page.getByText('A whole number from 0 to 100').waitFor()
  // By keys alone: what is slid is typed as well.
  const slider = page.getByRole('slider')
  expect(await slider.getAttribute('aria-valuetext')).toBe('No guess yet')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toBe('51, Poor')
  const typed = page.getByLabel('Your guess, from 0 to 100')
  expect(await typed.inputValue()).toBe('51')
  await typed.fill('70')
  await page.keyboard.press('Enter')
  await page.getByText(/out of 100/).waitFor()
  const score = await scoreOn(page)
  await page.getByText(`You expected 70; it came to ${score}.`).waitFor()

  await page.reload()
  await page.getByText(`You expected 70; it came to ${score}.`).waitFor()
  expect(complaints).toEqual([])
})

it('whoever skips sees the grade, and is not asked again', async () => {
  const { page } = await place.visit()
  await asTalksOfOnesOwn(page)
  await comeAs(page, 'member@demo.test')
  await openGrade(page, 3)
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByText(/out of 100/).waitFor()
  expect(await page.getByText('You expected').count()).toBe(0)
  await page.reload()
  await page.getByText(/out of 100/).waitFor()
})

it('a guess that cannot be kept keeps nobody from the grade', async () => {
  const { page } = await place.visit()
  await page.route('**/api/protected/grades/*', async (route) => {
    const answer = await route.fetch()
    const json = { ...(await answer.json()), is_sample: false, prediction: null }
    await route.fulfill({ response: answer, json })
  })
  await page.route('**/api/protected/grades/*/prediction', (route) => route.abort())
  await comeAs(page, 'member@demo.test')
  await openGrade(page, 0)
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByText('Your guess could not be kept').waitFor()
  await page.getByRole('button', { name: 'Show the grade without it' }).click()
  await page.getByText(/out of 100/).waitFor()
})

it('a learner submits a grade that could not be given, and it says since when', async () => {
  const { page } = await place.visit()
  await comeAs(page, 'member@demo.test')
  await openGrade(page, 2)
  await page.getByRole('button', { name: 'Submit to the admins' }).click()
  await page.getByText('That cannot be taken back.').last().waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText(/^Only you\. Once you submit it/).waitFor()
  await page.getByRole('button', { name: 'Submit to the admins' }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('it was submitted on').waitFor()
})
