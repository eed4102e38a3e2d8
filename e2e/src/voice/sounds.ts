import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A mouth for the learner, and an ear that writes down what a persona was heard to say. */
export type Sounds = {
  /** A file with these words, spoken. */
  say: (text: string, voice?: string) => Promise<Buffer>
  hear: (wav: Buffer) => Promise<string>
  /** Where the recogniser lies, fetched once for all tests of this machine. */
  recogniserFolder: () => Promise<string>
  close: () => Promise<void>
}

/** Elsewhere the recogniser does not come by itself. */
export const canHear = process.platform === 'linux' && existsSync('/usr/bin/apt-get')

const PROGRAM = fileURLToPath(
  new URL('../../../agent/src/testing/sounds.program.ts', import.meta.url),
)

/** The clearest of the voices that come along: the recogniser mishears it least. */
const CLEAREST = 'alder'

export async function openSounds(): Promise<Sounds> {
  const folder = await mkdtemp(join(tmpdir(), 'colloquy-sounds-'))
  const child: ChildProcess = spawn('node', [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout as NodeJS.ReadableStream })[
    Symbol.asyncIterator
  ]()
  let turn: Promise<unknown> = Promise.resolve()
  let files = 0

  /** One after the other: the answers come in the order of the questions. */
  function ask(question: object): Promise<Record<string, string>> {
    const answer = turn.then(async () => {
      child.stdin?.write(`${JSON.stringify(question)}\n`)
      const { done, value } = await answers.next()
      if (done === true) throw new Error('the program that speaks and hears has ended')
      return JSON.parse(value) as Record<string, string>
    })
    turn = answer.catch(() => {})
    return answer
  }

  return {
    async say(text, voice = CLEAREST) {
      return Buffer.from((await ask({ say: text, voice }))['wav'] ?? '', 'base64')
    },
    async hear(wav) {
      files += 1
      const path = join(folder, `${files}.wav`)
      await writeFile(path, wav)
      return (await ask({ hear: path }))['text'] ?? ''
    },
    recogniserFolder: async () => (await ask({ find: 'recogniser' }))['folder'] ?? '',
    async close() {
      child.stdin?.end()
      await once(child, 'close')
      await rm(folder, { recursive: true })
    },
  }
}
