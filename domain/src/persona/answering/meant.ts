import type { Decision, Given } from '../decision.ts'
import { NOTHING_IS_MEANT } from '../hear.ts'
import { likeliestOf } from '../recalling/same-question.ts'
import { factIn, isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'
import { aroundIt } from './around.ts'
import { FOR_WANT_OF_AN_ANSWER } from './as-ranked.ts'
import { evade } from './evade.ts'

/** Where somebody who understands more than the matcher has said what is asked for, that is told; what is locked stays so. */
export function asMeant(given: Given, decision: Decision): Decision {
  const { meant, asked } = given.heard
  if (meant === null || asked === null || !isLeftOpen(decision.intent)) return decision
  const told = decision.parts.filter(({ say }) => say === 'fact' || say === 'answer')
  if (meant === NOTHING_IS_MEANT) return told.length === 0 ? decision : evade(given, asked)
  const part = partOf(given, meant)
  if (part === null || told.some((one) => 'id' in one && one.id === part.id)) return decision
  return {
    intent: 'answer what is meant',
    // Who leads by asking goes on asking.
    parts: [part, ...decision.parts.filter(({ say }) => say === 'ask')],
    open: given.graph.lead === 'persona' ? decision.open : { what: 'nothing' },
  }
}

function partOf(given: Given, id: string): (Part & { id: string }) | null {
  const { graph, state } = given
  const fact = factIn(graph, id)
  if (fact === undefined)
    return graph.answers.some((one) => one.id === id && one.tells === null)
      ? { say: 'answer', id, as: 'asked' }
      : null
  return mayTell(given, fact)
    ? { say: 'fact', id, as: isTold(state, fact) ? 'again' : 'new' }
    : null
}

/** What may be told in answer to what was asked: everything that is known of them, and the answers that come near it. */
export function mayBeMeant(given: Given): string[] {
  const { graph, heard } = given
  if (heard.asked === null) return []
  const around = aroundIt(given)
  return [
    ...graph.facts.filter((fact) => mayTell(given, fact)),
    ...likeliestOf(heard.asked, graph.answers, { around, most: MOST_ANSWERS }).filter(
      ({ tells }) => tells === null,
    ),
  ].map(({ id }) => id)
}

/** Of hundreds, what a model may read in a moment. */
const MOST_ANSWERS = 30

/** The matcher found something, or nothing. Courtesies, offers, doubts and endings are decided otherwise. */
export const isLeftOpen = (intent: string): boolean => LEFT_OPEN.has(intent)

const LEFT_OPEN: ReadonlySet<string> = new Set([
  ...FOR_WANT_OF_AN_ANSWER,
  'answer',
  'answer from the text',
  'answer what is meant',
  'confirm',
  'evade: asked before',
  'evade: as people do who are asked that',
  'say it again',
  'say what was written for it',
  'say what was written for it: likely',
  'say what was written for it: perhaps',
  'say what was written for who asks on',
  'say more of what was written for it',
  'say more of what was written for it: for want of an answer',
])
