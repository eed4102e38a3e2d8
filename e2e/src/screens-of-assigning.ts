import type { Page } from 'playwright-core'
import { answer } from './answers.ts'
import {
  assignedInEveryState,
  LONG_NOTE,
  managedAssignment,
  ownAssignment,
  people,
  summaries,
} from './assigned.ts'
import { answering, answeringWith, failing, go, LONG_WORD, type Screen, waiting } from './screen.ts'

const MINE = '**/api/protected/assigned?**'
const ALL = '**/api/protected/assignments?**'
const ONE = '**/api/protected/assignments/*'
const PEOPLE = '**/api/protected/assignments/*/people**'
const DASHBOARD = '**/api/protected/dashboard'
const SOME_ID = '00000000-0000-4000-8000-000000000000'

/** 422 and 404 say of one assignment that there is none. */
const refusing = (pattern: string, screen: Screen['open']) => async (page: Page) => {
  await answer(page, pattern, { is: 'other', status: 403, json: { detail: 'A reason' } })
  await screen(page)
}

const due = (assigned: unknown[], screen: Screen['open']) =>
  answering(DASHBOARD, (answer) => ({ ...(answer as object), due: assigned }), screen)

const oneOf = (assignment: unknown, words: string) =>
  answeringWith(ONE, assignment, go(`/assignments/${SOME_ID}`, words))

/** One after the other, each in the state that the last one leaves. */
const then =
  (screen: Screen['open'], ...steps: Screen['open'][]) =>
  async (page: Page) => {
    await screen(page)
    for (const step of steps) await step(page)
  }

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

const reads = (words: string | RegExp) => (page: Page) => page.getByText(words).first().waitFor()

export const SCREENS_OF_ASSIGNING: readonly Screen[] = [
  {
    name: 'assignments, nothing yet',
    as: 'member',
    open: answeringWith(MINE, [], go('/assignments', 'Nothing is assigned to you')),
  },
  {
    name: 'assignments of an admin, nothing yet',
    as: 'admin',
    open: answeringWith(ALL, [], answeringWith(MINE, [], go('/assignments', 'No assignments yet'))),
  },
  {
    name: 'assignments, waiting',
    as: 'member',
    open: waiting(MINE, go('/assignments', 'Loading the assignments')),
  },
  {
    name: 'assignments, failed',
    as: 'admin',
    open: failing(ALL, failing(MINE, go('/assignments', 'Try Again'))),
  },
  {
    name: 'assignments, in every state, with their attempts',
    as: 'member',
    open: answeringWith(
      MINE,
      assignedInEveryState(),
      answeringWith(
        ONE,
        ownAssignment(),
        then(go('/assignments', 'Late'), press(/^Your attempts/), reads('Attempt 3')),
      ),
    ),
  },
  {
    name: 'assignments, attempts that cannot be loaded',
    as: 'member',
    open: answeringWith(
      MINE,
      assignedInEveryState(),
      refusing(
        ONE,
        then(
          go('/assignments', 'Late'),
          press(/^Your attempts/),
          reads('Your attempts could not be loaded'),
        ),
      ),
    ),
  },
  {
    name: 'assignments, closed while one was about to start',
    as: 'member',
    open: answeringWith(MINE, assignedInEveryState(), async (page) => {
      const detail = 'It was closed: nobody can start it any more'
      await answer(page, '**/api/protected/assignments/*/start', {
        is: 'other',
        status: 409,
        json: { detail },
      })
      await then(go('/assignments', 'Late'), press(/^Start/), reads(detail))(page)
    }),
  },
  {
    name: 'assignments, long and full',
    as: 'admin',
    open: answeringWith(
      MINE,
      assignedInEveryState(LONG_WORD),
      answeringWith(
        ALL,
        Array.from({ length: 7 }, () => summaries(LONG_WORD))
          .flat()
          .slice(0, 20),
        then(go('/assignments', 'Donau'), reads('Show more')),
      ),
    ),
  },
  {
    name: 'assignments, a new one',
    as: 'admin',
    open: go('/assignments?new', 'Who is asked'),
  },
  {
    name: 'assignments, a new one refused',
    as: 'admin',
    open: async (page) => {
      await go('/assignments?new', 'Who is asked')(page)
      await page.getByLabel('Pass mark').fill('a lot')
      await page.getByLabel('Attempts at least').fill('3')
      await page.getByLabel('Attempts at most').fill('2')
      await page.getByRole('button', { name: 'Assign', exact: true }).click()
      await page.getByText('Choose at least one person or group').waitFor()
    },
  },
  {
    name: 'assignments, a new one for hundreds',
    as: 'admin',
    open: answering(
      '**/api/protected/members**',
      (answer) => {
        const [first] = answer as { name: string }[]
        return Array.from({ length: 320 }, (_, n) => ({
          ...first,
          user_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
          name: n === 0 ? LONG_WORD : `Person ${n}`,
        }))
      },
      async (page) => {
        await go('/assignments?new', 'The first 40 of')(page)
        await page.getByRole('checkbox', { name: /^Donau/ }).check()
        await page.getByRole('checkbox', { name: 'Show only who is chosen' }).check()
      },
    ),
  },
  {
    name: 'assignments, a new one without what can be chosen',
    as: 'admin',
    open: failing(
      '**/api/protected/members**',
      go('/assignments?new', 'What can be chosen could not be loaded'),
    ),
  },
  {
    name: 'assignment, of its learner',
    as: 'member',
    open: oneOf(ownAssignment(), 'From 61 at first'),
  },
  {
    name: 'assignment, passed and long',
    as: 'member',
    open: oneOf(ownAssignment('passed', LONG_WORD), 'Nothing is left to do.'),
  },
  {
    name: 'assignment, about to be submitted',
    as: 'member',
    open: async (page) => {
      await oneOf(ownAssignment(), 'From 61 at first')(page)
      await press('Submit attempt 3')(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'assignment, of an admin',
    as: 'admin',
    open: answeringWith(
      PEOPLE,
      people(),
      then(oneOf(managedAssignment(), 'What is asked'), reads('Show more')),
    ),
  },
  {
    name: 'assignment, of an admin, long',
    as: 'admin',
    open: answeringWith(
      PEOPLE,
      people(LONG_WORD),
      then(oneOf(managedAssignment(LONG_WORD), 'What is asked'), reads('Show more')),
    ),
  },
  {
    name: 'assignment, without its people',
    as: 'admin',
    open: failing(
      PEOPLE,
      then(oneOf(managedAssignment(), 'What is asked'), reads('The people could not be loaded')),
    ),
  },
  {
    name: 'assignment, changed',
    as: 'admin',
    open: answeringWith(
      PEOPLE,
      people(),
      then(
        oneOf(managedAssignment(), 'What is asked'),
        press('Edit'),
        reads('What is practised stays'),
      ),
    ),
  },
  {
    name: 'assignment, about to be deleted',
    as: 'admin',
    open: answeringWith(
      PEOPLE,
      [],
      then(oneOf(managedAssignment(), 'What is asked'), press('Delete'), async (page) => {
        await page.getByRole('alertdialog').waitFor()
      }),
    ),
  },
  {
    name: 'assignment, waiting',
    as: 'member',
    open: waiting(ONE, go(`/assignments/${SOME_ID}`, 'Loading the assignment')),
  },
  {
    name: 'assignment, failed',
    as: 'member',
    open: refusing(ONE, go(`/assignments/${SOME_ID}`, 'Try Again')),
  },
  {
    name: 'assignment, deleted meanwhile',
    as: 'member',
    open: go(`/assignments/${SOME_ID}`, 'No such assignment'),
  },
  {
    name: 'dashboard, with what is due',
    as: 'member',
    open: due(assignedInEveryState().slice(0, 5), go('/dashboard', 'Total Conversations')),
  },
  {
    name: 'dashboard, with what is due, long',
    as: 'admin',
    open: due(
      assignedInEveryState(LONG_WORD)
        .slice(0, 5)
        .map((assigned) => ({ ...assigned, note: LONG_NOTE })),
      go('/dashboard', 'Donau'),
    ),
  },
]
