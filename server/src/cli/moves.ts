import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { labelUtterance } from '@colloquy/domain/moves/label-utterance'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { whenUnread } from './when-unread.ts'

const USAGE = `npm run -s moves -- FILE

What was done by saying it. FILE, or - for standard input, holds an utterance a line, {"text", "previous"?}; each
is answered by a line, {"question", "spin", "reflection", "behaviour"}.`

/** As much as anybody says in one go, and no more than a line of a program should be. */
const MOST_CHARACTERS = 20_000

const Utterance = z.object({
  text: z.string().max(MOST_CHARACTERS),
  previous: z.string().max(MOST_CHARACTERS).nullish(),
})

/** `npm run moves`: what is printed is for programs as well as for people. */
try {
  await moves(process.argv.slice(2))
} catch (failure) {
  if (!(failure instanceof Refusal)) throw failure
  process.stderr.write(`${failure.message}\n`)
  process.exitCode = 1
}

async function moves([file, ...rest]: string[]): Promise<void> {
  if (file === undefined || rest.length > 0) throw new Refusal(USAGE)
  const input = file === '-' ? process.stdin : createReadStream(file, 'utf8')
  const failed = new Promise<never>((_, reject) => {
    input.once('error', () => reject(new Refusal(`${file} cannot be read`)))
  })
  const lines = createInterface({ input })
  whenUnread(() => lines.close())
  await Promise.race([failed, label(lines)])
}

async function label(lines: AsyncIterable<string>): Promise<void> {
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    const { text, previous } = read(line, number)
    const { question, spin, reflection, behaviour } = labelUtterance(
      previous == null ? { text } : { text, previous },
    )
    process.stdout.write(`${JSON.stringify({ question, spin, reflection, behaviour })}\n`)
  }
}

function read(line: string, number: number): z.infer<typeof Utterance> {
  const parsed = Utterance.safeParse(parseJson(line, number))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.')
  throw new Refusal(`Line ${number}${where ? `, ${where}` : ''}: ${issue?.message}`)
}

function parseJson(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Refusal(`Line ${number} is no JSON`)
  }
}
