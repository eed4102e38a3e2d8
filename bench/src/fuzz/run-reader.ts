import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What became of all the inputs for one reader, in a process of its own. */
export type Fuzzed = {
  reader: string
  inputs: number
  taken: number
  refused: number
  slowestMs: number
  grownMb: number
  peakMb: number
  harm: Harm | null
}

type Harm = { why: string; number: number; input: string; replay: string }

/** As the program prints them. */
type Line = {
  readers?: string[]
  at?: number
  harm?: Harm
  done?: {
    inputs: number
    taken: number
    refused: number
    slowestMs: number
    grownBytes: number
    peakBytes: number
  }
}

export async function listReaders(): Promise<string[]> {
  const { lines } = start([])
  const [line] = (await once(lines, 'line')) as [string]
  return (JSON.parse(line) as Line).readers ?? []
}

export async function runReader(
  belongings: AsyncDisposableStack,
  of: { reader: string; seed: number; inputs: number; seconds: number },
): Promise<Fuzzed> {
  const args = Object.entries(of).flatMap(([name, value]) => [`--${name}`, `${value}`])
  const { child, lines } = start(args)
  belongings.defer(() => void child.kill('SIGKILL'))
  let number = 0
  let done: Line['done']
  let harm: Harm | null = null
  let isSilent = false
  const giveUp = () => {
    isSilent = true
    child.kill('SIGKILL')
  }
  let patience = setTimeout(giveUp, PATIENCE_MS)
  lines.on('line', (text: string) => {
    const line = JSON.parse(text) as Line
    clearTimeout(patience)
    patience = setTimeout(giveUp, PATIENCE_MS)
    number = line.at ?? number
    done = line.done ?? done
    harm = line.harm ?? harm
  })
  const [code, signal] = await once(child, 'close')
  clearTimeout(patience)
  const why = isSilent ? 'it was held up for ever' : `it ended with ${code ?? signal}`
  const replay = `--reader ${of.reader} --seed ${of.seed} --from ${Math.max(0, number - 500)}`
  const lost = done === undefined ? { why, number, input: 'not known', replay } : null
  return {
    reader: of.reader,
    inputs: done?.inputs ?? number,
    taken: done?.taken ?? 0,
    refused: done?.refused ?? 0,
    slowestMs: done?.slowestMs ?? Number.NaN,
    grownMb: (done?.grownBytes ?? Number.NaN) / 1024 ** 2,
    peakMb: (done?.peakBytes ?? Number.NaN) / 1024 ** 2,
    harm: harm ?? lost,
  }
}

/** It says every second how far it is: longer than this, and it hangs. */
const PATIENCE_MS = 15_000

/** Several collectors of garbage wait for each other where there are fewer processors than readers. */
const FLAGS = ['--expose-gc', '--single-threaded-gc', '--max-semi-space-size=32']

function start(args: string[]) {
  const child = spawn(process.execPath, [...FLAGS, PROGRAM, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { child, lines: createInterface(child.stdout) }
}

const PROGRAM = fileURLToPath(new URL('../../../media/src/fuzz/main.ts', import.meta.url))
