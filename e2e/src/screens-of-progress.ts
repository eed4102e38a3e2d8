import { randomUUID } from 'node:crypto'
import {
  answering,
  failing,
  waiting,
  go,
  LONG_WORD,
  atTheirLongest,
  type Screen,
} from './screen.ts'

/** As many talks and skills as there may be, drills among them, and every name as long as it may be. */
function progressAtItsLongest(answer: unknown): unknown {
  const progress = answer as { talks: object[]; skills: object[]; next: Record<string, object> }
  const named = { name: LONG_WORD }
  return {
    ...progress,
    has_older: true,
    talks: Array.from({ length: 45 }, (_, n) => ({
      ...progress.talks[n % progress.talks.length],
      ...named,
      conversation_id: randomUUID(),
      is_drill: n % 3 === 1,
      score: (n * 37) % 101,
    })),
    skills: Array.from({ length: 12 }, (_, n) => ({
      ...progress.skills[n % progress.skills.length],
      ...named,
      id: randomUUID(),
    })),
    next: {
      skill: atTheirLongest(progress.next.skill),
      roleplay: atTheirLongest(progress.next.roleplay),
    },
  }
}

export const SCREENS_OF_PROGRESS: readonly Screen[] = [
  { name: 'progress', as: 'member', open: go('/progress', 'Practise next') },
  {
    name: 'progress, with what is folded open',
    as: 'member',
    open: async (page) => {
      await go('/progress', 'Practise next')(page)
      const [skills, figures] = [page.getByLabel('Skills'), page.getByLabel('How you talk')]
      for (const part of [skills, figures]) {
        await part.locator('summary').first().click()
        await part.getByRole('button', { name: /^Show as a table/ }).click()
        await part.getByRole('button', { name: /^Hide the table/ }).waitFor()
      }
      const time = page.getByRole('region', { name: 'Time practised' })
      await time.getByRole('button', { name: /^Show as a table/ }).click()
    },
  },
  {
    name: 'progress, one talk',
    as: 'member',
    open: go('/progress?scenario=interviews', 'You begin with'),
  },
  {
    name: 'progress, of a use case that nobody practised',
    as: 'member',
    open: go('/progress?scenario=legal', 'Nothing is graded here yet'),
  },
  {
    name: 'progress, nothing yet',
    as: 'developer',
    open: go('/progress', 'Your first talk begins the line'),
  },
  {
    name: 'progress, waiting',
    as: 'member',
    open: waiting('**/api/protected/progress**', go('/progress', 'Loading your progress')),
  },
  {
    name: 'progress, failed',
    as: 'member',
    open: failing(
      '**/api/protected/progress**',
      go('/progress', 'Your progress could not be loaded'),
    ),
  },
  {
    name: 'progress, without its history',
    as: 'member',
    open: failing(
      '**/api/protected/history**',
      go('/progress', 'Your conversations could not be loaded'),
    ),
  },
  {
    name: 'progress, nothing found in its history',
    as: 'member',
    open: go('/progress?q=no%20such%20words', 'None of them fits'),
  },
  {
    name: 'progress, long and full',
    as: 'member',
    open: answering(
      '**/api/protected/history**',
      atTheirLongest,
      answering('**/api/protected/progress**', progressAtItsLongest, async (page) => {
        await go('/progress', 'These are your newest 30 talks')(page)
        await page.locator('summary').first().click()
      }),
    ),
  },
]
