import { endpoints } from '@colloquy/contract/endpoints'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseMicrophone } from '../call.ts'
import { pick } from '../library.ts'
import { flawsOf } from '../looks.ts'
import { comeAs, openPlace, type Place } from '../place.ts'
import { signIn } from '../product.ts'
import { ask, joinTyping, SOON, write } from '../typing.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace({ agent: 'beside the server', recogniserFolder: null, browser: 'shell' })
  await forgetTheDemo()
})
afterAll(() => place.close())

/** What it asks its member to practise already. */
async function forgetTheDemo(): Promise<void> {
  const admin = await signIn(place.product.origin, 'admin@demo.test')
  for (const { id } of await admin(endpoints.listAssignments))
    await admin(endpoints.deleteAssignment, { params: { assignmentId: id } })
}

const GOODBYE =
  'Thank you for your time. I will write to you what we have said, and we can talk about it on Thursday. Goodbye.'

/** Sells before anybody has said what they need. */
const WEAK = [
  'Hello, do you have many drivers?',
  'Our product is the best and you should buy it now.',
  GOODBYE,
]

/** Finds out, sums up, and agrees on what comes next. */
const BETTER = [
  "Hi Nora, thanks for making the time. Could you tell me how tomorrow's delivery plan gets made?",
  'And what goes wrong with that plan on a bad day?',
  "So the customers' calls start with the plan. What does a late van cost you in a month?",
  'If the plan were right by four in the morning, what would that change for you and for Gerry?',
  'It sounds as if the phone calls and the mornings hurt most. Shall we look at your own routes together on Thursday at ten, with Gerry there?',
  GOODBYE,
]

const COPY = 'Copy of Discovery call with a sceptical operations lead'

/** Two talks, held to their ends. */
const PATIENCE_MS = 180_000

/** Between what the two come to. */
const PASS_MARK = 40

it('an author makes a roleplay their own; a manager assigns it to a group; a learner practises twice, submits the better one, passes, and sees what got better; nothing else is seen', {
  timeout: PATIENCE_MS,
}, async () => {
  const managing = await place.visit()
  const manager = managing.page
  await comeAs(manager, 'admin@demo.test')
  const before = await submittedTalks(manager)
  await copyFromTheLibrary(manager)
  await manager.goto('/assignments')
  await manager.getByRole('button', { name: 'New assignment' }).click()
  await manager.getByRole('button', { name: 'Assign', exact: true }).click()
  await manager.getByText('2 things above need another look.').waitFor()
  // To the first of them, which stands out of sight.
  await manager.locator('input:focus').waitFor()
  expect(
    await manager.getByLabel('Find a roleplay').evaluate((field) => field.matches(':focus')),
  ).toBe(true)
  await manager.getByText('Choose what is practised').waitFor()
  await manager.getByText('Choose at least one person or group').waitFor()
  // Chosen where it was found.
  await manager.goto('/library?q=brackwater')
  await pick(manager, COPY, 'Assign')
  await manager.getByRole('radio', { name: /^Copy of Discovery call/, checked: true }).waitFor()
  await manager.getByLabel('Find people and groups').fill('new hires')
  await manager.getByRole('checkbox', { name: /^New hires/ }).check()
  await manager.getByLabel('At', { exact: true }).fill('18:00')
  await manager.getByLabel('Pass mark (optional)').fill(String(PASS_MARK))
  await manager.getByLabel('Note to them (optional)').fill('Before the visit, please.')
  await manager
    .getByText(
      /^1 person in New hires practises “Copy of Discovery call.*, 18:00\. .*40 of 100 passes/,
    )
    .waitFor()
  await manager.getByRole('button', { name: 'Assign', exact: true }).click()
  await manager.getByText('1 person: 1 not started').waitFor()

  const learning = await place.visit()
  const learner = learning.page
  await refuseMicrophone(learner)
  await comeAs(learner, 'member@demo.test')
  const due = learner.getByRole('region', { name: 'Due' })
  await due.getByText('Not started').waitFor()
  await due.getByRole('button', { name: /^Start/ }).click()
  const first = await talk(learner, WEAK)
  await learner.getByText('An attempt at the assignment').waitFor()
  await learner.getByText('Only you. Once you submit it').waitFor()

  await learner.goto('/assignments')
  await learner.getByText('In progress').waitFor()
  await learner.getByText('Before the visit, please.').waitFor()
  await learner.getByRole('button', { name: /^Start/ }).click()
  await talk(learner, BETTER)

  await learner.goto('/dashboard')
  await due.getByRole('link', { name: /^Copy of Discovery call/ }).click()
  await learner.getByText(/^From \d+ at first to \d+ at best: \d+ better\.$/).waitFor()
  expect(await flawsOf(learner)).toEqual([])
  await learner.getByRole('button', { name: 'Submit attempt 2' }).click()
  await learner.getByText(/^It came to \d+, and 40 passes\.$/).waitFor()
  await learner.getByText('Your other attempts stay private').waitFor()
  await learner.getByRole('button', { name: 'Submit', exact: true }).click()
  await learner.getByText('Passed', { exact: true }).waitFor()
  await learner.getByText('Nothing is left to do.').waitFor()
  const assignment = learner.url()
  await learner.goto('/dashboard')
  await learner.getByText('Total Conversations').waitFor()
  expect(await due.count()).toBe(0)
  await learner.getByRole('link', { name: 'Progress' }).click()
  const history = learner.getByRole('region', { name: 'All conversations' })
  await history
    .getByText(/^Copy of Discovery call/)
    .nth(1)
    .waitFor()

  await manager.goto(assignment)
  await manager.getByText('1 person: 1 passed').waitFor()
  const grades = manager.getByRole('link', { name: 'View Grade of Mika Member' })
  await grades.waitFor()
  expect(await grades.count()).toBe(1)
  await manager.goto(first)
  await manager.getByRole('heading', { name: 'No Grade Data' }).waitFor()
  await manager.goto(assignment)
  await grades.click()
  await manager.getByText('Grade of Mika Member').waitFor()
  await manager.getByRole('heading', { name: 'Comments' }).waitFor()
  await manager.getByRole('button', { name: 'Comment', exact: true }).click()
  await manager.getByText('Write what you want to say').waitFor()
  await manager.getByLabel('Your comment').fill('You let her tell it. Well done.')
  await manager.getByLabel('About which turn?').selectOption({ index: 2 })
  await manager.getByRole('button', { name: 'Comment', exact: true }).click()
  await manager.getByText('You let her tell it. Well done.').first().waitFor()
  expect(await flawsOf(manager)).toEqual([])

  await learner.goto(manager.url())
  await learner.getByRole('link', { name: '1 comment' }).waitFor()
  const said = learner.getByRole('complementary', { name: 'What was said' })
  await said.getByText('You let her tell it. Well done.').waitFor()
  await learner.getByText(/^Opened by Ada Admin/).waitFor()
  await learner.getByText(', the one that counts').waitFor()
  expect(await flawsOf(learner)).toEqual([])

  // Of two attempts one was handed in.
  expect(await submittedTalks(manager)).toBe(before + 1)
  await manager.getByText('1 person: 1 passed').waitFor()
  // With others it is in the sums; by itself it is one person's, and nobody's to see.
  await manager.getByLabel('Roleplay', { exact: true }).selectOption({ label: COPY })
  await manager.getByText(/^One month is left out/).waitFor()
  expect(await manager.getByRole('definition').last().innerText()).toMatch(/^–/)

  await manager.goto(assignment)
  await manager.getByRole('button', { name: 'Close', exact: true }).click()
  await manager.getByRole('button', { name: 'Reopen' }).waitFor()
  await learner.goto(assignment)
  await learner.getByText(/ · closed/).waitFor()
  expect(await learner.getByRole('button', { name: /^Start/ }).count()).toBe(0)
  expect([...managing.complaints, ...learning.complaints]).toEqual([])
})

/** Private to admins, as every copy is: who is assigned may practise it all the same. */
async function copyFromTheLibrary(page: Page): Promise<void> {
  await page.goto('/library?q=brackwater')
  await page.getByText('1 roleplay', { exact: true }).waitFor()
  await pick(page, 'Discovery call with a sceptical operations lead', 'Duplicate')
  await page.getByText('2 roleplays').waitFor()
  await pick(page, COPY, 'Folder and tags')
  await page.getByRole('dialog').getByLabel('Add tags').fill('first week')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Tag first week' }).waitFor()
}

/** In all that the analytics tell of. */
async function submittedTalks(manager: Page): Promise<number> {
  await manager.goto('/analytics')
  const number = manager.getByRole('definition').filter({ hasText: /^\d+ talks$/ })
  return parseInt(await number.innerText(), 10)
}

/** From the checks to the report, where it comes by itself. The address of that. */
async function talk(page: Page, lines: readonly string[]): Promise<string> {
  await joinTyping(page)
  for (const [n, line] of lines.slice(0, -1).entries()) await ask(page, line, n + 2)
  await write(page, lines.at(-1) ?? '')
  await page.getByRole('link', { name: 'See how it went' }).click()
  // The grade has to be made first.
  await page.getByRole('button', { name: /^Skip/ }).click(SOON)
  await page.getByText('Overall feedback').waitFor()
  return page.url()
}
