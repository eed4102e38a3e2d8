import type { Page } from 'playwright-core'
import { answering, LONG_WORD, type Screen } from './screen.ts'

/** How a roleplay is graded, where an author changes it. */
export const SCREENS_OF_RUBRICS: readonly Screen[] = [
  {
    name: 'the rubric of its use case',
    as: 'admin',
    open: async (page) => {
      await toRubric(page)
      await page.locator('summary', { hasText: 'Doubts' }).click()
    },
  },
  {
    name: 'a rubric of its own with flaws',
    as: 'admin',
    open: async (page) => {
      await toRubric(page)
      await page.getByRole('button', { name: 'Make one of its own from it' }).click()
      await page.locator('summary', { hasText: 'Respect' }).click()
      await page.getByRole('button', { name: /^Remove this criterion/ }).click()
      await page.getByRole('button', { name: 'Add a sentence that must be said' }).click()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('3 things in the rubric').waitFor()
    },
  },
  {
    name: 'a rubric of its own, long and full',
    as: 'admin',
    open: answering('**/api/protected/roleplay/select/*', withALongRubric, async (page) => {
      await toRubric(page)
      await page.locator('summary', { hasText: 'Donau' }).first().click()
      await page.getByText('A rubric has at most').waitFor()
    }),
  },
  {
    name: 'its own rubric put away',
    as: 'admin',
    open: answering('**/api/protected/roleplay/select/*', withALongRubric, async (page) => {
      await toRubric(page)
      await page.getByRole('button', { name: 'Go back to the rubric' }).click()
      await page.getByText('The rubric of its own goes').waitFor()
    }),
  },
]

/** As many criteria as there may be, and every word of them as long. */
function withALongRubric(value: unknown): unknown {
  const { schema_data, ...roleplay } = value as { schema_data: object }
  const words = LONG_WORD.repeat(3).slice(0, 500)
  const criteria = Array.from({ length: 30 }, (_, n) => ({
    id: `long-${n}`,
    name: LONG_WORD.slice(0, 100),
    weight: 1000,
    anchors: Array.from({ length: 6 }, (_, score) => `${score} ${words}`.slice(0, 500)),
    looks_for: { rule: 'says', with: { any: Array.from({ length: 20 }, () => words) } },
    blocks: { below: 5, says: words },
    matters: 'always',
    when_not_shown: 'earns-nothing',
    skill: 'long',
  }))
  return { ...roleplay, schema_data: { ...schema_data, rubric: { version: 1, criteria } } }
}

const toRubric = async (page: Page) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await page.getByRole('button', { name: 'Open the rubric' }).click()
  await page.locator('summary').first().waitFor()
}
