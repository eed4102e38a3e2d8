import { fileURLToPath } from 'node:url'
import type { Patience } from '@colloquy/contract/room'
import type { Pass } from '../media/callers/signalling.ts'
import { startAsked } from './asked-process.ts'
import { joinedBy, type Talker } from './talkers.ts'

/** Learners on LiveKit's native client, all in one process of their own. */
export type People = {
  pid: number
  join: (pass: Pass) => Promise<Person>
  /** Where the recogniser lies, fetched once for this machine. */
  recogniserFolder: () => Promise<string>
  /** These words, spoken: samples of 16 bits, 24,000 a second, as base64. */
  clip: (of: { text: string; voice: string }) => Promise<string>
}

export type Person = Talker & {
  wish: (patience: Patience) => Promise<void>
  /** `agoMs`: as a page sends it once more, to an agent that took over. */
  type: (text: string, sent?: { agoMs: number | null }) => Promise<void>
}

/** Starts something with these arguments, such as a program in a network of its own. */
type Start = { command: string; args: string[] }

const PROGRAM = fileURLToPath(
  new URL('../../../agent/src/testing/people.program.ts', import.meta.url),
)

/** For benches in a network of their own, where nothing can be fetched. */
export async function fetchRecogniser(): Promise<void> {
  const belongings = new AsyncDisposableStack()
  try {
    await startPeople(belongings).recogniserFolder()
  } finally {
    await belongings.disposeAsync()
  }
}

export function startPeople(
  belongings: AsyncDisposableStack,
  { command, args }: Start = { command: process.execPath, args: [] },
): People {
  const { pid, ask } = startAsked(belongings, { command, args: [...args, PROGRAM] })
  const join = joinedBy(ask)
  return {
    pid,
    recogniserFolder: async () => (await ask({ do: 'find-recogniser' })) as string,
    clip: async ({ text, voice }) => (await ask({ do: 'clip', text, voice })) as string,
    async join(pass) {
      const { who, talker } = await join(pass)
      return {
        ...talker,
        wish: async (patience) => void (await ask({ do: 'wish', who, patience })),
        type: async (text, { agoMs } = { agoMs: null }) =>
          void (await ask({ do: 'type', who, text, agoMs })),
      }
    },
  }
}
