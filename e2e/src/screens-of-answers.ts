import type { Page } from 'playwright-core'
import { answering, failing, LONG_WORD, type Screen, waiting } from './screen.ts'

const REHEARSALS = '**/api/protected/roleplay/rehearsals'
const READING = '**/api/protected/roleplay/select/*'

/** What the persona would answer, and what its author wants it to. */
export const SCREENS_OF_ANSWERS: readonly Screen[] = [
  {
    name: 'questions and answers, with what people ask',
    as: 'admin',
    open: answering(READING, asSomebodyElse, async (page) => {
      await toAnswers(page)
      await part(page)
        .getByText(/have no answer yet/)
        .waitFor()
      await part(page).locator('summary', { hasText: 'that are answered' }).click()
      await ask(page, 'Do you have a dog?')
      await part(page).locator('[aria-live]').getByText('Nothing in the text').waitFor()
    }),
  },
  {
    name: 'what people ask, while it is looked up',
    as: 'admin',
    open: waiting(REHEARSALS, toAnswers),
  },
  {
    name: 'a persona that cannot be asked',
    as: 'admin',
    open: failing(REHEARSALS, async (page) => {
      await toAnswers(page)
      await ask(page, 'Do you have a dog?')
      await part(page).getByText('cannot be asked just now').waitFor()
    }),
  },
  {
    name: 'an answer with flaws, and one removed',
    as: 'admin',
    open: async (page) => {
      await toAnswers(page)
      const add = part(page).getByRole('button', { name: 'Add an answer' })
      await add.click()
      await part(page).getByLabel('When asked').fill('Do you have a dog?')
      await part(page)
        .getByRole('button', { name: /^Remove this answer/ })
        .click()
      await add.click()
      await part(page).getByLabel('says').fill('A dog? No.')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await part(page).getByText('One thing in the answers').waitFor()
    },
  },
  {
    name: 'a hundred answers, each as long as it may be',
    as: 'admin',
    open: answering(READING, withLongAnswers, async (page) => {
      await toAnswers(page)
      await part(page).locator('summary', { hasText: 'Donau' }).first().click()
      await part(page).getByText('A roleplay has at most').waitFor()
      await ask(page, LONG_WORD)
    }),
  },
  {
    name: 'answers that are put away',
    as: 'admin',
    open: answering(READING, withLongAnswers, toForm),
  },
]

const part = (page: Page) => page.getByRole('region', { name: 'Questions and answers' })

async function toForm(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await part(page).getByRole('button', { name: 'Open questions and answers' }).waitFor()
}

async function toAnswers(page: Page): Promise<void> {
  await toForm(page)
  await part(page).getByRole('button', { name: 'Open questions and answers' }).click()
  await part(page).getByRole('heading', { name: 'What people ask' }).waitFor()
}

async function ask(page: Page, question: string): Promise<void> {
  await part(page).getByLabel(/^Ask /).fill(question)
  await part(page).getByLabel(/^Ask /).press('Enter')
}

/** With a word changed it is not who comes along any more, and knows only what its text says. */
function asSomebodyElse(value: unknown): unknown {
  const { schema_data, ...roleplay } = value as { schema_data: { persona: object } }
  const persona = { ...schema_data.persona, background: 'She drinks her tea black.' }
  return { ...roleplay, schema_data: { ...schema_data, persona } }
}

/** As many as there may be, and in one of them every word as long. */
function withLongAnswers(value: unknown): unknown {
  const { schema_data, ...roleplay } = value as { schema_data: object }
  const answers = Array.from({ length: 100 }, (_, n) => ({
    asked: [`${n} ${LONG_WORD}?`, `${n} in other words, ${LONG_WORD}?`],
    says: n === 0 ? Array.from({ length: 30 }, () => LONG_WORD) : [LONG_WORD],
    more: [LONG_WORD],
  }))
  return { ...roleplay, schema_data: { ...schema_data, graph: { answers } } }
}
