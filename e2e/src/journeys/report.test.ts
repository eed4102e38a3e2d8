import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tabTo, untilFocusOn } from '../keyboard.ts'
import { comeAs, openPlace, type Place, type Visitor } from '../place.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

type Options = Parameters<Place['visit']>[0]

/** The newest grade of the demo's learner: a long talk, judged in everything. */
async function openReport(
  options: Options = {},
  before?: (page: Page) => Promise<unknown>,
): Promise<Visitor> {
  const visitor = await place.visit({ reducedMotion: 'reduce', ...options })
  const { page } = visitor
  await comeAs(page, 'member@demo.test')
  await before?.(page)
  await page
    .getByRole('link', { name: /View Grade/ })
    .first()
    .click()
  await page.locator('main [data-band]').first().waitFor()
  return visitor
}

const shown = (page: Page) => page.locator('[data-shown]')
const moments = (page: Page) => page.getByRole('group', { name: 'Moments' })

describe('a number leads to what was said', () => {
  it.each([
    ['beside the report', { width: 1280, height: 800 }],
    ['below it, on a phone', { width: 390, height: 780 }],
  ])('%s, with the words marked and the focus there, and back again', async (_, viewport) => {
    const { page, complaints } = await openReport({ viewport })
    const score = page.getByRole('button', { name: /^\d of 5/ }).first()
    await score.click()
    const words = await shown(page).locator('mark').textContent()
    expect(await shown(page).textContent()).toContain(words)
    await untilFocusOn(shown(page))
    const box = await shown(page).boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)

    await page.keyboard.press('Escape')
    await untilFocusOn(score)
    expect(await shown(page).count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('one moment after the other, each as it is counted', async () => {
    const { page } = await openReport()
    const counted = page.getByRole('region', { name: 'Counted' })
    const turns = counted.getByRole('button', { name: /^\d+ ?, show the \d+ moments/ }).first()
    const number = Number.parseInt((await turns.textContent()) ?? '', 10)
    await turns.click()
    await moments(page).getByText(`1 of ${number}`, { exact: true }).waitFor()
    const first = await shown(page).textContent()
    const next = moments(page).getByRole('button', { name: 'Next' })
    await next.click()
    await moments(page).getByText(`2 of ${number}`, { exact: true }).waitFor()
    expect(await shown(page).textContent()).not.toBe(first)
    // Whoever goes on keeps the button under the hand, and hears what is shown.
    await untilFocusOn(next)
    expect(await moments(page).getByRole('status').textContent()).toContain(`2 of ${number}.`)
    await moments(page).getByRole('button', { name: 'Back to the report' }).click()
    await untilFocusOn(turns)
  })

  it('all of them: no number of the report stands without a way to its words', async () => {
    const { page } = await openReport()
    const counted = page.getByRole('region', { name: 'Counted' })
    const bare = await counted
      .locator('dd:not(:has(button))')
      .filter({ hasText: /^[1-9][\d.]*( |$)|^(Once|Twice)/ })
      .allTextContents()
    expect(bare).toEqual([])
    const judged = page.getByRole('region', { name: 'Judged' })
    expect(await judged.getByRole('button', { name: /^[1-5] of 5/ }).count()).toBe(
      await judged.getByText(/^[1-5] of 5/).count(),
    )
  })

  it('from the picture of the talk, by keyboard', async () => {
    const { page } = await openReport()
    const marks = page.getByRole('toolbar', { name: 'Moments of the talk' }).getByRole('button')
    await tabTo(page, marks)
    await page.keyboard.press('ArrowRight')
    await untilFocusOn(marks.nth(1))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await untilFocusOn(shown(page))
  })

  it('to its sound too, where it was recorded', async () => {
    const { page } = await openReport({}, (page) =>
      page.route('**/api/protected/conversations/*', async (route) => {
        const answer = await route.fetch()
        const talk = (await answer.json()) as object
        const recording = {
          url: '/api/recordings/gone',
          duration_ms: 900_000,
          can_delete: false,
          parts: [{ talk_ms: 0, sound_ms: 5_000 }],
        }
        await route.fulfill({ response: answer, json: { ...talk, recording } })
      }),
    )
    const better = page.getByRole('region', { name: 'Do this next' }).getByRole('button').first()
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await better.textContent()) ?? '') ?? []
    const audio = page.locator('audio')
    await audio.waitFor()
    await better.click()
    const at = await audio.evaluate((player: HTMLAudioElement) => player.currentTime)
    expect(Math.floor(at)).toBe(Number(minutes) * 60 + Number(seconds) + 5)
    await moments(page)
      .getByRole('button', { name: /Hear it|Pause/ })
      .waitFor()
  })
})

describe('a report goes along', () => {
  it('on paper: all of it open, with times, and nothing to press', async () => {
    const { page } = await openReport()
    await page.emulateMedia({ media: 'print' })
    await page.waitForFunction(() =>
      [...document.querySelectorAll('details')].every((fold) => fold.open),
    )
    for (const name of ['Print', 'Download JSON', /Practise again/])
      expect(await page.getByText(name).first().isVisible()).toBe(false)
    const judged = page.getByRole('region', { name: 'Judged' })
    const quote = judged.locator('[data-voice]').first()
    expect(await quote.isVisible()).toBe(true)
    expect(await quote.textContent()).toMatch(/\d:\d\d/)
    expect(await page.locator('#transcript li').last().isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await judged.locator('details:not([open])').first().waitFor()
  })

  it('as a file, with every digit of it', async () => {
    const { page } = await openReport()
    const answered = page
      .locator('main [data-band]')
      .first()
      .getByText(/^\d+ out of 100$/)
    const score = Number.parseInt((await answered.textContent()) ?? '', 10)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download JSON' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^colloquy-grade-[\p{L}\p{N}-]+\.json$/u)
    const grade: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(grade).toMatchObject({ conversation_score: score, status: 'graded' })
  })
})

it('what is being graded fills in without taking anything away, and is told once', async () => {
  const { promise: isRead, resolve: letGo } = Promise.withResolvers<void>()
  let isGraded = false
  void isRead.then(() => (isGraded = true))
  const { page } = await place.visit({ reducedMotion: 'reduce' })
  await comeAs(page, 'member@demo.test')
  await page.route('**/api/protected/grades/*', (route) =>
    isGraded ? route.fallback() : route.fulfill({ status: 202, json: { status: 'grading' } }),
  )
  await page
    .getByRole('link', { name: /View Grade/ })
    .first()
    .click()
  await page.getByText('Not graded yet. What was said').waitFor()
  const transcript = page.locator('summary', { hasText: 'Transcript' })
  await transcript.focus()
  letGo()
  await page.getByRole('status').getByText('The grade is here.').waitFor({ state: 'attached' })
  await page.getByRole('heading', { name: 'Overall score' }).waitFor()
  await untilFocusOn(transcript)
  expect(await page.getByRole('status').filter({ hasText: 'The grade is here.' }).count()).toBe(1)
})
