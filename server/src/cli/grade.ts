import { readFileSync } from 'node:fs'
import { RoleplayFile } from '@colloquy/contract/roleplay-file'
import { type Grade, grade } from '@colloquy/domain/grading/grade'
import type { Talk } from '@colloquy/domain/reading/talk'
import type { Rubric } from '@colloquy/domain/rubric/rubric'
import { validateRubric } from '@colloquy/domain/rubric/validate'
import { z } from 'zod'
import { presentReport } from '../grades/report.ts'
import { Refusal } from '../refusal.ts'

const USAGE = `npm run -s grade -- FILE

The grade of a talk, as JSON. FILE, or - for standard input, holds a transcript: {"scenario", "schema": {"name",
"persona", "rubric"?}, "turns": [{"speaker": "trainee" | "persona", "text", "started_at_ms", "ended_at_ms"}]}.`

/** As much as anybody says in one go, and as often as anybody does in some hours. */
const MOST_CHARACTERS = 20_000
const MOST_TURNS = 5_000

const Turn = z.object({
  speaker: z.enum(['trainee', 'persona']),
  text: z.string().max(MOST_CHARACTERS),
  started_at_ms: z.number(),
  ended_at_ms: z.number(),
  typed: z.boolean().nullish(),
  interrupted: z.boolean().nullish(),
  confidence: z.number().nullish(),
})

const Transcript = z.object({
  scenario: z.unknown(),
  schema: z.record(z.string(), z.unknown()),
  turns: z.array(Turn).max(MOST_TURNS),
  /** As the API has it of a conversation. */
  drill: z.object({ carried_turns: z.int().min(0) }).nullish(),
})

/** `npm run grade`: what is printed is for programs as well as for people. */
try {
  const [file, ...rest] = process.argv.slice(2)
  if (file === undefined || rest.length > 0) throw new Refusal(USAGE)
  const { talk, rubric } = readTalk(parseJson(readSource(file)))
  process.stdout.write(`${JSON.stringify(present(grade(talk, rubric), talk), null, 2)}\n`)
} catch (failure) {
  if (!(failure instanceof Refusal)) throw failure
  process.stderr.write(`${failure.message}\n`)
  process.exitCode = 1
}

function readSource(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    throw new Refusal(`${file} cannot be read`)
  }
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    throw new Refusal('The transcript is no JSON')
  }
}

function readTalk(value: unknown): { talk: Talk; rubric: Rubric | undefined } {
  const { scenario, schema, turns, drill } = parsed(Transcript, value, [])
  const roleplay = parsed(RoleplayFile, scenario === undefined ? schema : { ...schema, scenario }, [
    'schema',
  ])
  if (roleplay.rubric !== undefined) requireSound(roleplay.rubric)
  const talk = {
    useCase: roleplay.scenario,
    roleplay: { name: roleplay.name, persona: roleplay.persona, graph: roleplay.graph ?? null },
    turns: turns.map((turn) => ({
      speaker: turn.speaker,
      text: turn.text,
      startedAtMs: turn.started_at_ms,
      endedAtMs: turn.ended_at_ms,
      typed: turn.typed ?? false,
      interrupted: turn.interrupted ?? false,
      confidence: turn.confidence ?? null,
    })),
    carriedTurns: drill?.carried_turns ?? 0,
  }
  return { talk, rubric: roleplay.rubric }
}

/** Here nobody judges but code. */
function requireSound(rubric: Rubric): void {
  const flaw = validateRubric(rubric, { hasModel: false }).find(({ is }) => is === 'error')
  if (flaw !== undefined) throw new Refusal(`schema.rubric: ${flaw.says}`)
}

function parsed<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  under: string[],
): z.infer<Shape> {
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.path ?? []
  const where = [...(path[0] === 'scenario' ? [] : under), ...path].join('.')
  throw new Refusal(`${where || 'The transcript'}: ${issue?.message}`)
}

/** As the API answers it. When it took place is of the conversation, which a file does not tell. */
function present(given: Grade, { roleplay }: Talk) {
  return {
    conversation_name: roleplay.name,
    started_at: null,
    ended_at: null,
    ...presentReport(given),
  }
}
