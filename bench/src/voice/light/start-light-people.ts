import { fileURLToPath } from 'node:url'
import type { Pass } from '../../media/callers/signalling.ts'
import { startAsked } from '../asked-process.ts'
import type { People } from '../people.ts'
import { joinedBy, type Talker, VOICES } from '../talkers.ts'

/**
 * Learners who cost next to nothing, all in one process of their own: they do no more than speak and listen,
 * and what they say has been encoded before.
 */
export type LightPeople = { pid: number; join: (pass: Pass) => Promise<Talker> }

/** They say these lines and no others, as others speak them. */
export async function startLightPeople(
  belongings: AsyncDisposableStack,
  { lines, spokenBy }: { lines: string[]; spokenBy: People },
): Promise<LightPeople> {
  const { pid, ask } = startAsked(belongings, { command: process.execPath, args: [PROGRAM] })
  for (const text of lines)
    for (const voice of VOICES)
      await ask({ do: 'learn', text, voice, pcm: await spokenBy.clip({ text, voice }) })
  const join = joinedBy(ask)
  return { pid, join: async (pass) => (await join(pass)).talker }
}

const PROGRAM = fileURLToPath(new URL('process.ts', import.meta.url))
