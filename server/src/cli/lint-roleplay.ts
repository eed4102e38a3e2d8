import { readFileSync } from 'node:fs'
import { lintRoleplays } from '@colloquy/contract/lint-roleplays'
import { Unreadable } from '../errors.ts'
import { parseStrictJson } from '../http/strict-json.ts'
import { Refusal } from '../refusal.ts'

const USAGE = `npm run -s lint-roleplay -- FILE [--with-model]

What is wrong with a file of roleplays, a sentence a line: what keeps it from being imported, and what
may not be what was meant. FILE, or - for standard input, is as docs/roleplay-files.md has it. With
--with-model as for a server where a model grades as well.`

/** `npm run lint-roleplay`: the import says the same. Ends with 1 when it would be refused. */
try {
  const { file, hasModel } = readWishes(process.argv.slice(2))
  const { problems, warnings, roleplays } = lintRoleplays(parsed(readSource(file)), { hasModel })
  const lines = [
    ...problems.map((says) => `error: ${says}`),
    ...warnings.map((says) => `warning: ${says}`),
    ...(problems.length === 0 ? [`It can be imported. Roleplays: ${roleplays.length}.`] : []),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (problems.length > 0) process.exitCode = 1
} catch (failure) {
  if (!(failure instanceof Refusal)) throw failure
  process.stderr.write(`${failure.message}\n`)
  process.exitCode = 1
}

function readWishes(given: string[]): { file: string; hasModel: boolean } {
  const [file, ...rest] = given.filter((wish) => wish !== '--with-model')
  if (file === undefined || rest.length > 0) throw new Refusal(USAGE)
  return { file, hasModel: given.includes('--with-model') }
}

function readSource(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new Refusal(`${file} cannot be read`)
  }
}

function parsed(source: string): unknown {
  try {
    return parseStrictJson(source)
  } catch (failure) {
    if (!(failure instanceof Unreadable)) throw failure
    throw new Refusal(failure.message.replace('The body', 'The file'))
  }
}
