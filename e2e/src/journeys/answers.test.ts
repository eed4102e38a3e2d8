import { endpoints } from '@colloquy/contract/endpoints'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseMicrophone, startCall } from '../call.ts'
import { pressOn, untilFocusOn } from '../keyboard.ts'
import { openPlace, type Place, signInOn } from '../place.ts'
import { signIn } from '../product.ts'
import { ask, joinTyping, linesOf, SOON } from '../typing.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace({ agent: 'beside the server' })
  const admin = await signIn(place.product.origin, 'admin@demo.test')
  const params = await firstOf(admin)
  const {
    id: _,
    version: __,
    updated_at: ___,
    ...roleplay
  } = await admin(endpoints.readRoleplay, { params })
  const { persona, ...course } = roleplay.schema_data
  // With a word changed it is somebody else than who comes along, and knows only what its text says.
  const background = `${persona.background} She drinks her tea black.`
  const schema_data = { ...course, persona: { ...persona, background } }
  await admin(endpoints.editRoleplay, { params, body: { ...roleplay, schema_data } })
})
afterAll(() => place.close())

const QUESTION = 'How many cats do you have?'
const ANSWER = 'Two, and they sleep in the office.'

/** What members come to first, and admins too. */
async function openFirst(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Edit/ }).click()
  await page.waitForURL('**/workspace/edit/*')
  await page.getByRole('button', { name: 'Open questions and answers' }).press('Enter')
}

const part = (page: Page) => page.getByRole('region', { name: 'Questions and answers' })
const field = (page: Page, label: string) => part(page).getByLabel(label)
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).press('Enter')
const isSaved = (page: Page) => page.getByText('Schema updated successfully!').waitFor()

async function firstOf(admin: Awaited<ReturnType<typeof signIn>>) {
  const [first] = await admin(endpoints.listRoleplays)
  return { roleplayId: first?.id ?? '' }
}

async function storedGraph() {
  const admin = await signIn(place.product.origin, 'admin@demo.test')
  const params = await firstOf(admin)
  return (await admin(endpoints.readRoleplay, { params })).schema_data.graph
}

it('an author asks the persona, by keys, and writes the answer that it has not', async () => {
  const { page, complaints } = await place.visit({ reducedMotion: 'reduce' })
  await signInOn(page, 'admin@demo.test')
  await openFirst(page)
  const box = part(page).getByLabel(/^Ask /)
  await untilFocusOn(box)
  await page.keyboard.type(QUESTION)
  await page.keyboard.press('Enter')
  const said = part(page).locator('[aria-live]').filter({ hasText: QUESTION })
  await said.getByText('Nothing in the text answers this').waitFor()

  await pressOn(page, part(page).getByRole('button', { name: /^Write an answer/ }))
  await untilFocusOn(field(page, 'says'))
  expect(await field(page, 'When asked').inputValue()).toBe(QUESTION)
  // Without words it is not kept, and one is led to where they are missing.
  await save(page)
  await part(page).getByText('Write down what is said to it.').waitFor()
  await untilFocusOn(field(page, 'says'))

  // It is answered from what stands there, before anything is saved.
  await page.keyboard.type(ANSWER)
  await said.getByText(ANSWER).waitFor()
  await said.getByText('Written by you').waitFor()

  await pressOn(page, part(page).getByRole('button', { name: /^Remove this answer/ }))
  await said.getByText('Nothing in the text answers this').waitFor()
  await pressOn(page, part(page).getByRole('button', { name: 'Undo' }))
  await said.getByText('Written by you').waitFor()
  await save(page)
  await isSaved(page)
  expect(await storedGraph()).toEqual({ answers: [{ asked: [QUESTION], says: [ANSWER] }] })
  expect(complaints).toEqual([])
})

it('in a talk the persona says it, to other words for the same too', async () => {
  const { page } = await startCall(place, {}, refuseMicrophone)
  await joinTyping(page)
  await ask(page, 'So how many cats have you got at home?', 2)
  expect(await linesOf(page, 'persona').last().innerText()).toContain(ANSWER)
})

it('what people ask is told with how much of it has no answer, and one can be written', async () => {
  const { page } = await place.visit({ reducedMotion: 'reduce' })
  await signInOn(page, 'admin@demo.test')
  await openFirst(page)
  const open = part(page).getByRole('list', { name: 'Without an answer yet' })
  const count = part(page).getByText(/^\d+ of 20 have no answer yet\.$/)
  await count.waitFor()
  const before = await open.getByRole('listitem').count()
  expect(await count.innerText()).toBe(`${before} of 20 have no answer yet.`)
  const first = open.getByRole('listitem').first()
  const question = await first.getByRole('paragraph').first().innerText()
  await first.getByRole('button', { name: /^Write an answer/ }).press('Enter')
  await untilFocusOn(field(page, 'says'))
  expect(await field(page, 'When asked').inputValue()).toBe(question)
  await page.keyboard.type('That is no secret.')
  await part(page)
    .getByText(`${before - 1} of 20 have no answer yet.`)
    .waitFor()
})

it('of two who write answers, the slower one is told, and keeps what they wrote', async () => {
  const [one, other] = [(await place.visit()).page, (await place.visit()).page]
  for (const page of [one, other]) {
    await signInOn(page, 'admin@demo.test')
    await openFirst(page)
    await part(page).locator('summary', { hasText: QUESTION }).click()
  }
  await field(one, 'says').fill('Twelve by now.')
  await save(one)
  await isSaved(one)
  await field(other, 'says').fill('Ten.')
  await save(other)
  await other.getByText('Somebody else has changed it since you opened it').waitFor()
  expect(await field(other, 'says').inputValue()).toBe('Ten.')
  await other.getByRole('button', { name: 'Load the newer one' }).click()
  await expect.poll(() => field(other, 'says').inputValue(), SOON).toBe('Twelve by now.')
})

it('with the last answer the graph goes', async () => {
  const { page } = await place.visit({ reducedMotion: 'reduce' })
  await signInOn(page, 'admin@demo.test')
  await openFirst(page)
  await part(page).locator('summary', { hasText: QUESTION }).click()
  await part(page)
    .getByRole('button', { name: /^Remove this answer/ })
    .click()
  await save(page)
  await isSaved(page)
  expect(await storedGraph()).toBeUndefined()
})
