import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const PROGRAM = fileURLToPath(new URL('./moves.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'colloquy-moves-'))
afterAll(() => rmSync(folder, { recursive: true }))

const moves = (args: string[], input = '') =>
  spawnSync(process.execPath, [PROGRAM, ...args], { input, encoding: 'utf8' })

describe('what cannot be read is refused in one line', () => {
  it.each([
    ['no JSON', '{"text":"Hello"}\nHello', 'Line 2 is no JSON\n'],
    ['no text', '{"previous":"Hello"}', /^Line 1, text: .+\n$/],
    ['a text that is none', '{"text":7}', /^Line 1, text: .+\n$/],
    ['no utterance', '[]', /^Line 1: .+\n$/],
  ])('%s', (_, input, says) => {
    const { status, stderr } = moves(['-'], input)
    expect(status).toBe(1)
    expect(stderr).toMatch(says)
  })

  it('a file that is not there', () => {
    const { status, stdout, stderr } = moves([join(folder, 'nothing.jsonl')])
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/nothing\.jsonl cannot be read\n$/)
  })

  it('no file at all: it says what it wants', () => {
    expect(moves([])).toMatchObject({ status: 1, stdout: '' })
    expect(moves([]).stderr).toContain('npm run -s moves -- FILE')
  })
})

it('each utterance of a file gets its line, and nothing else is printed', () => {
  const file = join(folder, 'said.jsonl')
  const said = [
    { text: 'How do you plan your routes today?' },
    {
      text: 'so you spend two hours on it every morning',
      previous: 'It takes me two hours.',
      at: 7,
    },
    { text: 'Mm-hm.', previous: null },
  ]
  writeFileSync(file, said.map((one) => `${JSON.stringify(one)}\n`).join('\n'))
  const { status, stdout, stderr } = moves([file])
  expect([status, stderr]).toEqual([0, ''])
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { question: 'open', spin: 'situation', reflection: 'none', behaviour: 'question' },
    {
      question: 'none',
      spin: 'none',
      reflection: expect.stringMatching(/simple|complex/),
      behaviour: 'reflection',
    },
    { question: 'none', spin: 'none', reflection: 'none', behaviour: 'other' },
  ])
})
