import { randomUUID } from 'node:crypto'
import { analyticsOf, NOTHING_SUBMITTED, TOO_FEW } from './analytics-answers.ts'
import { answeringWith, failing, waiting, go, LONG_WORD, NOTHING, type Screen } from './screen.ts'

const ANALYTICS = '**/api/protected/analytics*'

const aReview = (name: string) => ({
  id: randomUUID(),
  conversation_id: NOTHING,
  conversation_name: name,
  learner_name: name,
  criterion_name: name,
  made_at: '2026-01-05T10:00:00.000Z',
})

export const SCREENS_OF_REVIEWING: readonly Screen[] = [
  { name: 'analytics', as: 'admin', open: go('/analytics', 'Where learners get stuck') },
  {
    name: 'analytics, too few people',
    as: 'admin',
    open: answeringWith(ANALYTICS, TOO_FEW, go('/analytics', 'Too few people')),
  },
  { name: 'analytics of a member', as: 'member', open: go('/analytics', 'Only admins') },
  {
    name: 'analytics, nothing submitted yet',
    as: 'admin',
    open: answeringWith(
      ANALYTICS,
      NOTHING_SUBMITTED,
      go('/analytics', 'Nothing was submitted yet'),
    ),
  },
  {
    name: 'analytics, long and full',
    as: 'admin',
    open: answeringWith(
      ANALYTICS,
      analyticsOf({ name: LONG_WORD, rows: 25 }),
      go('/analytics', 'Where learners get stuck'),
    ),
  },
  {
    name: 'analytics, waiting',
    as: 'admin',
    open: waiting(ANALYTICS, go('/analytics', 'Loading the analytics')),
  },
  {
    name: 'analytics, failed',
    as: 'admin',
    open: failing(ANALYTICS, go('/analytics', 'The analytics could not be loaded')),
  },
  { name: 'reviews, nothing yet', as: 'admin', open: go('/reviews', 'Nothing to review') },
  { name: 'reviews of a member', as: 'member', open: go('/reviews', 'Only admins') },
  {
    name: 'reviews, waiting',
    as: 'admin',
    open: waiting('**/api/protected/disagreements**', go('/reviews', 'Loading the reviews')),
  },
  {
    name: 'reviews, failed',
    as: 'admin',
    open: failing('**/api/protected/disagreements**', go('/reviews', 'Try Again')),
  },
  {
    name: 'reviews, long and full',
    as: 'admin',
    open: answeringWith(
      '**/api/protected/disagreements**',
      Array.from({ length: 50 }, (_, n) => aReview(n % 2 === 0 ? LONG_WORD : 'Listening')),
      go('/reviews', 'Show more'),
    ),
  },
]
