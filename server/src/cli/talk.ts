import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { RoleplayFile } from '@colloquy/contract/roleplay-file'
import { unknownKeysOfRoleplay } from '@colloquy/contract/unknown-keys'
import { compile } from '@colloquy/domain/graph/compile'
import { validate } from '@colloquy/domain/graph/validate'
import { greet, type Step, step } from '@colloquy/domain/persona/step'
import { Refusal } from '../refusal.ts'
import { readJson } from './read-json.ts'
import { NAMES, readSource } from './talk-source.ts'
import { whenUnread } from './when-unread.ts'

const USAGE = `npm run -s talk -- FILE [--seed N] [--transcript FILE]

A practice in text. FILE holds a roleplay, {"name", "scenario"?, "difficulty"?, "graph"?, "persona"}, of which
"persona" is {"name", "role", "situation"?, "background"?, "pain_points"?, "goals"?},
or is the name of one that comes along: ${NAMES}.
Each line on standard input is what you say; each line of the answer is JSON, the first of them the
greeting.`

/** In writing nobody takes time to speak: as long as it would take at an ordinary pace. */
const MS_A_WORD = 400
const MS_BETWEEN = 600

/** `npm run talk`: what is printed is for programs as well as for people. */
try {
  await talk(readWishes(process.argv.slice(2)))
} catch (failure) {
  if (!(failure instanceof Refusal)) throw failure
  process.stderr.write(`${failure.message}\n`)
  process.exitCode = 1
}

type Wishes = { file: string; seed: number; transcript: string | null }

async function talk({ file, seed, transcript }: Wishes): Promise<void> {
  const source = readJson(await readSource(file))
  for (const says of unknownKeysOfRoleplay(source, 'The roleplay'))
    process.stderr.write(`warning: ${says}\n`)
  const roleplay = readRoleplay(source)
  const graph = compile(roleplay)
  const flaw = validate(graph).find((finding) => finding.is === 'error')
  if (flaw !== undefined) throw new Refusal(flaw.says)
  const turns: Turn[] = []
  const say = (one: Step) => {
    turns.push({ speaker: 'persona', text: one.text })
    process.stdout.write(`${JSON.stringify(lineOf(one))}\n`)
  }

  let last = greet(graph, seed)
  // A roleplay that came on standard input has taken all of it.
  const lines = createInterface({ input: file === '-' ? Readable.from([]) : process.stdin })
  whenUnread(() => lines.close())
  say(last)
  for await (const text of lines) {
    turns.push({ speaker: 'trainee', text })
    last = step(graph, last.state, { text, seed })
    say(last)
    if (last.ended !== null) break
  }
  if (transcript !== null) await writeFile(transcript, transcriptOf(source as Written, turns))
}

function lineOf({ text, stage, moves, reveals, why, ended }: Step) {
  const move = moves.join(' ') || null
  return { text, stage, move, reveals, why, ended: ended !== null, ending: ended }
}

type Turn = { speaker: 'trainee' | 'persona'; text: string }

/** As it stands in the file: whoever grades the talk needs its graph and its rubric, too. */
type Written = { scenario?: string }

function transcriptOf({ scenario, ...schema }: Written, turns: Turn[]): string {
  let at = 0
  const timed = turns.map((turn) => {
    const startedAtMs = at
    at += Math.max(1, turn.text.split(/\s+/).length) * MS_A_WORD
    const endedAtMs = at
    at += MS_BETWEEN
    const typed = turn.speaker === 'trainee' ? { typed: true } : {}
    return { ...turn, started_at_ms: startedAtMs, ended_at_ms: endedAtMs, ...typed }
  })
  return `${JSON.stringify({ scenario, schema, turns: timed }, null, 2)}\n`
}

function readRoleplay(source: unknown) {
  const parsed = RoleplayFile.safeParse(source)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Refusal(`${issue?.path.join('.') || 'The file'}: ${issue?.message}`)
}

function readWishes(args: string[]): Wishes {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { seed: { type: 'string', default: '1' }, transcript: { type: 'string' } },
    })
    const seed = Number(values.seed)
    const [file] = positionals
    if (file !== undefined && Number.isSafeInteger(seed))
      return { file, seed, transcript: values.transcript ?? null }
  } catch {
    // Answered below.
  }
  throw new Refusal(USAGE)
}
