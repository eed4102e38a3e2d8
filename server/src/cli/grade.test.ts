import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const PROGRAM = fileURLToPath(new URL('./grade.ts', import.meta.url))

const grade = (args: string[], input = '') =>
  spawnSync(process.execPath, [PROGRAM, ...args], { input, encoding: 'utf8' })

const turns = [
  { speaker: 'persona', text: 'Hello, Dana speaking.' },
  {
    speaker: 'trainee',
    text: 'Hi Dana, this is Alex from Farlane. How do you coach your new people today?',
  },
  { speaker: 'persona', text: "The managers are too busy. They don't have time to coach anyone." },
  {
    speaker: 'trainee',
    text: 'So the managers are too busy to coach. What does that lead to for the new ones?',
  },
  { speaker: 'persona', text: 'It takes them six months until they sell anything.' },
  { speaker: 'trainee', text: 'Six months. Shall we look at that together on Tuesday at two?' },
  { speaker: 'persona', text: 'Yes, Tuesday at two works.' },
].map((turn, n) => ({ ...turn, started_at_ms: n * 6000, ended_at_ms: n * 6000 + 5000 }))

const transcript = {
  scenario: 'sales',
  schema: { name: 'A first call', persona: { name: 'Dana Whitfield', role: 'VP of Sales' } },
  turns,
}

describe('what cannot be read is refused in one line', () => {
  it.each([
    ['no JSON', 'Hello', /^The transcript is no JSON\n$/],
    ['no turns', JSON.stringify({ ...transcript, turns: undefined }), /^turns: .+\n$/],
    [
      'a speaker that is none',
      JSON.stringify({ ...transcript, turns: [{ ...turns[0], speaker: 'me' }] }),
      /^turns\.0\.speaker: .+\n$/,
    ],
    [
      'a use case that is none',
      JSON.stringify({ ...transcript, scenario: 'cooking' }),
      /^scenario: .+\n$/,
    ],
    [
      'nobody to talk to',
      JSON.stringify({ ...transcript, schema: { name: 'A call' } }),
      /^schema\.persona: .+\n$/,
    ],
    ['a list', '[]', /^The transcript: .+\n$/],
  ])('%s', (_, input, says) => {
    const { status, stdout, stderr } = grade(['-'], input)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(says)
  })

  it('a file that is not there', () => {
    expect(grade(['nothing.json'])).toMatchObject({
      status: 1,
      stderr: 'nothing.json cannot be read\n',
    })
  })
})

it('a talk gets its grade in the shape of the API, whatever else stands in the file', () => {
  const { status, stdout } = grade(['-'], JSON.stringify({ ...transcript, more: true }))
  expect(status).toBe(0)
  const answer = JSON.parse(stdout)
  expect(answer).toMatchObject({
    status: 'graded',
    reason: null,
    started_at: null,
    ended_at: null,
    conversation_score: expect.any(Number),
    wpm: expect.any(Number),
    feedback: {
      overall_feedback: expect.any(String),
      strengths: [expect.any(String)].concat(answer.feedback.strengths.slice(1)),
    },
    next: { better_line: expect.any(String), drill: { before_turn: expect.any(Number) } },
    receipt: { transcript: expect.stringMatching(/^[\da-f]{64}$/) },
  })
  expect(answer.criteria[0]).toMatchObject({ id: 'opening', evidence: expect.any(Array) })
})

describe('a rubric that the roleplay brings', () => {
  const told = {
    id: 'told',
    name: 'Told',
    weight: 1,
    anchors: ['None.', 'Hardly.', 'Some.', 'Half.', 'Most.', 'All.'],
    looks_for: { rule: 'says', with: { any: ['this call is recorded'] } },
    blocks: { below: 5, says: 'It has to be said.' },
  }
  const listens = {
    ...told,
    id: 'listens',
    looks_for: { rule: 'listens' },
    blocks: null,
    weight: 9,
  }
  const gradeBy = (criteria: object[], more: object = {}) =>
    grade(
      ['-'],
      JSON.stringify({
        ...transcript,
        schema: { ...transcript.schema, rubric: { criteria } },
        ...more,
      }),
    )

  it('is refused in one line where it makes no sense', () => {
    expect(gradeBy([{ ...told, looks_for: { rule: 'charms' } }])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^schema\.rubric: "Told" looks for "charms", .+\n$/),
    })
    expect(gradeBy([{ ...told, weight: -1 }]).stderr).toMatch(
      /^schema\.rubric\.criteria\.0\.weight: /,
    )
  })

  it('decides: who never says what has to be said does not pass, and who says it does', () => {
    const without = JSON.parse(gradeBy([told, listens]).stdout)
    expect(without.conversation_score).toBeLessThan(60)
    expect(without.criteria[0]).toMatchObject({
      id: 'told',
      score: null,
      status: 'not_shown',
      blocks: 'It has to be said.',
    })
    expect(without.next.better_line).toContain('This call is recorded')
    const said = turns.map((turn, n) =>
      n === 1 ? { ...turn, text: `${turn.text} By the way, our call is being recorded.` } : turn,
    )
    const withIt = JSON.parse(gradeBy([told, listens], { turns: said }).stdout)
    expect(withIt.criteria[0]).toMatchObject({ score: 5, blocks: null })
    expect(withIt.criteria[0].evidence[0].quote).toBe('By the way, our call is being recorded.')
    expect(withIt.conversation_score).toBeGreaterThan(without.conversation_score)
  })
})

it('too little to go by is said, and is no failure', () => {
  const { status, stdout } = grade(['-'], JSON.stringify({ ...transcript, turns: [] }))
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    status: 'ungraded',
    reason: 'never-joined',
    feedback: null,
  })
})

it('of a drill what was carried is too little to go by, without anything new', () => {
  const carried_turns = transcript.turns.length
  const { stdout } = grade(['-'], JSON.stringify({ ...transcript, drill: { carried_turns } }))
  expect(JSON.parse(stdout)).toMatchObject({ status: 'ungraded', reason: 'too-short' })
})
