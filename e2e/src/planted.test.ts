import { endpoints } from '@colloquy/contract/endpoints'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer } from './answers.ts'
import { ALL_PAYLOADS, MARK, PAYLOADS, payloadsOf } from './payloads.ts'
import { comeAs, openPlace, type Place } from './place.ts'
import { signIn } from './product.ts'
import { openRegulars } from './regulars.ts'

let place: Place
let comes: ReturnType<typeof openRegulars>
/** What stands in the paths below. */
let ids: Record<'ROLEPLAY' | 'GRADED' | 'ASSIGNMENT', string>
beforeAll(async () => {
  place = await openPlace()
  comes = openRegulars(place)
  ids = { GRADED: await disagree(), ...(await assign()) }
})
afterAll(() => place.close())

/** So that what was said about a grade is shown as well. */
async function disagree(): Promise<string> {
  const learner = await signIn(place.product.origin, 'member@demo.test')
  const { conversations } = await learner(endpoints.readDashboard)
  const params = { conversationId: conversations.find(isGraded)?.id ?? '' }
  const grade = await learner(endpoints.readGrade, { params })
  if (grade.status === 'grading') throw new Error('it is graded')
  const body = { criterion_id: grade.criteria[0]?.id ?? '', turn: 0, words: 'It was said' }
  await learner(endpoints.disagree, { params, body })
  await learner(endpoints.createComment, { params, body: { turn: 0, words: 'It was good' } })
  // Who looked is shown as well.
  const admin = await signIn(place.product.origin, 'admin@demo.test')
  await admin(endpoints.readGrade, { params })
  return params.conversationId
}

/** Something that the member is asked to practise. */
async function assign(): Promise<{ ROLEPLAY: string; ASSIGNMENT: string }> {
  const admin = await signIn(place.product.origin, 'admin@demo.test')
  const [roleplay] = await admin(endpoints.listRoleplays)
  const groups = (await admin(endpoints.listGroups)).map(({ id }) => id)
  const ROLEPLAY = roleplay?.id ?? ''
  const body = { roleplay_id: ROLEPLAY, groups, note: 'Please' }
  return { ROLEPLAY, ASSIGNMENT: (await admin(endpoints.createAssignment, { body })).id }
}

const isGraded = ({ status }: { status: string }): boolean => status === 'graded'

/** Whose words it shows, and where they stand. */
type Screen = { name: string; as: 'member' | 'admin' | 'developer'; path: string }

const SCREENS: Screen[] = [
  { name: 'the dashboard of a member', as: 'member', path: '/dashboard' },
  { name: 'the dashboard of an admin', as: 'admin', path: '/dashboard' },
  { name: 'progress', as: 'member', path: '/progress' },
  { name: 'a grade', as: 'member', path: '/grade/GRADED' },
  { name: 'reviews', as: 'admin', path: '/reviews' },
  { name: 'the assignments of a member', as: 'member', path: '/assignments' },
  { name: 'the assignments of an admin', as: 'admin', path: '/assignments?new' },
  { name: 'an assignment of one’s own', as: 'member', path: '/assignments/ASSIGNMENT' },
  { name: 'an assignment of others', as: 'admin', path: '/assignments/ASSIGNMENT?edit' },
  { name: 'settings', as: 'member', path: '/settings' },
  { name: 'members', as: 'admin', path: '/members' },
  { name: 'creating a roleplay', as: 'admin', path: '/workspace/create' },
  { name: 'editing a roleplay', as: 'admin', path: '/workspace/edit/ROLEPLAY' },
  { name: 'development', as: 'developer', path: '/development' },
]

it('there are 300 of them, all different', () => {
  expect(new Set(PAYLOADS).size).toBe(300)
})

it('what does get into a page is noticed', async () => {
  const { page } = await place.visit()
  await watch(page)
  await page.goto('/no-such-page')
  await page.evaluate((all) => document.body.insertAdjacentHTML('beforeend', all), ALL_PAYLOADS)
  const traces = await tracesIn(page)
  expect(traces.some((trace) => trace.startsWith('planted: <img'))).toBe(true)
  expect(traces.some((trace) => trace.startsWith('leads into a script: '))).toBe(true)
  expect(traces.some((trace) => trace.startsWith('the content policy refused inline'))).toBe(true)
})

it.each(SCREENS)('no text that the server may hold runs in $name', async ({ as, path }) => {
  const { page, complaints } = await comes(as)
  await watch(page)
  await answer(page, '**/api/**', { is: 'changed', change: planted })
  await page.goto(Object.entries(ids).reduce((so, [name, id]) => so.replace(name, id), path))
  await isShown(page, PAYLOADS)
  expect(await tracesIn(page)).toEqual([])
  expect(complaints).toEqual([])
})

describe('what was stored', () => {
  it('is kept to the letter, and shown as it was typed', async () => {
    const { origin } = place.product
    const admin = await signIn(origin, 'admin@demo.test')
    const texts = payloadsOf(200)
    const long = payloadsOf(1000)
    for (const [n, text] of texts.entries()) {
      const entries = [long[n % long.length] ?? text]
      const body = {
        name: text,
        description: text,
        is_public: true,
        schema_data: {
          persona: {
            name: text,
            role: text,
            situation: text,
            background: text,
            pain_points: entries,
            goals: entries,
          },
        },
      }
      const created = await admin(endpoints.createRoleplay, { body })
      expect(created).toMatchObject({ ...body, schema_data: { persona: body.schema_data.persona } })
      await admin(endpoints.createGroup, { body: { name: text, description: text } })
      await admin(endpoints.addMember, {
        body: { name: text, email: `planted${n}@demo.test`, role: 'member' },
      })
    }
    const developer = await signIn(origin, 'developer@demo.test')
    await developer(endpoints.seedOrganization, {
      body: { org_name: texts[0] ?? '', num_users: 1, num_admins: 1 },
    })

    const { page, complaints } = await place.visit({ reducedMotion: 'reduce' })
    await watch(page)
    await comeAs(page, 'admin@demo.test')
    await isShown(page, texts)
    for (const path of ['/members', '/workspace/create']) {
      await page.goto(path)
      await isShown(page, texts)
      expect(await tracesIn(page)).toEqual([])
    }
    await comeAs(page, 'developer@demo.test', '/development')
    await isShown(page, texts.slice(0, 1))
    expect(await tracesIn(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

/** Every text that people wrote, or may have written, becomes all payloads. What is one of a few stays. */
const planted = (value: unknown): unknown => plantedAt(value, '', '')

function plantedAt(value: unknown, key: string, within: string): unknown {
  if (typeof value === 'string') {
    const isRole = key === 'role' && within !== 'persona'
    return isRole || KEPT.has(key) || IDS_AND_TIMES.test(value) ? value : ALL_PAYLOADS
  }
  if (Array.isArray(value)) return value.map((entry) => plantedAt(entry, key, within))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [
        key === 'stage_scores' ? `${name} ${ALL_PAYLOADS}` : name,
        plantedAt(entry, name, key),
      ]),
    )
  return value
}

const KEPT = new Set([
  'organizationRole',
  'scenario',
  'difficulty',
  'figure',
  'state',
  'status',
  'reason',
  'counts',
])
const IDS_AND_TIMES = /^[0-9a-f]{8}-[0-9a-f-]{27}$|^\d{4}-\d\d-\d\dT/

const watched = new WeakSet<Page>()

async function watch(page: Page): Promise<void> {
  if (watched.has(page)) return
  watched.add(page)
  await page.addInitScript(() => {
    const traces: string[] = []
    Object.assign(globalThis, { traces, ran: () => traces.push('a planted script ran') })
    document.addEventListener('securitypolicyviolation', (event) =>
      traces.push(`the content policy refused ${event.blockedURI} (${event.violatedDirective})`),
    )
  })
}

const tracesIn = (page: Page): Promise<string[]> =>
  page.evaluate((mark) => {
    const traces = [...(globalThis as unknown as { traces: string[] }).traces]
    for (const element of document.querySelectorAll(`[${mark}]`))
      traces.push(`planted: ${element.outerHTML.slice(0, 100)}`)
    for (const link of document.querySelectorAll('[href^="javascript:" i], [src^="javascript:" i]'))
      traces.push(`leads into a script: ${link.outerHTML.slice(0, 100)}`)
    return traces
  }, MARK)

/** Resolves when each of the texts stands in the page, read or in a field. */
async function isShown(page: Page, texts: readonly string[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
    const shown = [document.body.textContent, ...fields.map(({ value }) => value)]
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    return wanted.every((text) => shown.includes(text))
  }, texts)
}
