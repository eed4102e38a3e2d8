import { answer } from './answers.ts'
import { answering, failing, waiting, go, atTheirLongest, type Screen } from './screen.ts'

export const SCREENS_OF_MEMBERS: readonly Screen[] = [
  { name: 'call without a call', open: go('/call', 'dashboard') },
  { name: 'dashboard of a member', as: 'member', open: go('/dashboard', 'Total Conversations') },
  { name: 'dashboard of an admin', as: 'admin', open: go('/dashboard', 'Total Conversations') },
  {
    name: 'dashboard, failed',
    as: 'member',
    open: failing('**/api/protected/dashboard', go('/dashboard', 'Failed to load dashboard data')),
  },
  { name: 'settings', as: 'member', open: go('/settings', 'Sessions') },
  {
    name: 'settings, of an admin',
    as: 'admin',
    open: go('/settings', 'Record the sound of calls'),
  },
  { name: 'members', as: 'admin', open: go('/members', 'Mika Member') },
  {
    name: 'members, asked about one',
    as: 'admin',
    open: async (page) => {
      await go('/members', 'Mika Member')(page)
      await page.getByRole('button', { name: 'Manage Mika Member' }).click()
      await page.getByRole('button', { name: 'Disable the account' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'dashboard, what is chosen hidden by a search',
    as: 'member',
    open: async (page) => {
      await go('/dashboard', 'Total Conversations')(page)
      await page.getByLabel('Search').fill('no such words')
      await page.getByText('the search hides it').waitFor()
    },
  },
  {
    name: 'dashboard, five conversations open',
    as: 'member',
    open: async (page) => {
      const detail = 'You have five open conversations: finish or leave one first'
      await answer(page, '**/api/protected/requestroom', {
        is: 'other',
        status: 409,
        json: { detail },
      })
      await go('/dashboard', 'Total Conversations')(page)
      await page.getByRole('button', { name: 'Start Roleplay' }).click()
      await page.getByText(detail).waitFor()
    },
  },
  { name: 'development', as: 'developer', open: go('/development', 'Demo Organization') },
  { name: 'development as an admin', as: 'admin', open: go('/development', 'Only developers') },
  {
    name: 'dashboard, waiting',
    as: 'member',
    open: waiting('**/api/protected/dashboard', go('/dashboard', 'Loading your dashboard')),
  },
  {
    name: 'dashboard, a first grade that was not guessed yet',
    as: 'member',
    open: answering(
      '**/api/protected/dashboard',
      (answer) => {
        const { conversations, stats, ...rest } = answer as {
          conversations: object[]
          stats: object
        }
        const graded = { ...conversations[0], status: 'graded', score: 71, awaits_prediction: true }
        return { ...rest, conversations: [graded], stats: { ...stats, totalConversations: 1 } }
      },
      go('/dashboard', 'Graded: guess first'),
    ),
  },
  {
    name: 'dashboard, nothing yet',
    as: 'member',
    open: answering(
      '**/api/protected/roleplay/list**',
      () => [],
      answering(
        '**/api/protected/dashboard',
        (answer) => ({ ...(answer as object), conversations: [] }),
        go('/dashboard', 'No activities yet'),
      ),
    ),
  },
  {
    name: 'dashboard, long and full',
    as: 'admin',
    open: answering('**/api/protected/**', atTheirLongest, go('/dashboard', 'Donau')),
  },
  {
    name: 'members, long and full',
    as: 'admin',
    open: answering('**/api/protected/**', atTheirLongest, go('/members', 'Donau')),
  },
  {
    name: 'members, failed',
    as: 'admin',
    open: failing('**/api/protected/members**', go('/members', 'Try Again')),
  },
  {
    name: 'settings, long',
    as: 'member',
    open: answering('**/api/protected/**', atTheirLongest, go('/settings', 'Donau')),
  },
  {
    name: 'development, long and full',
    as: 'developer',
    open: answering('**/api/dev/**', atTheirLongest, go('/development', 'Donau')),
  },
  {
    name: 'development, empty',
    as: 'developer',
    open: answering(
      '**/api/dev/organizations**',
      () => ({ organizations: [] }),
      go('/development', 'No organizations found'),
    ),
  },
  {
    name: 'development, failed',
    as: 'developer',
    open: failing(
      '**/api/dev/organizations**',
      go('/development', 'Failed to load organizations data'),
    ),
  },
]
