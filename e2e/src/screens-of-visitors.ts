import { answeringWith, go, type Screen } from './screen.ts'

export const SCREENS_OF_VISITORS: readonly Screen[] = [
  { name: 'landing', open: go('/', 'Prepare for your next') },
  { name: 'waitlist', open: go('/waitlist', 'Join Waitlist') },
  {
    name: 'waitlist, refused',
    open: async (page) => {
      await go('/waitlist', 'Join Waitlist')(page)
      await page.getByLabel('Other Use Cases').check()
      await page.getByRole('button', { name: 'Join Waitlist' }).click()
      await page.getByText('Email is required').waitFor()
    },
  },
  { name: 'terms', open: go('/terms', 'Limitation of Liability') },
  { name: 'get started', open: go('/get-started', 'ready to talk') },
  { name: 'not found', open: go('/no-such-page', 'Nobody is talking here') },
  { name: 'sign in', open: go('/auth', 'Welcome') },
  {
    name: 'sign up, refused',
    open: async (page) => {
      await go('/auth', 'Welcome')(page)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.getByLabel('Email').fill('a@b.example')
      await page.getByLabel(/^Password( \*)?$/).fill('x')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.getByText('You must agree').waitFor()
    },
  },
  { name: 'invitation that does not work', open: go('/invitation#nothing', 'invitation') },
  {
    name: 'password link that does not work',
    open: go('/password#nothing', 'This link does not work'),
  },
  {
    name: 'password link',
    open: answeringWith(
      '**/api/auth/password/link',
      { expires_at: '2026-12-01T10:00:00.000Z' },
      go('/password#something', 'New password'),
    ),
  },
  {
    name: 'invitation of somebody who belongs elsewhere',
    as: 'member',
    open: answeringWith(
      '**/api/auth/invitation',
      {
        organization: 'Farlane',
        role: 'member',
        email: null,
        expires_at: '2026-12-01T10:00:00.000Z',
      },
      go('/invitation#something', 'To join Farlane'),
    ),
  },
  { name: 'workspace', open: go('/workspace', 'Workspace Coming Soon') },
]
