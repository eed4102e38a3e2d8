import { answer } from './answers.ts'
import { answering, failing, go, NOTHING, atTheirLongest, type Screen } from './screen.ts'

/** As it may be after somebody sent it another way than by the form. */
function withItsOwn(value: unknown): unknown {
  const { schema_data, ...roleplay } = value as { schema_data: object }
  const difficulty = { patience: 55, rapport: 40, objections: 3, facts_in_an_answer: 2, turns: 90 }
  return { ...roleplay, schema_data: { ...schema_data, difficulty, graph: { asks_every: 3 } } }
}

export const SCREENS_OF_ROLEPLAYS: readonly Screen[] = [
  { name: 'create a roleplay', as: 'admin', open: go('/workspace/create', 'The persona') },
  {
    name: 'create a roleplay, refused',
    as: 'admin',
    open: async (page) => {
      await go('/workspace/create', 'The persona')(page)
      await page.getByRole('button', { name: 'Create roleplay' }).click()
      await page.getByText('Persona name is required').waitFor()
    },
  },
  {
    name: 'edit a roleplay',
    as: 'admin',
    open: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('link', { name: /^Edit/ }).first().click()
      await page.getByRole('heading', { name: 'The persona' }).waitFor()
    },
  },
  {
    name: 'edit a roleplay, with numbers and a graph of its own',
    as: 'admin',
    open: answering('**/api/protected/roleplay/select/*', withItsOwn, async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('link', { name: /^Edit/ }).first().click()
      await page.getByText('Take the graph away').waitFor()
    }),
  },
  {
    name: 'edit a roleplay, changed meanwhile',
    as: 'admin',
    open: async (page) => {
      const detail = 'Somebody else has changed it since you opened it'
      await answer(page, '**/api/protected/roleplay/edit/*', {
        is: 'other',
        status: 409,
        json: { detail },
      })
      await page.goto('/dashboard')
      await page.getByRole('link', { name: /^Edit/ }).first().click()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('button', { name: 'Save mine over it' }).waitFor()
    },
  },
  {
    name: 'create a roleplay as a member',
    as: 'member',
    open: go('/workspace/create', 'Only admins can create'),
  },
  {
    name: 'roleplay form, long groups',
    as: 'admin',
    open: answering(
      '**/api/protected/roleplay/groups**',
      atTheirLongest,
      go('/workspace/create', 'Donau'),
    ),
  },
  {
    name: 'roleplay form, no groups',
    as: 'admin',
    open: answering(
      '**/api/protected/roleplay/groups**',
      () => [],
      go('/workspace/create', 'No user groups found'),
    ),
  },
  {
    name: 'roleplay form, failed',
    as: 'admin',
    open: failing(
      '**/api/protected/roleplay/select/*',
      go(`/workspace/edit/${NOTHING}`, 'Failed to load schema'),
    ),
  },
]
