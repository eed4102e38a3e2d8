import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { analyticsOf, NOTHING_SUBMITTED } from './analytics-answers.ts'
import { beside } from './assigned.ts'

/** A route in one of its states. */
export type Screen = {
  name: string
  as?: 'member' | 'admin' | 'developer'
  /** Resolves when the screen stands as it is meant. */
  open: (page: Page) => Promise<void>
}

export const go = (path: string, words: string) => async (page: Page) => {
  await page.goto(path)
  await page.getByText(words).first().waitFor()
}

export const failing = (pattern: string, screen: Screen['open']) => async (page: Page) => {
  await page.route(pattern, (route) => route.fulfill({ status: 422, json: { detail: 'A reason' } }))
  await screen(page)
}

export const answeringWith =
  (pattern: string, json: unknown, screen: Screen['open']) => async (page: Page) => {
    await page.route(pattern, (route) => route.fulfill({ json }))
    await screen(page)
  }

/** The screen as it is when this call answers otherwise. */
export const answering =
  (pattern: string, change: (answer: unknown) => unknown, screen: Screen['open']) =>
  async (page: Page) => {
    await page.route(pattern, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: change(await answer.json()) })
    })
    await screen(page)
  }

const A_RECORDING = {
  url: '/api/recordings/gone',
  duration_ms: 754_000,
  can_delete: true,
  parts: [
    { talk_ms: 0, sound_ms: 0 },
    { talk_ms: 400_000, sound_ms: 396_000 },
  ],
}

const ANALYTICS = '**/api/protected/analytics*'

const NOTHING = '00000000-0000-4000-8000-000000000000'

export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5).slice(0, 200)

/** Every name as long as it may be, in one word; and as many of each as fill a list. */
function atTheirLongest(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const [first] = value as unknown[]
    const isOfRows = typeof first === 'object' && first !== null && 'id' in first
    const rows = isOfRows
      ? Array.from({ length: 25 }, (_, n) => ({ ...first, id: n === 0 ? first.id : randomUUID() }))
      : value
    return rows.map((entry) => atTheirLongest(entry, key))
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, atTheirLongest(entry, name)]),
    )
  return LENGTHENED.has(key) && typeof value === 'string' ? LONG_WORD : value
}

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

/** As it may be after somebody sent it another way than by the form. */
function withItsOwn(value: unknown): unknown {
  const { schema_data, ...roleplay } = value as { schema_data: object }
  const difficulty = { patience: 55, rapport: 40, objections: 3, facts_in_an_answer: 2, turns: 90 }
  return { ...roleplay, schema_data: { ...schema_data, difficulty, graph: { asks_every: 3 } } }
}

const LENGTHENED = new Set([
  ...['name', 'description', 'organization', 'user', 'device', 'situation', 'background', 'role'],
  ...['conversation_name', 'overall_feedback', 'communication_feedback', 'strengths', 'goals'],
  ...['behaviour', 'better_line', 'quote', 'reason', 'blocks', 'source', 'grader', 'model'],
  'persona_name',
])

type Said = Record<string, unknown>

/** A talk of one's own that was not written for the demo, and not asked about yet. */
const notAskedYet = (answer: unknown) => ({
  ...(answer as object),
  is_sample: false,
  prediction: null,
})

/** Of three criteria: waiting, accepted and rejected. */
function disagreedWith(answer: unknown): Said {
  const grade = answer as { criteria: { id: string }[] }
  const words = 'I did that at the very beginning, and once more before we said goodbye. '
  const said = { turn: 1, words: words.repeat(9), made_at: '2026-01-05T10:00:00.000Z' }
  const open = { status: 'open', score: null, reason: null, decided_at: null, decided_by: null }
  const decided = { reason: words.repeat(5), decided_at: said.made_at, decided_by: LONG_WORD }
  const states: Said[] = [
    open,
    { status: 'accepted', score: 5, ...decided },
    { status: 'rejected', score: null, ...decided },
  ]
  return {
    ...grade,
    first_score: 12,
    prediction: { score: 70 },
    submitted_at: said.made_at,
    disagreements: states.map((state, n) => ({
      id: randomUUID(),
      criterion_id: grade.criteria[n]?.id,
      ...said,
      ...state,
    })),
  }
}

const aReview = (name: string) => ({
  id: randomUUID(),
  conversation_id: NOTHING,
  conversation_name: name,
  learner_name: name,
  criterion_name: name,
  made_at: '2026-01-05T10:00:00.000Z',
})

const gradeOf = (place_: number) => async (page: Page) => {
  await page.goto('/dashboard')
  await page
    .getByRole('link', { name: /View Grade/ })
    .nth(place_)
    .click()
  await page.locator('main [data-band]').first().waitFor()
}

type AnyGrade = { criteria: Record<string, unknown>[]; receipt: Record<string, unknown> }

/** Each criterion with a score of 1, and worth 20 of 100. */
const inThePoorBand = (answer: unknown): unknown => ({
  ...(answer as object),
  conversation_score: 20,
  first_score: 20,
  criteria: (answer as AnyGrade).criteria.map((criterion) => ({
    ...criterion,
    score: 1,
    worth: 20,
  })),
})

/** With all that a report may say beside the usual. */
function withEverything(answer: unknown): unknown {
  const { criteria, receipt, ...grade } = answer as AnyGrade
  const [first, second, third, ...rest] = criteria
  const before = { ...receipt, rubric: 'another', grader: 'built-in 0' }
  return {
    ...grade,
    receipt: { ...receipt, model: 'careful-3', prompt: receipt.transcript },
    conversation_score: 71,
    first_score: 64,
    spread: { from: 61, to: 68 },
    number: 2,
    earlier: [
      {
        number: 1,
        conversation_score: 58,
        graded_at: '2026-11-20T10:00:00.000Z',
        receipt: before,
      },
    ],
    drill: { parent_id: NOTHING, carried_turns: 6 },
    is_own: false,
    criteria: [
      { ...first, by: 'model', spread: { from: 3, to: 4 } },
      { ...second, score: null, status: 'not_shown', evidence: [] },
      { ...third, score: null, status: 'not_relevant', evidence: [] },
      ...rest.map((criterion) => ({ ...criterion, blocks: 'Whoever insults does not pass.' })),
    ],
  }
}

/** Of half an hour, in turns that are short, typed, cut off and all there is. */
const ofHalfAnHour = (answer: unknown): unknown => {
  const { turns, ...talk } = answer as { turns: object[] }
  const long = Array.from({ length: 200 }, (_, seq) => ({
    ...turns[seq % turns.length],
    seq,
    started_at_ms: seq * 9_000,
    ended_at_ms: seq * 9_000 + 8_000,
    typed: seq % 7 === 1,
    interrupted: seq % 11 === 2,
  }))
  return { ...talk, turns: long }
}

const THE_GRADE = '**/api/protected/grades/*'
const THE_TALK = '**/api/protected/conversations/*'

const THE_LIBRARY = '**/api/protected/library?**'

/** As many tags as there may be, in two of them, and all of it as long. */
function libraryAtItsFullest(answer: unknown): unknown {
  const { roleplays } = answer as { roleplays: object[] }
  const tags = Array.from({ length: 20 }, (_, n) => `${n} ${LONG_WORD}`.slice(0, 40))
  const folder = { id: NOTHING, name: LONG_WORD.slice(0, 100) }
  const full = Array.from({ length: 12 }, (_, n) => ({
    ...roleplays[0],
    id: `00000000-0000-4000-8000-0000000000${n + 10}`,
    name: LONG_WORD,
    description: n % 2 === 0 ? LONG_WORD : null,
    persona: { name: LONG_WORD, role: LONG_WORD },
    is_archived: n % 3 === 1,
    is_favourite: n % 3 === 2,
    version: n + 1,
    tags: n < 2 ? tags : [],
    folder: n < 4 ? folder : null,
    changed_by: LONG_WORD,
  }))
  return { found: 1001, roleplays: full }
}

const aVersion = (version: number) => ({
  version,
  name: LONG_WORD,
  made_at: '2026-01-05T10:00:00.000Z',
  made_by: version % 3 === 0 ? null : LONG_WORD,
  changes: version === 1 ? null : ['name', 'persona’s background', 'conversation graph'],
})

/** Behind the three dots of the first. */
const fromTheMenu = (item: string, words: string) => async (page: Page) => {
  await go('/library', 'roleplays')(page)
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await page.getByRole('button', { name: item, exact: true }).click()
  await page.getByText(words).first().waitFor()
}

const importing = (file: unknown, words: string) => async (page: Page) => {
  await go('/library', 'roleplays')(page)
  await page.getByRole('button', { name: 'Import' }).click()
  const buffer = Buffer.from(typeof file === 'string' ? file : JSON.stringify(file))
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'roleplays.json', mimeType: 'application/json', buffer })
  await page.getByText(words).first().waitFor()
}

const SOMEBODY = {
  name: LONG_WORD,
  role: 'Practice manager',
  situation: 'Looks for a new tool',
  background: 'Fifteen years of it',
  pain_points: ['No-shows'],
  goals: ['Fewer of them'],
}
const fileOf = (...roleplays: object[]) => ({ format: 'colloquy-roleplays', version: 1, roleplays })

/** A report in the hands of somebody who reads all of it. */
const openingAll = (screen: Screen['open']) => async (page: Page) => {
  await screen(page)
  for (const fold of await page.locator('main summary').all())
    if (await fold.evaluate((summary) => !(summary.parentElement as HTMLDetailsElement).open))
      await fold.click()
}

export const SCREENS: readonly Screen[] = [
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
  { name: 'call without a call', open: go('/call', 'dashboard') },
  { name: 'dashboard of a member', as: 'member', open: go('/dashboard', 'Total Conversations') },
  { name: 'dashboard of an admin', as: 'admin', open: go('/dashboard', 'Total Conversations') },
  {
    name: 'dashboard, failed',
    as: 'member',
    open: failing('**/api/protected/dashboard', go('/dashboard', 'Failed to load dashboard data')),
  },
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
    open: async (page) => {
      await page.route(THE_GRADE, (route) =>
        route.fulfill({ status: 202, json: { status: 'grading' } }),
      )
      await page.goto('/dashboard')
      await page
        .getByRole('link', { name: /View Grade/ })
        .first()
        .click()
      await page.getByText('Not graded yet. What was said').waitFor()
    },
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
    open: failing('**/api/protected/grades/*', go('/grade/x', 'Failed to load conversation grade')),
  },
  {
    name: 'grade, what one expects',
    as: 'member',
    open: answering('**/api/protected/grades/*', notAskedYet, async (page) => {
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
    open: answering('**/api/protected/grades/*', disagreedWith, async (page) => {
      await gradeOf(1)(page)
      await page.getByText('An admin decides about it').waitFor()
    }),
  },
  {
    name: 'grade, to decide about',
    as: 'admin',
    open: answering(
      '**/api/protected/grades/*',
      (answer) => ({ ...disagreedWith(answer), is_own: false, prediction: null }),
      async (page) => {
        await gradeOf(0)(page)
        await page.getByLabel(/^Accept/).check()
        await page.getByRole('button', { name: 'Decide' }).click()
        await page.getByText('Choose the score from now on').waitFor()
      },
    ),
  },
  { name: 'analytics, too few people', as: 'admin', open: go('/analytics', 'Too few people') },
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
    name: 'analytics',
    as: 'admin',
    open: answeringWith(
      ANALYTICS,
      analyticsOf({ name: '', rows: 4 }),
      go('/analytics?months=6', 'Where learners get stuck'),
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
    open: async (page) => {
      await page.route(ANALYTICS, () => {})
      await go('/analytics', 'Loading the analytics')(page)
    },
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
    open: async (page) => {
      await page.route('**/api/protected/disagreements**', () => {})
      await go('/reviews', 'Loading the reviews')(page)
    },
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
      await page.getByRole('button', { name: /^Show as a table.*Time/ }).click()
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
    open: async (page) => {
      await page.route('**/api/protected/progress**', () => {})
      await go('/progress', 'Loading your progress')(page)
    },
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
  { name: 'library', as: 'admin', open: go('/library', 'roleplays') },
  { name: 'library of a member', as: 'member', open: go('/library', 'roleplays') },
  {
    name: 'library, nothing yet',
    as: 'admin',
    open: answeringWith(
      THE_LIBRARY,
      { found: 0, roleplays: [] },
      go('/library', 'No roleplays yet'),
    ),
  },
  { name: 'library, nothing found', as: 'member', open: go('/library?q=!!!', 'Nothing fits') },
  {
    name: 'library, no favourites',
    as: 'member',
    open: go('/library?favourites=yes', 'No favourites yet'),
  },
  {
    name: 'library, nothing archived',
    as: 'admin',
    open: go('/library?archived=yes', 'Nothing is archived'),
  },
  {
    name: 'library, waiting',
    as: 'member',
    open: async (page) => {
      await page.route(THE_LIBRARY, () => {})
      await go('/library', 'Loading the roleplays')(page)
    },
  },
  {
    name: 'library, failed',
    as: 'member',
    open: failing(THE_LIBRARY, go('/library', 'Try Again')),
  },
  {
    name: 'library, long and full, all of it chosen',
    as: 'admin',
    open: answering(THE_LIBRARY, libraryAtItsFullest, async (page) => {
      await go('/library', 'More than 1000 roleplays')(page)
      await page.getByLabel('Choose all that are shown').check()
      await page.getByText('12 chosen').waitFor()
    }),
  },
  {
    name: 'library, a menu open',
    as: 'admin',
    open: async (page) => {
      await go('/library', 'roleplays')(page)
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Archive' }).waitFor()
    },
  },
  {
    name: 'library, folder and tags of one',
    as: 'admin',
    open: answering(
      THE_LIBRARY,
      libraryAtItsFullest,
      fromTheMenu('Folder and tags', 'Tags that stay'),
    ),
  },
  {
    name: 'library, versions',
    as: 'admin',
    open: answeringWith(
      '**/api/protected/roleplay/versions/*?**',
      Array.from({ length: 20 }, (_, n) => aVersion(20 - n)),
      fromTheMenu('Versions', 'Version 20'),
    ),
  },
  {
    name: 'library, what a version says',
    as: 'admin',
    open: async (page) => {
      await fromTheMenu('Versions', 'The first one')(page)
      await page.getByRole('button', { name: /^Read it/ }).click()
      await page.getByText('Pain points').waitFor()
    },
  },
  {
    name: 'library, a new folder refused',
    as: 'admin',
    open: async (page) => {
      await go('/library', 'roleplays')(page)
      await page.getByRole('button', { name: 'New folder' }).click()
      await page.getByRole('button', { name: 'Make the folder' }).click()
      await page.getByText('Folder name is required').waitFor()
    },
  },
  {
    name: 'library, an import with problems',
    as: 'admin',
    open: importing(
      fileOf(
        { name: '', persona: SOMEBODY },
        { name: 'Unsound', persona: SOMEBODY, graph: { stages: [] } },
      ),
      '2 things to mend',
    ),
  },
  {
    name: 'library, an import of what is no JSON',
    as: 'admin',
    open: importing('{"format": ', 'This is no JSON file'),
  },
  {
    name: 'library, an import to be made',
    as: 'admin',
    open: importing(
      fileOf(
        { name: 'Discovery call with a sceptical operations lead', persona: SOMEBODY },
        { name: LONG_WORD, folder: LONG_WORD.slice(0, 100), colour: 'red', persona: SOMEBODY },
      ),
      'There is one of this name already',
    ),
  },
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
    open: async (page) => {
      await page.route('**/api/protected/progress**', () => {})
      await go('/progress', 'Loading your progress')(page)
    },
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
  { name: 'settings', as: 'member', open: go('/settings', 'Sessions') },
  {
    name: 'settings, of an admin',
    as: 'admin',
    open: go('/settings', 'Record the sound of calls'),
  },
  { name: 'members', as: 'admin', open: go('/members', 'Mika Member') },
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
      await page.getByText('The persona').waitFor()
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
      await page.route('**/api/protected/roleplay/edit/*', (route) =>
        route.fulfill({ status: 409, json: { detail } }),
      )
      await page.goto('/dashboard')
      await page.getByRole('link', { name: /^Edit/ }).first().click()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('button', { name: 'Save mine over it' }).waitFor()
    },
  },
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
      await page.route('**/api/protected/requestroom', (route) =>
        route.fulfill({ status: 409, json: { detail } }),
      )
      await go('/dashboard', 'Total Conversations')(page)
      await page.getByRole('button', { name: 'Start Roleplay' }).click()
      await page.getByText(detail).waitFor()
    },
  },
  {
    name: 'create a roleplay as a member',
    as: 'member',
    open: go('/workspace/create', 'Only admins can create'),
  },
  { name: 'development', as: 'developer', open: go('/development', 'Demo Organization') },
  { name: 'development as an admin', as: 'admin', open: go('/development', 'Only developers') },
  {
    name: 'dashboard, waiting',
    as: 'member',
    open: async (page) => {
      await page.route('**/api/protected/dashboard', () => {})
      await go('/dashboard', 'Loading your dashboard')(page)
    },
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
      '**/api/protected/conversations/*',
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
