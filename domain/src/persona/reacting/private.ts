import type { Persona } from '../../roleplay.ts'
import type { UseCase } from '../../use-cases.ts'

/** Somebody who speaks for themselves and their family: has no budget, no vendor and no boss to convince. */
export function isPrivate({ persona, useCase }: { persona: Persona; useCase: UseCase }): boolean {
  if (useCase !== 'sales' && useCase !== 'other') return useCase !== 'presentations'
  const { role, situation, goals, painPoints } = persona
  if (AT_HOME.test(role)) return true
  if (AT_WORK.test(role)) return false
  return OF_A_HOME.test([situation, ...goals, ...painPoints].join(' '))
}

const AT_HOME =
  /\b(?:homeowner|house ?wife|house ?husband|patient|tenant|neighbour|neighbor|student|parent|mother|father|mum|dad|son|daughter|wife|husband|retired|pensioner|widow\w*|expecting|private|couple|family|customer|guest|friend)\b/i
const AT_WORK =
  /\b(?:manager|director|head of|owner|chief|ceo|cfo|coo|cto|founder|buyer|procurement|purchasing|partner|officer|lead|farmer|managing|administrator|planner|investor|treasurer|chair\w*)\b/i
const OF_A_HOME =
  /\b(?:mortgage|husband|wife|baby|flat|kitchen|garden|holiday|savings|pension|their house|her house|his house|my house|family car)\b/i
