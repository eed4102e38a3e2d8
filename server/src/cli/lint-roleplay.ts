import { readFileSync } from 'node:fs'
import { lintRoleplays } from '@colloquy/contract/lint-roleplays'
import { isSingle, lintSingle } from '@colloquy/contract/lint-single'
import type { Roleplay } from '@colloquy/domain/graph/compile'
import { reachInWords } from '@colloquy/domain/graph/simulate/reach-in-words'
import type { Judges } from '@colloquy/domain/rubric/validate'
import { Refusal } from '../refusal.ts'
import { readJson } from './read-json.ts'

const USAGE = `npm run -s lint-roleplay -- FILE [--with-model] [--simulate]

What is wrong with a file of roleplays, a sentence a line: what keeps it from being imported, and what
may not be what was meant. FILE, or - for standard input, is as docs/roleplay-files.md has it, or a single
roleplay as npm run -s talk takes it. With --with-model as for a server where a model grades as well.
With --simulate also what a weak, an average and a strong learner reach of each roleplay without an error,
in ten simulated talks each: that takes some seconds a roleplay.`

const OPTIONS = ['--with-model', '--simulate']

/** `npm run lint-roleplay`: the import says the same, or the talk. Ends with 1 when it would be refused. */
try {
  const { file, hasModel, simulates } = readWishes(process.argv.slice(2))
  const value = readJson(readSource(file))
  const { problems, warnings, sound, verdict } = (isSingle(value) ? ofSingle : ofSeveral)(value, {
    hasModel,
  })
  print('error', problems)
  print('warning', warnings)
  if (simulates) for (const one of sound) printReach(one)
  if (problems.length === 0) process.stdout.write(`${verdict}\n`)
  else process.exitCode = 1
} catch (failure) {
  if (!(failure instanceof Refusal)) throw failure
  process.stderr.write(`${failure.message}\n`)
  process.exitCode = 1
}

type Sound = { place: string; roleplay: Roleplay }

type Said = { problems: string[]; warnings: string[]; sound: Sound[]; verdict: string }

function print(kind: 'error' | 'warning' | 'simulated', sentences: readonly string[]): void {
  process.stdout.write(sentences.map((says) => `${kind}: ${says}\n`).join(''))
}

function printReach({ place, roleplay }: Sound): void {
  const { says, warnings } = reachInWords(roleplay)
  const placed = (sentence: string) => `${place}: ${sentence}`
  print('simulated', says.map(placed))
  print('warning', warnings.map(placed))
}

function ofSeveral(file: unknown, judges: Judges): Said {
  const { roleplays, places, ...said } = lintRoleplays(file, judges)
  const sound = roleplays.map(({ graph, ...roleplay }, n) => ({
    place: places[n] ?? '',
    roleplay: { ...roleplay, graph: graph ?? undefined },
  }))
  return { ...said, sound, verdict: `It can be imported. Roleplays: ${roleplays.length}.` }
}

function ofSingle(file: unknown, judges: Judges): Said {
  const { problems, warnings, againstImport, roleplay } = lintSingle(file, judges)
  return {
    problems,
    warnings: [...warnings, ...againstImport.map((says) => `An import would refuse it. ${says}`)],
    sound: roleplay === null ? [] : [{ place: 'The roleplay', roleplay }],
    verdict:
      againstImport.length === 0
        ? 'It can be talked with, and imported.'
        : 'It can be talked with.',
  }
}

function readWishes(given: string[]): { file: string; hasModel: boolean; simulates: boolean } {
  const [file, ...rest] = given.filter((wish) => !OPTIONS.includes(wish))
  if (file === undefined || rest.length > 0) throw new Refusal(USAGE)
  return {
    file,
    hasModel: given.includes('--with-model'),
    simulates: given.includes('--simulate'),
  }
}

function readSource(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch {
    throw new Refusal(`${file} cannot be read`)
  }
}
