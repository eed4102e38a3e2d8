import type { Page } from 'playwright-core'
import { beside } from './assigned.ts'
import {
  A_RECORDING,
  disagreedWith,
  inThePoorBand,
  notAskedYet,
  ofHalfAnHour,
  withEverything,
} from './grade-answers.ts'
import {
  answering,
  answeringWith,
  atTheirLongest,
  failing,
  go,
  LONG_WORD,
  type Screen,
} from './screen.ts'

const THE_GRADE = '**/api/protected/grades/*'
const THE_TALK = '**/api/protected/conversations/*'

const gradeOf = (place_: number) => async (page: Page) => {
  await page.goto('/dashboard')
  await page
    .getByRole('link', { name: /View Grade/ })
    .nth(place_)
    .click()
  await page.locator('main [data-band]').first().waitFor()
}

/** A report in the hands of somebody who reads all of it. */
const openingAll = (screen: Screen['open']) => async (page: Page) => {
  await screen(page)
  await page.locator('main summary').evaluateAll((summaries) => {
    for (const summary of summaries as HTMLElement[])
      if (summary.closest('details')?.open === false) summary.click()
  })
  await page.waitForFunction(() => document.querySelector('main details:not([open])') === null)
}

export const SCREENS_OF_GRADES: readonly Screen[] = [
  { name: 'grade, good', as: 'member', open: gradeOf(0) },
  { name: 'grade, middling', as: 'member', open: gradeOf(3) },
  { name: 'grade, not given', as: 'member', open: gradeOf(2) },
  { name: 'grade, poor', as: 'member', open: answering(THE_GRADE, inThePoorBand, gradeOf(1)) },
  { name: 'grade, all of it open', as: 'member', open: openingAll(gradeOf(0)) },
  {
    name: 'grade, with everything that one can say',
    as: 'member',
    open: openingAll(answering(THE_GRADE, withEverything, gradeOf(0))),
  },
  {
    name: 'grade, at a moment of the talk',
    as: 'member',
    open: async (page) => {
      await gradeOf(1)(page)
      await page
        .getByRole('button', { name: /^\d of 5/ })
        .first()
        .click()
      await page.getByRole('group', { name: 'Moments' }).waitFor()
    },
  },
  {
    name: 'grade, being made',
    as: 'member',
    open: answeringWith(
      THE_GRADE,
      { status: 'grading' },
      async (page) => {
        await page.goto('/dashboard')
        await page
          .getByRole('link', { name: /View Grade/ })
          .first()
          .click()
        await page.getByText('Not graded yet. What was said').waitFor()
      },
      202,
    ),
  },
  {
    name: 'grade, without what was said',
    as: 'member',
    open: failing(THE_TALK, openingAll(gradeOf(0))),
  },
  {
    name: 'grade, of half an hour',
    as: 'member',
    open: answering(THE_TALK, ofHalfAnHour, gradeOf(0)),
  },
  {
    name: 'grade, with what the specification names alone',
    as: 'member',
    open: answering(
      THE_GRADE,
      () => ({
        conversation_score: 71,
        started_at: '2026-11-20T10:00:00.000Z',
        ended_at: '2026-11-20T10:06:00.000Z',
        wpm: 140,
        stages_covered: ['Opening', 'Situation'],
        topics_covered: ['The routes'],
        feedback: {
          overall_feedback: 'Clear and calm.',
          spin_score: null,
          spin_feedback: null,
          stage_scores: { Opening: 80, Close: null },
          communication_score: 75,
          communication_feedback: 'Easy to follow.',
          strengths: "['Clear', 'Calm']",
          areas_for_improvement: '1. Ask more. 2. Wait longer.',
          recommendations: ['Begin with a question.'],
        },
      }),
      gradeOf(0),
    ),
  },
  { name: 'grade without an id', as: 'member', open: go('/grade', 'No conversation ID provided') },
  { name: 'no grade', as: 'member', open: go('/grade/nothing', 'No Grade Data') },
  {
    name: 'grade, failed',
    as: 'member',
    open: failing(THE_GRADE, go('/grade/x', 'Failed to load conversation grade')),
  },
  {
    name: 'grade, what one expects',
    as: 'member',
    open: answering(THE_GRADE, notAskedYet, async (page) => {
      await gradeOf(0)(page)
      await page.getByRole('button', { name: 'Show my grade' }).click()
      await page.getByText('or skip it').waitFor()
    }),
  },
  {
    name: 'grade, disagreeing',
    as: 'member',
    open: async (page) => {
      await gradeOf(1)(page)
      await page
        .getByRole('button', { name: /^I disagree/ })
        .first()
        .click()
      await page.getByRole('button', { name: /^Send/ }).click()
      await page.getByText('Choose the turn that shows it').waitFor()
    },
  },
  {
    name: 'grade, disagreed with',
    as: 'member',
    open: answering(THE_GRADE, disagreedWith, async (page) => {
      await gradeOf(1)(page)
      await page.getByText('An admin decides about it').waitFor()
    }),
  },
  {
    name: 'grade, to decide about',
    as: 'admin',
    open: answering(
      THE_GRADE,
      (answer) => ({ ...disagreedWith(answer), is_own: false, prediction: null }),
      async (page) => {
        await gradeOf(0)(page)
        await page.getByLabel(/^Accept/).check()
        await page.getByRole('button', { name: 'Decide' }).click()
        await page.getByText('Choose the score from now on').waitFor()
      },
    ),
  },
  {
    name: 'grade, long',
    as: 'member',
    open: openingAll(
      answering(THE_TALK, atTheirLongest, answering(THE_GRADE, atTheirLongest, gradeOf(0))),
    ),
  },
  {
    name: 'grade, an attempt that people talk about',
    as: 'member',
    open: answering(
      THE_GRADE,
      (answer) => ({ ...(answer as object), ...beside() }),
      openingAll(gradeOf(0)),
    ),
  },
  {
    name: 'grade, an attempt that people talk about, long',
    as: 'member',
    open: answering(
      THE_GRADE,
      (answer) => ({ ...(answer as object), ...beside(LONG_WORD) }),
      openingAll(gradeOf(0)),
    ),
  },
  {
    name: 'grade, a comment that fails',
    as: 'member',
    open: answering(
      THE_GRADE,
      (answer) => ({ ...(answer as object), ...beside(), comments: [], looks: [] }),
      failing('**/api/protected/grades/*/comments', async (page) => {
        await gradeOf(0)(page)
        await page.getByText('Nobody but you has opened it.').waitFor()
        await page.getByLabel('Your comment').fill('Well done.')
        await page.getByRole('button', { name: 'Comment', exact: true }).click()
        await page.getByText('A reason').waitFor()
      }),
    ),
  },
  {
    name: 'grade, with a recording',
    as: 'member',
    open: answering(
      THE_TALK,
      (answer) => ({ ...(answer as object), recording: A_RECORDING }),
      gradeOf(0),
    ),
  },
  {
    name: 'grade, of a drill',
    as: 'member',
    open: answering(
      THE_TALK,
      (answer) => ({ ...(answer as object), drill: { parent_id: null, carried_turns: 7 } }),
      async (page) => {
        await openingAll(gradeOf(0))(page)
        await page.getByText(/^Until here it is carried over/).waitFor()
      },
    ),
  },
  {
    name: 'grade, a drill refused',
    as: 'member',
    open: failing('**/api/protected/conversations/*/drill', async (page) => {
      await gradeOf(0)(page)
      await page.getByRole('button', { name: /drill/i }).click()
      await page.getByText(/^The drill could not be started/).waitFor()
    }),
  },
]
