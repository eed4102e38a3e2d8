import type { AgentFacts } from '../room/agent-facts.ts'

/** Which engine listens and which speaks, and where the sound goes. */
export function enginesInWords({ listening, speaking }: AgentFacts): string {
  const parts = [
    listening === null ? '' : `Listens: ${listening.label}, ${listening.where}`,
    speaking === null ? '' : `Speaks: ${speaking.label}, ${speaking.where}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
