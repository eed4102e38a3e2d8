import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { REPOSITORY } from '../config.ts'

const PROGRAM = fileURLToPath(new URL('./lint-roleplay.ts', import.meta.url))

const lint = (input: string, args: string[] = ['-']) =>
  spawnSync(process.execPath, [PROGRAM, ...args], { input, encoding: 'utf8' })

const fileOf = (...roleplays: unknown[]) =>
  JSON.stringify({ format: 'colloquy-roleplays', version: 1, roleplays })

it.each([
  ['no file', [], '', /^npm run -s lint-roleplay/],
  ['a file that is not there', ['/nowhere.json'], '', /^\/nowhere\.json cannot be read\n$/],
  ['a wish that nobody knows', ['-', '--quickly'], '', /^npm run -s lint-roleplay/],
  ['no JSON', ['-'], 'Hello', /^The file is not valid JSON\n$/],
  ['a key twice', ['-'], '{"format": 1, "format": 2}', /^The file has the same key twice\n$/],
])('refuses in a line: %s', (_, args, input, words) => {
  const { status, stdout, stderr } = lint(input, args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(words)
})

it('says what is wrong, a sentence a line, and ends with 1', () => {
  const { status, stdout } = lint(fileOf({ name: 'A', colour: 'red' }))
  expect(status).toBe(1)
  expect(stdout.split('\n')).toEqual([
    'error: The 1st roleplay: the persona is missing.',
    'warning: The 1st roleplay: Unknown key colour; keys are name, description, folder, tags, scenario, difficulty, voice, graph, rubric, persona. It is left out.',
    '',
  ])
})

it('finds nothing wrong with the example of docs/roleplay-files.md', () => {
  const page = readFileSync(join(REPOSITORY, 'docs/roleplay-files.md'), 'utf8')
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
  expect(lint(example)).toMatchObject({
    status: 0,
    stdout: 'It can be imported. Roleplays: 1.\n',
  })
})

describe('what simulated learners reach', () => {
  const example: unknown = JSON.parse(
    readFileSync(join(REPOSITORY, 'docs/example-roleplay.json'), 'utf8'),
  )
  const simulate = (input: string) => {
    const { status, stdout } = lint(input, ['-', '--simulate'])
    return { status, lines: stdout.trim().split('\n') }
  }

  it('is told of each roleplay without an error', () => {
    const { status, lines } = simulate(fileOf({ name: 'A' }, example))
    expect(status).toBe(1)
    expect(lines.filter((line) => line.startsWith('simulated: '))).toEqual([
      expect.stringMatching(/^simulated: The 2nd roleplay: A weak learner gets as far as /),
      expect.stringMatching(/^simulated: The 2nd roleplay: An average learner gets as far as /),
      expect.stringMatching(/^simulated: The 2nd roleplay: A strong learner gets as far as /),
    ])
  })

  it('and what is suspicious about it, of a graph of its own', () => {
    const price = {
      ...{ id: 'price', name: 'Price', says: ['What is it?'], settles: [['answered']] },
      when: { turns: 200 },
    }
    const over = {
      ...{ id: 'over', name: 'Over', outcome: 'declined', says: 'goodbye-cold' },
      when: { turns: 4 },
    }
    const graph = { objections: [price], endings: [over], agreement: null }
    const roleplay = { name: 'A', scenario: 'interviews', persona: { name: 'Ann', role: 'Cook' } }
    const { status, lines } = simulate(JSON.stringify({ ...roleplay, graph }))
    expect(status).toBe(0)
    expect(lines).toContain(
      'warning: The roleplay: In none of 120 simulated talks does objection "Price" come up.',
    )
    expect(lines.at(-1)).toBe('It can be talked with.')
  })

  it('is not told of what nobody can talk with', () => {
    const { status, lines } = simulate(JSON.stringify({ name: 'A', persona: { name: 'Ann' } }))
    expect(status).toBe(1)
    expect(lines.join('\n')).not.toContain('simulated')
  })
})

describe('a single roleplay, as npm run talk takes it', () => {
  const persona = { name: 'Maria Lopez', role: 'Practice manager' }

  it.each([
    ['a persona without a role', { persona: { name: 'Maria' } }, 'persona: the role is missing.'],
    ['a graph that leads nowhere', { persona, graph: { stages: [] } }, 'graph: There is no stage'],
    ['a key that is misspelt in a graph', { persona, graph: { stags: [] } }, 'Unknown key stags.'],
  ])('is refused with %s', (_, roleplay, words) => {
    const { status, stdout } = lint(JSON.stringify({ name: 'A call', ...roleplay }))
    expect(status).toBe(1)
    expect(stdout).toMatch(/^error: The roleplay, /)
    expect(stdout).toContain(words)
    expect(stdout).not.toContain('It can be')
  })

  it('may lack what an import needs, and is told of it and of a key that nobody knows', () => {
    const { status, stdout } = lint(
      JSON.stringify({
        name: 'A call',
        persona: {
          ...persona,
          situation: 'Looks for a tool.',
          painPoints: ['No-shows'],
          goals: ['Fewer'],
        },
      }),
    )
    expect(stdout.split('\n')).toEqual([
      'warning: The roleplay, persona: Unknown key painPoints; keys are name, role, situation, background, pain_points, goals. It is left out: did you mean pain_points?',
      'warning: An import would refuse it. The roleplay, persona: the background is missing.',
      'warning: An import would refuse it. The roleplay, persona: the pain points are missing.',
      'It can be talked with.',
      '',
    ])
    expect(status).toBe(0)
  })

  it('such as the example of the README has nothing wrong', () => {
    expect(lint('', [join(REPOSITORY, 'docs/example-roleplay.json')])).toMatchObject({
      status: 0,
      stdout: 'It can be talked with, and imported.\n',
    })
  })
})

it('takes what npm run talk takes as one of its roleplays', () => {
  const example: unknown = JSON.parse(
    readFileSync(join(REPOSITORY, 'docs/example-roleplay.json'), 'utf8'),
  )
  expect(lint(fileOf(example)).status).toBe(0)
})
