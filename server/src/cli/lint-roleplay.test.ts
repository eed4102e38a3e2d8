import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../config.ts'

const PROGRAM = fileURLToPath(new URL('./lint-roleplay.ts', import.meta.url))

const lint = (input: string, args: string[] = ['-']) =>
  spawnSync(process.execPath, [PROGRAM, ...args], { input, encoding: 'utf8' })

const fileOf = (...roleplays: unknown[]) =>
  JSON.stringify({ format: 'colloquy-roleplays', version: 1, roleplays })

it.each([
  ['no file', [], '', /^npm run -s lint-roleplay/],
  ['a file that is not there', ['/nowhere.json'], '', /^\/nowhere\.json cannot be read\n$/],
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
    'warning: The 1st roleplay: nothing is known of a field “colour”: it is left out.',
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

it('takes what npm run talk takes as one of its roleplays', () => {
  const example: unknown = JSON.parse(
    readFileSync(join(REPOSITORY, 'docs/example-roleplay.json'), 'utf8'),
  )
  expect(lint(fileOf(example)).status).toBe(0)
})
