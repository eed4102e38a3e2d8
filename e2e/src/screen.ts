import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { answer } from './answers.ts'

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

export const failing = (pattern: string, screen: Screen['open']) =>
  answeringWith(pattern, { detail: 'A reason' }, screen, 422)

export const answeringWith =
  (pattern: string, json: unknown, screen: Screen['open'], status = 200) =>
  async (page: Page) => {
    await answer(page, pattern, { is: 'other', status, json })
    await screen(page)
  }

/** The screen as it is when this call answers otherwise. */
export const answering =
  (pattern: string, change: (answer: unknown) => unknown, screen: Screen['open']) =>
  async (page: Page) => {
    await answer(page, pattern, { is: 'changed', change })
    await screen(page)
  }

/** The screen as it is for as long as this call is not answered. */
export const waiting = (pattern: string, screen: Screen['open']) => async (page: Page) => {
  await answer(page, pattern, { is: 'awaited' })
  await screen(page)
}

/** An id that nothing has. */
export const NOTHING = '00000000-0000-4000-8000-000000000000'

export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(5).slice(0, 200)

/** Every name as long as it may be, in one word; and as many of each as fill a list. */
export function atTheirLongest(value: unknown, key = ''): unknown {
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

const LENGTHENED = new Set([
  ...['name', 'description', 'organization', 'user', 'device', 'situation', 'background', 'role'],
  ...['conversation_name', 'overall_feedback', 'communication_feedback', 'strengths', 'goals'],
  ...['behaviour', 'better_line', 'quote', 'reason', 'blocks', 'source', 'grader', 'model'],
  'persona_name',
])
