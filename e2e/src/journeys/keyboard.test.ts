import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pressOn, tabTo, typeInto, untilFocusOn } from '../keyboard.ts'
import { openPlace, type Place } from '../place.ts'

/** Every journey, by somebody who has no pointer. */

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

async function signInByKeys(page: Page, email: string, password = 'practice-out-loud') {
  await page.goto('/auth')
  await typeInto(page, page.getByLabel('Email'), email)
  await typeInto(page, page.getByLabel(/^Password( \*)?$/), password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
}

it('a visitor skips the bar, stops the moving word, and joins the waitlist', async () => {
  const { page } = await place.visit()
  await page.goto('/')
  await pressOn(page, page.getByRole('link', { name: /Skip to/ }))
  await pressOn(page, page.getByRole('button', { name: /Pause/ }).first())
  await page
    .getByRole('button', { name: /Play|Resume|Go on/ })
    .first()
    .waitFor()
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Get Started Now' }).first())
  await page.waitForURL('**/waitlist')
  await typeInto(page, page.getByLabel('Email Address'), 'keys@test.example')
  await pressOn(page, page.getByLabel('Other Use Cases'), 'Space')
  await typeInto(page, page.getByRole('textbox').last(), 'Debates')
  await pressOn(page, page.getByRole('button', { name: 'Join Waitlist' }))
  await page.getByText('on the list!').waitFor()
})

it('somebody creates an account, signs in, changes their name, and signs out', async () => {
  const { page } = await place.visit()
  await page.goto('/auth')
  await pressOn(page, page.getByRole('button', { name: 'Create Account' }))
  await typeInto(page, page.getByLabel('Email'), 'keys@test.example')
  await typeInto(page, page.getByLabel(/^Password( \*)?$/), 'a walk in the rain')
  await pressOn(page, page.getByRole('checkbox', { name: /I agree to the/ }), 'Space')
  await pressOn(page, page.getByRole('button', { name: 'Create Account' }))
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
  await signInByKeys(page, 'keys@test.example', 'a walk in the rain')
  await pressOn(page, page.getByRole('link', { name: 'Settings' }))
  await page.waitForURL('**/settings')
  await typeInto(page, page.getByRole('textbox', { name: /^Name/ }), 'Kim Keys')
  await page.keyboard.press('Enter')
  await page.getByText('Your name is changed').first().waitFor()
  await pressOn(page, page.getByRole('link', { name: 'Back to Dashboard' }))
  await page.getByText('Hello, Kim Keys').waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Sign Out' }))
  await page.waitForURL(`${place.product.origin}/`)
})

it('a learner chooses a roleplay, starts it, and reads a grade', async () => {
  const { page } = await place.visit()
  await signInByKeys(page, 'member@demo.test')
  await tabTo(page, page.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await page.getByRole('heading', { name: 'First session' }).waitFor()
  await pressOn(page, page.getByRole('link', { name: /View Grade/ }).first())
  await page.locator('main [data-band]').first().waitFor()
  await pressOn(page, page.getByRole('link', { name: 'Back to Dashboard' }))
  await pressOn(page, page.getByRole('button', { name: 'Start Roleplay' }))
  await page.waitForURL('**/call')
})

it('an admin creates a roleplay for a group, edits it, and deletes it', async () => {
  const { page } = await place.visit()
  await signInByKeys(page, 'admin@demo.test')
  await pressOn(page, page.getByRole('link', { name: /^Create/ }).first())
  await page.waitForURL('**/workspace/create')
  await typeInto(page, page.getByLabel('Name', { exact: false }).first(), 'By keys')
  await tabTo(page, page.getByLabel('Use case'))
  await page.keyboard.type('Legal')
  for (const [label, words] of [
    ['Persona name', 'Rosa Ibarra'],
    ['Persona role', 'Owner of a bakery'],
    ['Situation', 'Her landlord wants her out'],
    ['Background', 'Thirty years in the same street'],
    ['Pain point 1', 'The lease ends in March'],
    ['Goal 1', 'To stay'],
  ] as const)
    await typeInto(page, page.getByLabel(label), words)
  await pressOn(page, page.getByLabel('Public'), 'Space')
  await pressOn(page, page.getByRole('button', { name: 'Select All' }))
  await pressOn(page, page.getByRole('button', { name: 'Create roleplay' }))
  await page.getByText('Schema created successfully!').waitFor()
  await page.waitForURL('**/dashboard')

  await typeInto(page, page.getByLabel('Search'), 'By keys')
  await tabTo(page, page.getByRole('radio', { name: 'By keys' }))
  await page.keyboard.press('Space')
  await page.getByRole('heading', { name: 'By keys' }).waitFor()
  await pressOn(page, page.getByRole('link', { name: /^Edit/ }).first())
  await page.waitForURL('**/workspace/edit/*')
  // The address changes a moment before the screen, and the dashboard has a use case as well.
  await page.getByLabel('Persona name').waitFor()
  expect(await page.getByLabel('Use case').inputValue()).toBe('legal')
  page.on('dialog', (dialog) => void dialog.accept())
  await pressOn(page, page.getByRole('button', { name: 'Delete' }))
  await page.getByText('Schema deleted successfully!').waitFor()
})

it('an admin invites somebody, and makes and renames a group', async () => {
  const { page } = await place.visit()
  await signInByKeys(page, 'admin@demo.test')
  await pressOn(page, page.getByRole('link', { name: 'Members' }))
  await page.waitForURL('**/members')
  const invite = page.getByRole('button', { name: 'Invite by link' })
  await pressOn(page, invite)
  await typeInto(page, page.getByLabel('Email (optional)'), 'guest@test.example')
  await pressOn(page, page.getByRole('button', { name: 'Make the link' }))
  await page.getByText('The invitation is ready').waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Done' }))
  await untilFocusOn(invite)

  const make = page.getByRole('button', { name: 'Make a group' })
  await pressOn(page, make)
  await page.keyboard.type('Night shift')
  await page.keyboard.press('Enter')
  const rename = page.getByRole('button', { name: 'Rename Night shift' })
  await rename.waitFor()
  await untilFocusOn(make)
  await pressOn(page, rename)
  await typeInto(page, page.getByLabel('Group name'), 'Early shift')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Rename Early shift' }).waitFor()
})

it('an admin assigns something to a group, changes it, and deletes it', async () => {
  const { page } = await place.visit()
  await signInByKeys(page, 'admin@demo.test')
  await pressOn(page, page.getByRole('link', { name: 'Assignments' }))
  await page.waitForURL('**/assignments')
  const opener = page.getByRole('button', { name: 'New assignment' })
  await pressOn(page, opener)
  await typeInto(page, page.getByLabel('Find a roleplay'), 'first session')
  await pressOn(page, page.getByRole('radio', { name: /^First session/ }), 'Space')
  await typeInto(page, page.getByLabel('Find people and groups'), 'hires')
  await pressOn(page, page.getByRole('checkbox', { name: /^New hires/ }), 'Space')
  await typeInto(page, page.getByLabel('Pass mark'), '70')
  await page.keyboard.press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: 'First session' })
  await row.getByText('1 person: 1 not started').waitFor()
  await untilFocusOn(opener)

  await pressOn(page, page.getByRole('link', { name: /^First session/ }))
  await page.waitForURL('**/assignments/*')
  const edit = page.getByRole('button', { name: 'Edit' })
  await pressOn(page, edit)
  await typeInto(page, page.getByLabel('Pass mark'), '60')
  await page.goBack()
  // Nothing typed is lost without a question.
  await pressOn(page, page.getByRole('button', { name: 'Cancel' }).last())
  const form = page.getByRole('region', { name: 'Change what is asked' })
  await pressOn(page, form.getByRole('button', { name: 'Save' }))
  // The button says «Saving…» meanwhile, and the form's preview what will be: only what is left tells that it is done.
  await form.waitFor({ state: 'detached' })
  await page.getByText('60 of 100 passes').waitFor()
  await untilFocusOn(edit)
  await pressOn(page, page.getByRole('button', { name: 'Delete' }))
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await page.getByRole('heading', { name: 'All assignments' }).waitFor()
  await row.waitFor({ state: 'detached' })
})

it('a developer seeds an organization and deletes it', async () => {
  const { page } = await place.visit()
  await signInByKeys(page, 'developer@demo.test')
  await pressOn(page, page.getByRole('link', { name: 'Development' }))
  await page.waitForURL('**/development')
  await typeInto(page, page.getByLabel('Organization name'), 'By Keys')
  await pressOn(page, page.getByRole('button', { name: /^Seed/ }))
  const csv = page.getByRole('button', { name: /CSV/ }).or(page.getByRole('link', { name: /CSV/ }))
  const download = page.waitForEvent('download')
  await pressOn(page, csv)
  expect((await download).suggestedFilename()).toBe('By_Keys_users.csv')
  await pressOn(page, page.getByRole('button', { name: 'Delete', exact: true }))
  await page.getByRole('alertdialog', { name: 'Delete By Keys?' }).waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Confirm' }))
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  const heading = page.getByRole('heading', { name: 'Organizations' })
  // One goes on where it was.
  await untilFocusOn(heading)
})
