import { readFileSync } from 'node:fs'
import { lintRoleplays } from '@colloquy/contract/lint-roleplays'
import { isSingle, lintSingle } from '@colloquy/contract/lint-single'
import type { Judges } from '@colloquy/domain/rubric/validate'
import { Refusal } from '../refusal.ts'
import { readJson } from './read-json.ts'

const USAGE = `npm run -s lint-roleplay -- FILE [--with-model]

What is wrong with a file of roleplays, a sentence a line: what keeps it from being imported, and what
may not be what was meant. FILE, or - for standard input, is as docs/roleplay-files.md has it, or a single
roleplay as npm run -s talk takes it. With --with-model as for a server where a model grades as well.`

/** `npm run lint-roleplay`: the import says the same, or the talk. Ends with 1 when it would be refused. */
try {
  const { file, hasModel } = readWishes(process.argv.slice(2))
  const value = readJson(readSource(file))
  const { problems, warnings, verdict } = (isSingle(value) ? ofSingle : ofSeveral)(value, {
    hasModel,
  })
  const lines = [
    ...problems.map((says) => `error: ${says}`),
    ...warnings.map((says) => `warning: ${says}`),
    ...(problems.length === 0 ? [verdict] : []),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (problems.length > 0) process.exitCode = 1
} catch (failure) {
  if (!(failure instanceof Refusal)) throw failure
  process.stderr.write(`${failure.message}\n`)
  process.exitCode = 1
}

type Said = { problems: string[]; warnings: string[]; verdict: string }

function ofSeveral(file: unknown, judges: Judges): Said {
  const { roleplays, ...said } = lintRoleplays(file, judges)
  return { ...said, verdict: `It can be imported. Roleplays: ${roleplays.length}.` }
}

function ofSingle(file: unknown, judges: Judges): Said {
  const { problems, warnings, againstImport } = lintSingle(file, judges)
  return {
    problems,
    warnings: [...warnings, ...againstImport.map((says) => `An import would refuse it. ${says}`)],
    verdict:
      againstImport.length === 0
        ? 'It can be talked with, and imported.'
        : 'It can be talked with.',
  }
}

function readWishes(given: string[]): { file: string; hasModel: boolean } {
  const [file, ...rest] = given.filter((wish) => wish !== '--with-model')
  if (file === undefined || rest.length > 0) throw new Refusal(USAGE)
  return { file, hasModel: given.includes('--with-model') }
}

function readSource(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch {
    throw new Refusal(`${file} cannot be read`)
  }
}
