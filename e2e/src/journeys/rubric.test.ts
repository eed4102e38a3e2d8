import { endpoints } from '@colloquy/contract/endpoints'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseMicrophone, startCall } from '../call.ts'
import { untilFocusOn } from '../keyboard.ts'
import { flawsOf } from '../looks.ts'
import { comeAs, openPlace, type Place } from '../place.ts'
import { signIn } from '../product.ts'
import { ask, joinTyping, SOON, write } from '../typing.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace({ agent: 'beside the server', recogniserFolder: null, browser: 'shell' })
})
afterAll(() => place.close())

const GOODBYE =
  'Thank you for your time. I will write to you what we have said, and we can talk about it on Thursday. Goodbye.'

/** What members come to first, and admins too. */
async function openFirst(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Edit/ }).click()
  await page.waitForURL('**/workspace/edit/*')
  await page.getByRole('button', { name: 'Open the rubric' }).click()
}

const part = (page: Page) => page.getByRole('region', { name: 'How it is graded' })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const isSaved = (page: Page) => page.getByText('Schema updated successfully!').waitFor()

it('an author makes a rubric with a sentence that must be said, by keys, and is told what is missing', async () => {
  const { page, complaints } = await place.visit({ reducedMotion: 'reduce' })
  await comeAs(page, 'admin@demo.test')
  await openFirst(page)
  // What comes along stands there to be read first, and the keys go on in it.
  await part(page).getByText('By the rubric that comes with its use case:').waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Opening')
  await part(page).getByRole('button', { name: 'Make one of its own from it' }).press('Enter')
  await part(page).getByRole('button', { name: 'Add a sentence that must be said' }).press('Enter')

  const name = part(page).getByLabel('Criterion')
  await untilFocusOn(name)
  await save(page)
  await part(page).getByText('A criterion has no name.').waitFor()
  await part(page).getByText('waits for a sentence, and does not say which').waitFor()
  await part(page).getByText('does not tell the learner why').waitFor()
  await part(page).getByText('3 things in the rubric have to be mended').waitFor()
  await untilFocusOn(name)

  await name.fill('Says that it is recorded')
  await part(page).getByLabel('Sentence 1').fill('This call is recorded.')
  await part(page).getByLabel('What the learner reads').fill('Without that, no call passes.')
  await part(page).getByText('have to be mended').waitFor({ state: 'detached' })
  await part(page).getByLabel('Weight').fill('22')
  await part(page).getByText('That is 16 % of the score: 22 of 140.').waitFor()
  expect(await flawsOf(page)).toEqual([])
  await save(page)
  await isSaved(page)
  expect(complaints).toEqual([])
})

describe('a talk is graded by it', () => {
  const report = async (lines: readonly string[]) => {
    const { page, complaints } = await startCall(place, {}, refuseMicrophone)
    await joinTyping(page)
    for (const [n, line] of lines.entries()) await ask(page, line, n + 2)
    await write(page, GOODBYE)
    await page.getByRole('link', { name: 'See how it went' }).click()
    // On a busy machine the grade takes a while.
    await page.getByRole('button', { name: /^Skip/ }).click(SOON)
    const criterion = page
      .getByRole('region', { name: 'Judged' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Says that it is recorded' }) })
    await criterion.waitFor()
    const score = page.getByRole('region', { name: 'Overall score' })
    return { page, criterion, score, complaints }
  }

  it('without the sentence it does not pass, and the report says why', async () => {
    const { criterion, score, complaints } = await report([
      'Why did the planning system fail?',
      'How many drivers do you have?',
    ])
    await criterion.getByText('Without that, no call passes.').waitFor()
    await score.getByText('Without that, no call passes.').waitFor()
    const number = Number.parseInt(await score.getByText(/^\d+ out of 100$/).innerText(), 10)
    expect(number).toBeLessThan(60)
    expect(complaints).toEqual([])
  })

  it('with it, in other words, it is a 5, with the quote that shows it', async () => {
    const { criterion, score, complaints } = await report([
      'Before we begin: our call here is being recorded. Why did the planning system fail?',
      'How many drivers do you have?',
    ])
    await criterion.getByText('5 of 5').waitFor()
    await criterion.locator('summary').first().click()
    await criterion.getByText(/our call here is being recorded/).waitFor()
    expect(await score.getByText('Without that, no call passes.').count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

describe('a rubric of its own', () => {
  it('is not lost: not by a reload, not by a press, and not without a question', async () => {
    const { page } = await place.visit({ reducedMotion: 'reduce' })
    await comeAs(page, 'admin@demo.test')
    await openFirst(page)
    await part(page).getByText('Says that it is recorded').click()
    await part(page).getByLabel('Criterion').fill('Tells of the recording')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await part(page).getByText('What you changed in it is not saved yet.').waitFor()
    await page.getByRole('button', { name: 'Open the rubric' }).click()
    const line = part(page).locator('summary', { hasText: 'Tells of the recording' })
    await line.click()

    await part(page)
      .getByRole('button', { name: /^Remove this criterion/ })
      .click()
    await part(page).getByText('“Tells of the recording” is removed.').waitFor()
    await part(page).getByRole('button', { name: 'Bring it back' }).click()
    await line.waitFor()

    await part(page).getByRole('button', { name: 'Go back to the rubric' }).click()
    await part(page).getByText('The rubric of its own goes when you save.').waitFor()
    await part(page).getByRole('button', { name: 'Bring it back' }).click()
    await line.waitFor()

    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByText('Leave without saving?').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await line.waitFor()
  })

  it('of two who change it, the slower one is told, and reads the other', async () => {
    const [one, other] = [(await place.visit()).page, (await place.visit()).page]
    for (const page of [one, other]) {
      await comeAs(page, 'admin@demo.test')
      await openFirst(page)
      await part(page).locator('summary', { hasText: 'Listening' }).click()
    }
    await part(one).getByLabel('Weight').fill('30')
    await save(one)
    await isSaved(one)
    await part(other).getByLabel('Criterion').fill('Hearing them')
    await save(other)
    await other.getByText('Somebody else has changed it since you opened it').waitFor()
    expect(await part(other).getByLabel('Criterion').inputValue()).toBe('Hearing them')
    await other.getByRole('button', { name: 'Load the newer one' }).click()
    await expect.poll(() => part(other).getByLabel('Weight').inputValue()).toBe('30')
    expect(await part(other).getByLabel('Criterion').inputValue()).toBe('Listening')
  })

  it('goes along when the roleplay is duplicated, and goes when the author goes back', async () => {
    const { page } = await place.visit({ reducedMotion: 'reduce' })
    const admin = await signIn(place.product.origin, 'admin@demo.test')
    const [first] = await admin(endpoints.listRoleplays)
    const params = { roleplayId: first?.id ?? '' }
    await comeAs(page, 'admin@demo.test', `/workspace/create?copy=${params.roleplayId}`)
    await part(page).getByText('By a rubric of its own, with 10 criteria.').waitFor()

    await openFirst(page)
    await part(page).getByRole('button', { name: 'Go back to the rubric' }).click()
    await save(page)
    await isSaved(page)
    const { schema_data } = await admin(endpoints.readRoleplay, { params })
    expect(schema_data).not.toHaveProperty('rubric')
  })
})
