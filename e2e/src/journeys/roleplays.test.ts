import { endpoints } from '@colloquy/contract/endpoints'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { comeAs, openPlace, type Place } from '../place.ts'
import { signIn } from '../product.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

async function fillRoleplay(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: false }).first().fill(name)
  await page.getByLabel('Use case').selectOption('legal')
  await page.getByLabel('Persona name').fill('Rosa Ibarra')
  await page.getByLabel('Persona role').fill('Owner of a bakery')
  await page.getByLabel('Voice').selectOption({ label: 'Rowan, low and soft' })
  await page.getByLabel('Situation').fill('Her landlord wants her out')
  await page.getByLabel('Background').fill('Thirty years in the same street')
  await page.getByLabel('Pain point 1').fill('The lease ends in March')
  await page.getByLabel('Goal 1').fill('To stay')
}

it('an admin creates a roleplay, edits, duplicates and deletes it', async () => {
  const { page, complaints } = await place.visit()
  await comeAs(page, 'admin@demo.test')
  await page
    .getByRole('link', { name: /^Create/ })
    .first()
    .click()
  await page.waitForURL('**/workspace/create')

  await page.getByRole('button', { name: 'Create roleplay' }).click()
  await page.getByText('Persona name is required').waitFor()

  await fillRoleplay(page, 'Eviction notice')
  await page.getByRole('button', { name: 'Create roleplay' }).click()
  await page.getByText('Schema created successfully!').waitFor()
  await page.waitForURL('**/dashboard')
  // What was just made is what one goes on with.
  await page.getByRole('heading', { name: 'Eviction notice' }).waitFor()
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await page.waitForURL('**/workspace/edit/*')
  expect(await page.getByLabel('Voice').inputValue()).toBe('rowan')
  await page.getByLabel('Goal 1').fill('To stay for two more years')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Schema updated successfully!').waitFor()
  await page.waitForURL('**/dashboard')

  await page.getByText('Eviction notice').first().click()
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await page.waitForURL('**/workspace/create?copy=*')
  await page.getByRole('button', { name: 'Create roleplay' }).click()
  await page.getByText('Schema created successfully!').waitFor()
  await page.waitForURL('**/dashboard')
  await page.getByText('Copy of Eviction notice').first().click()

  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await page.waitForURL('**/workspace/edit/*')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.accept()
  })
  const colorOf = (target: Locator) =>
    target.evaluate((element) => getComputedStyle(element).backgroundColor)
  const remove = page.getByRole('button', { name: 'Delete' })
  // Nobody takes the one for the other.
  expect(await colorOf(remove)).not.toBe(
    await colorOf(page.getByRole('link', { name: 'Duplicate' })),
  )
  await remove.click()
  await page.getByText('Schema deleted successfully!').waitFor()
  await page.waitForURL('**/dashboard')
  expect(asked).toEqual([
    'Are you sure you want to delete this schema? This action cannot be undone.',
  ])
  await page.getByText('Eviction notice').first().waitFor()
  expect(await page.getByText('Copy of Eviction notice').count()).toBe(0)
  expect(complaints).toEqual([])
})

it('an admin says how hard it is, and who is to practise reads it', async () => {
  const { page, complaints } = await place.visit()
  await comeAs(page, 'admin@demo.test', '/workspace/create')
  await fillRoleplay(page, 'A hard one')
  const difficulty = page.getByRole('group', { name: 'Difficulty' })
  expect(await difficulty.getByRole('radio', { name: /^Normal/ }).isChecked()).toBe(true)
  await difficulty.getByRole('radio', { name: /^Normal/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Create roleplay' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Legal Practice · Hard difficulty').waitFor()
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  // Only in the form: a roleplay to choose on the dashboard may begin with the same word.
  expect(await difficulty.getByRole('radio', { name: /^Hard/ }).isChecked()).toBe(true)
  expect(complaints).toEqual([])
})

it('a graph and numbers that came another way stay when the form is saved, until they are taken away', async () => {
  const { page, complaints } = await place.visit()
  const admin = await signIn(place.product.origin, 'admin@demo.test')
  const [first] = await admin(endpoints.listRoleplays)
  const params = { roleplayId: first?.id ?? '' }
  const now = async () => (await admin(endpoints.readRoleplay, { params })).schema_data
  const { name, description, is_public, schema_data } = await admin(endpoints.readRoleplay, {
    params,
  })
  const own = { difficulty: { patience: 55 }, graph: { asks_every: 3 } }
  await admin(endpoints.editRoleplay, {
    params,
    body: { name, description, is_public, schema_data: { ...schema_data, ...own } },
  })

  await comeAs(page, 'admin@demo.test')
  const open = async () => {
    await page.goto(`/workspace/edit/${params.roleplayId}`)
    await page.getByLabel('Description (optional)').waitFor()
  }
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Schema updated successfully!').waitFor()
  }
  await open()
  await page.getByText('has a conversation graph of its own').waitFor()
  expect(await page.getByRole('radio', { name: /^Its own.*patience 55/ }).isChecked()).toBe(true)
  await save()
  expect(await now()).toMatchObject(own)

  await open()
  await page.getByRole('button', { name: 'Take the graph away' }).click()
  await page.getByRole('button', { name: 'Keep the graph' }).click()
  await page.getByRole('button', { name: 'Take the graph away' }).click()
  await page.getByText('The graph of its own goes when you save').waitFor()
  await page.getByRole('radio', { name: /^Easy/ }).check()
  await save()
  expect(await now()).toMatchObject({ difficulty: 'easy' })
  expect(await now()).not.toHaveProperty('graph')
  expect(complaints).toEqual([])
})

it('what was typed survives a lost line and a reload', async () => {
  const { page } = await place.visit()
  await comeAs(page, 'admin@demo.test', '/workspace/create')
  await fillRoleplay(page, 'Kept through it all')
  await page.route('**/roleplay/create', (route) => route.abort())
  await page.getByRole('button', { name: 'Create roleplay' }).click()
  await page.getByText('Failed to create schema').waitFor()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  expect(await page.getByLabel('Persona name').inputValue()).toBe('Rosa Ibarra')
  await page.unroute('**/roleplay/create')
  await page.getByRole('button', { name: 'Create roleplay' }).click()
  await page.getByText('Schema created successfully!').waitFor()
})

it('of two admins who edit the same, the slower one is told and loses nothing', async () => {
  const [one, other] = [(await place.visit()).page, (await place.visit()).page]
  for (const page of [one, other]) {
    await comeAs(page, 'admin@demo.test')
    await page.getByRole('radio', { name: /^Hard feedback/ }).check()
    await page.getByRole('link', { name: /^Edit/ }).click()
    await page.waitForURL('**/workspace/edit/*')
    await page.getByLabel('Description (optional)').waitFor()
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
  await one.getByLabel('Description (optional)').fill('From one')
  await save(one)
  await one.getByText('Schema updated successfully!').waitFor()

  const description = other.getByLabel('Description (optional)')
  await description.fill('From the other')
  await save(other)
  const told = other.getByText('Somebody else has changed it since you opened it')
  await told.waitFor()
  expect(await description.inputValue()).toBe('From the other')
  // Also what comes back after a reload was begun before the other change.
  other.once('dialog', (dialog) => void dialog.accept())
  await other.reload()
  expect(await description.inputValue()).toBe('From the other')
  await save(other)
  await told.waitFor()

  await other.getByRole('button', { name: 'Load the newer one' }).click()
  await told.waitFor({ state: 'detached' })
  expect(await description.inputValue()).toBe('From one')
  await description.fill('From both')
  await save(other)
  await other.getByText('Schema updated successfully!').waitFor()
})

it('whoever was slower can still save theirs over it', async () => {
  const { page } = await place.visit()
  await comeAs(page, 'admin@demo.test')
  await page.getByRole('radio', { name: /^Hard feedback/ }).check()
  await page.getByRole('link', { name: /^Edit/ }).click()
  const description = page.getByLabel('Description (optional)')
  await description.fill('Mine')
  await page.route('**/roleplay/edit/*', async (route) => {
    const address = new URL(route.request().url())
    if (address.searchParams.has('updated_at'))
      address.searchParams.set('updated_at', '2026-01-01T00:00:00.000Z')
    await route.continue({ url: address.href })
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await page.getByText('Schema updated successfully!').waitFor()
})

it('on a phone one reads how saving went where one has pressed the button', async () => {
  const { page } = await place.visit({ viewport: { width: 390, height: 780 } })
  await comeAs(page, 'admin@demo.test')
  await page.getByRole('link', { name: /^Edit/ }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const saved = page.getByText('Schema updated successfully!')
  await saved.waitFor()
  // The focus has gone from the button, which is no more; the page has not.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await isSeen(saved)).toBe(true)
})

it('a member sees what they may, and is told why they may not do more', async () => {
  const { page } = await place.visit()
  await comeAs(page, 'member@demo.test')
  await page.getByText('Only admins can create conversations').first().waitFor()
  await page.getByText('Only admins can edit conversations').first().waitFor()
  expect(await page.getByRole('link', { name: 'Development' }).count()).toBe(0)
  await page.goto('/workspace/create')
  await page.getByText('Only admins can create conversations').waitFor()
})

it('starting a roleplay goes the whole way to the call', async () => {
  const { page, complaints } = await place.visit()
  await comeAs(page, 'member@demo.test')
  const asked = page.waitForRequest('**/api/protected/requestroom')
  await page.getByRole('button', { name: 'Start Roleplay' }).first().click()
  const { roleplay_schema: sent } = (await asked).postDataJSON() as {
    roleplay_schema: { schema_id: string; persona: unknown }
  }
  expect(sent).toMatchObject({
    schema_id: expect.any(String),
    persona: { name: expect.any(String) },
  })
  await page.waitForURL('**/call')
  expect(complaints).toEqual([])
})

it('who has five conversations open reads why there is no sixth, and can start one after leaving one', async () => {
  const person = 'developer@demo.test'
  const member = await signIn(place.product.origin, person)
  const [roleplay] = await member(endpoints.listRoleplays)
  const body = { roleplay_schema: { schema_id: roleplay?.id ?? '' } }
  let last = ''
  for (let open = 0; open < 5; open += 1)
    last = (await member(endpoints.requestRoom, { body })).conversation_id

  const { page, complaints } = await place.visit()
  await comeAs(page, person)
  const start = page.getByRole('button', { name: 'Start Roleplay' })
  await start.click()
  await page.getByRole('alert').getByText('You have five open conversations').waitFor()
  expect(page.url()).toContain('/dashboard')
  await member(endpoints.endConversation, { params: { conversationId: last } })
  await start.click()
  await page.waitForURL('**/call')
  expect(complaints).toEqual([])
})

it('a call that nobody started says so, and leads back', async () => {
  const { page } = await place.visit()
  await page.goto('/call')
  await page
    .getByRole('link', { name: /dashboard/i })
    .first()
    .waitFor()
})

it('on a phone the chosen roleplay shows where one chooses, and leads to the whole of it', async () => {
  const { page } = await place.visit({ viewport: { width: 390, height: 780 } })
  await comeAs(page, 'member@demo.test')
  const list = page.getByRole('group', { name: 'Conversations' })
  const last = list.getByRole('radio').last()
  await last.check()
  const heading = page.getByRole('region', { name: 'Practise' }).getByRole('heading', { level: 2 })
  await expect.poll(() => isSeen(heading)).toBe(false)
  const name = await heading.innerText()
  const short = page.getByRole('link', { name }).filter({ hasText: /with \w+/ })
  await expect.poll(() => isSeen(short)).toBe(true)
  await short.click()
  await expect.poll(() => isSeen(heading)).toBe(true)
  expect(await last.isChecked()).toBe(true)
})

const isSeen = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 2, top + height / 2))
  })

it('a search that hides what is chosen says so, and it can still be started', async () => {
  const { page } = await place.visit()
  await comeAs(page, 'member@demo.test')
  const practise = page.getByRole('region', { name: 'Practise', exact: true })
  const chosen = await practise.getByRole('heading', { level: 2 }).innerText()
  await page.getByLabel('Search').fill('no such words')
  await page.getByText(`“${chosen}” stays chosen; the search hides it.`).waitFor()
  await page.getByLabel('Search').fill('')
  await page.getByText('the search hides it').waitFor({ state: 'detached' })
})
