import type { Decision, Given } from '../decision.ts'
import { NOTHING_IS_MEANT } from '../hear.ts'
import type { Asked } from '../recalling/asked.ts'
import { factIn, isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'
import { evade } from './evade.ts'

/** Where somebody who understands more than the matcher has said what is asked for, that is told; what is locked stays so. */
export function asMeant(given: Given, asked: Asked, decision: Decision): Decision {
  const { graph, state, heard } = given
  if (heard.meant === null || !isLeftOpen(decision)) return decision
  const told = decision.parts.flatMap((part) => (part.say === 'fact' ? [part.id] : []))
  if (heard.meant === NOTHING_IS_MEANT) return told.length === 0 ? decision : evade(given, asked)
  const fact = factIn(graph, heard.meant)
  if (fact === undefined || told.includes(fact.id) || !mayTell(given, fact)) return decision
  const part: Part = { say: 'fact', id: fact.id, as: isTold(state, fact) ? 'again' : 'new' }
  return { intent: 'answer what is meant', parts: [part], open: { what: 'nothing' } }
}

/** What may be told in answer to what was asked; nothing, where what is said to it is sure or is no answer. */
export const mayBeMeant = (given: Given, decision: Decision): string[] =>
  given.heard.asked !== null && isLeftOpen(decision)
    ? given.graph.facts.filter((fact) => mayTell(given, fact)).map(({ id }) => id)
    : []

const isLeftOpen = ({ intent }: Decision): boolean => LEFT_OPEN.has(intent)

/** That the matcher found something, or nothing. Courtesies, offers, doubts and endings are decided otherwise. */
const LEFT_OPEN: ReadonlySet<string> = new Set([
  'answer',
  'answer from the text',
  'answer what is meant',
  'confirm',
  'evade: asked before',
  'evade: as people do who are asked that',
  'evade: not known',
  'nothing more to it',
  'say it again',
  'say whether it is so',
  'tell',
  'tell more',
  'tell what happened',
  'tell what is nearest',
  'tell what is related',
])
