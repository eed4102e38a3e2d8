import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPlace, type Place, signInOn } from '../place.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

it('a visitor finds out what Colloquy is, and joins the waitlist', async () => {
  const { page, complaints } = await place.visit()
  await page.goto('/')
  await page.getByText('Prepare for your next').first().waitFor()
  await page.getByRole('link', { name: 'Get Started Now' }).first().click()
  await page.waitForURL('**/waitlist')

  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await page.getByText('Email is required').waitFor()

  await page.getByLabel('Email Address').fill('visitor@test.example')
  await page.getByLabel('Sales Training').check()
  await page.getByLabel('Other Use Cases').check()
  const details = page.getByRole('textbox').last()
  await details.fill('Debates')
  await page.getByLabel('Other Use Cases').uncheck()
  await page.getByLabel('Other Use Cases').check()
  expect(await page.getByRole('textbox').last().inputValue()).toBe('')
  const sent = page.waitForRequest('**/api/public/waitlist')
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'visitor@test.example',
    interests: ['sales', 'other'],
    otherDetails: null,
  })
  await page
    .getByRole('heading', { name: 'You’re on the list!' })
    .or(page.getByRole('heading', { name: "You're on the list!" }))
    .waitFor()
  await page
    .getByRole('link', { name: 'Back to Home' })
    .or(page.getByRole('button', { name: 'Back to Home' }))
    .click()
  await page.waitForURL(`${place.product.origin}/`)
  expect(complaints).toEqual([])
})

it('keeps what was typed when the line is lost, and says so in red', async () => {
  const { page } = await place.visit()
  await page.goto('/waitlist')
  await page.getByLabel('Email Address').fill('lost@test.example')
  await page.route('**/api/public/waitlist', (route) => route.abort())
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('Email Address').inputValue()).toBe('lost@test.example')
  await page.unroute('**/api/public/waitlist')
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await page.getByText('on the list!').waitFor()
})

it('is told at the field what the server finds wrong with it', async () => {
  const { page } = await place.visit()
  await page.goto('/waitlist')
  const email = page.getByLabel('Email Address')
  await email.fill('nobody-at-all')
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await page.getByRole('alert').waitFor()
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  const described = (await email.getAttribute('aria-describedby')) ?? ''
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe(
    'Enter a valid email address',
  )
  await page.keyboard.type('@test.example')
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await page.getByText('on the list!').waitFor()
})

it('reads every public page without any script', async () => {
  const { page } = await place.visit({ javaScriptEnabled: false })
  for (const [path, words] of [
    ['/', 'Prepare for your next'],
    ['/waitlist', 'Email Address'],
    ['/terms', 'Limitation of Liability'],
    ['/get-started', 'ready to talk'],
  ] as const) {
    await page.goto(path)
    expect(await page.locator('main').innerText(), path).toContain(words)
  }
})

it('is told of a page that does not exist, and led back', async () => {
  const { page } = await place.visit()
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await page.waitForURL(`${place.product.origin}/`)
})

it('whoever is signed in is led from a page that does not exist to their dashboard', async () => {
  const { page, complaints } = await place.visit()
  await signInOn(page, 'member@demo.test')
  await page.goto('/no-such-page')
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await page.getByText('Hello, Mika Member').waitFor()
  expect(complaints).toEqual([])
})
