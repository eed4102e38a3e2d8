import type { EngineInUse } from '@colloquy/contract/room'
import type { AgentFacts } from '../room/agent-facts.ts'

/** Which engine listens, which speaks and which words the lines, and where the sound and the words go. */
export const enginesInWords = ({ listening, speaking, wording }: AgentFacts): string =>
  [inWords('Listens', listening), inWords('Speaks', speaking), inWords('Words', wording)]
    .filter(Boolean)
    .join(' · ')

const inWords = (does: string, engine: EngineInUse | null): string =>
  engine === null ? '' : `${does}: ${engine.label}, ${engine.where}`
