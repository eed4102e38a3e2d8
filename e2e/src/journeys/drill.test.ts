import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { refuseMicrophone, startCall } from '../call.ts'
import { flawsOf } from '../looks.ts'
import { comeAs, openPlace, type Place } from '../place.ts'
import { signIn } from '../product.ts'
import { ask, joinTyping, linesOf, SOON, write } from '../typing.ts'
import { type Turn, transcriptOf } from '../voice/voice-call.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace({ agent: 'beside the server', recogniserFolder: null, browser: 'shell' })
})
afterAll(() => place.close())

const WHY_IT_FAILED = 'Why did the planning system fail?'
const HOW_MANY = 'How many drivers do you have?'
const OTHER_WORDS = 'What would you want to be different by the spring?'

it('a talk is gone on with from a moment of it: the same words get the same answer, others another', async () => {
  const { page, room: parent, complaints } = await startCall(place, {}, refuseMicrophone)
  await joinTyping(page)
  await ask(page, WHY_IT_FAILED, 2)
  await ask(page, HOW_MANY, 3)
  const stored = await transcriptOf(place, { room: parent })
  await expect.poll(async () => (await stored()).length, SOON).toBe(5)
  await leave(page)
  const member = await signIn(place.product.origin, 'member@demo.test')
  const read = async (conversationId: string) =>
    member(endpoints.readConversation, { params: { conversationId } })
  await expect.poll(async () => (await read(parent)).status, SOON).toMatch(/^(un)?graded$/)
  const before = await read(parent)
  expect(before.turns.map(whoAndWhat)).toEqual([
    ['persona', expect.any(String)],
    ['trainee', WHY_IT_FAILED],
    ['persona', expect.stringMatching(/docks/)],
    ['trainee', HOW_MANY],
    ['persona', expect.stringMatching(/sixty-one drivers/i)],
  ])

  const drillWith = async (line: string): Promise<Turn[]> => {
    const pass = await member(endpoints.startDrill, {
      params: { conversationId: parent },
      body: { before_turn: 3 },
    })
    const drill = pass.conversation_id
    const params = { conversationId: drill }
    onTestFinished(async () => void (await member(endpoints.endConversation, { params })))
    await enter(page, pass)
    await page.getByText(/^Drill: from \d:\d\d\./).waitFor()
    expect(await flawsOf(page)).toEqual([])
    await joinTyping(page)
    await page.getByText(/^Drill: from \d:\d\d$/).waitFor()
    await page.getByText(/^Your drill begins here/).waitFor()
    // Once from the talk before, and once more as it is said again.
    const last = before.turns[2]?.text ?? ''
    await expect
      .poll(() => linesOf(page, 'persona').filter({ hasText: last }).count(), SOON)
      .toBe(2)
    expect(await flawsOf(page)).toEqual([])
    await ask(page, line, 4)
    await expect.poll(async () => (await read(drill)).turns.length, SOON).toBe(5)
    await leave(page)
    const made = await read(drill)
    expect(made.drill).toEqual({ parent_id: parent, carried_turns: 3 })
    expect(made.turns.slice(0, 3)).toEqual(before.turns.slice(0, 3))
    expect(whoAndWhat(made.turns[3])).toEqual(['trainee', line])
    expect(made.turns[3]?.started_at_ms).toBeGreaterThanOrEqual(made.turns[2]?.ended_at_ms ?? 0)
    return made.turns
  }
  const same = await drillWith(HOW_MANY)
  expect(same[4]?.text).toBe(before.turns[4]?.text)
  const other = await drillWith(OTHER_WORDS)
  expect(other[4]?.text).not.toBe(before.turns[4]?.text)
  expect(await read(parent)).toEqual(before)
  expect(complaints).toEqual([])
})

it('a grade leads into a drill of its moment, and the transcript of that shows what was carried', async () => {
  const { page } = await place.visit()
  await refuseMicrophone(page)
  await comeAs(page, 'member@demo.test')
  const member = await signIn(place.product.origin, 'member@demo.test')
  const practised = await member(endpoints.listConversations)
  const graded = practised.find(({ status }) => status === 'graded')
  await page.goto(`/grade/${graded?.id}`)
  await page.getByRole('button', { name: 'Drill this moment' }).click()
  await page.getByText(/^Drill: from \d+:\d\d\./).waitFor()
  const room = await page.evaluate(
    () => (history.state as { usr: { conversationId: string } }).usr.conversationId,
  )
  const turns = await transcriptOf(place, { room })
  const carried = await turns()
  await joinTyping(page)
  // Who knows where they are need not hear it to its end.
  await write(page, OTHER_WORDS)
  // On a busy machine the persona may have asked before whether anybody is there.
  const own = async () => (await turns()).slice(carried.length)
  const isAnswered = async () => {
    const said = (await own()).map(({ speaker, text }) => (text === OTHER_WORDS ? 'it' : speaker))
    return said.includes('it') && said.at(-1) === 'persona'
  }
  await expect.poll(isAnswered, SOON).toBe(true)
  await leave(page)
  const typed = (await own()).filter(({ speaker }) => speaker === 'trainee')
  expect((await turns()).slice(0, carried.length)).toEqual(carried)
  expect(typed.map(({ text }) => text)).toEqual([OTHER_WORDS])
  await page.goto(`/grade/${room}`)
  await page.getByText(/^Until here it is carried over/).waitFor()
  expect(await page.getByText('· carried over').count()).toBe(carried.length)
  expect(await flawsOf(page)).toEqual([])
})

const whoAndWhat = (turn: Turn | undefined) => [turn?.speaker, turn?.text]

/** As the button does: with a pass in the state of the page. */
async function enter(page: Page, pass: Answer<typeof endpoints.startDrill>): Promise<void> {
  await page.evaluate(({ token: roomToken, url, conversation_id: conversationId }) => {
    history.replaceState({ usr: { roomToken, url, conversationId } }, '', '/call')
  }, pass)
  await page.reload()
}

async function leave(page: Page): Promise<void> {
  const ended = page.waitForResponse((answer) => answer.url().endsWith('/end'))
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/dashboard')
  await ended
}
