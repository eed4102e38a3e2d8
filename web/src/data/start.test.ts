import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAhead, startRoleplay } from './start.ts'

const ROLEPLAY = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'

let asked: string[]
let isWell: boolean
beforeEach(() => {
  asked = []
  isWell = true
  const kept = new Map([['token', 'a-token']])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
  vi.stubGlobal('fetch', async (request: string | URL | Request) => {
    const path = new URL(request instanceof Request ? request.url : request, 'http://here').pathname
    asked.push(path.split('/').slice(-2).join(' '))
    if (!isWell) return Response.json({ detail: 'Away' }, { status: 503 })
    const [id] = /[0-9a-f-]{36}/.exec(path) ?? []
    return Response.json(
      id === undefined
        ? { token: 'a.b.c', url: '', conversation_id: OTHER }
        : { id, name: 'A call', description: '', is_public: true, schema_data: { persona: {} } },
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

it('asks again when what was asked for ahead of time did not come', async () => {
  isWell = false
  readAhead(ROLEPLAY)
  isWell = true
  await startRoleplay(ROLEPLAY)
  expect(asked).toEqual([`select ${ROLEPLAY}`, `select ${ROLEPLAY}`, 'protected requestroom'])
})

it('does not take another roleplay for the one that is chosen', async () => {
  readAhead(OTHER)
  await startRoleplay(ROLEPLAY)
  expect(asked).toEqual([`select ${OTHER}`, `select ${ROLEPLAY}`, 'protected requestroom'])
})

it('waits for one answer after the click, when somebody has pointed at the button before', async () => {
  readAhead(ROLEPLAY)
  const before = asked.length
  await startRoleplay(ROLEPLAY)
  expect(asked.slice(before)).toEqual(['protected requestroom'])
})
