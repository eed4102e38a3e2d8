import type { Decision, Given } from '../decision.ts'
import { writtenOut } from '../reacting/act-of.ts'
import { isTold } from '../state.ts'
import { mayTell } from '../telling.ts'

/** "Could you sign for that yourself?" asks for no favour: what they may decide is told, where the text says it. */
export function toOwnDecision(given: Given): Decision | null {
  const { graph, state, heard } = given
  if (!ASKS_WHAT_IT_MAY_DECIDE.test(writtenOut(heard.text))) return null
  const fact = graph.facts.find(
    (one) => one.about !== 'goal' && MAY_DECIDE.test(one.says) && mayTell(given, one),
  )
  if (fact === undefined) return null
  const as = isTold(state, fact) ? 'again' : 'new'
  return {
    intent: 'say what it may decide',
    parts: [{ say: 'fact', id: fact.id, as }],
    open: { what: 'nothing' },
  }
}

const ASKS_WHAT_IT_MAY_DECIDE =
  /\b(?:can|could|do|would|are|may) you (?:able to |allowed to |be able to )?(?:sign|approve|decide|authori[sz]e|agree to|say yes to)\b.*\b(?:yourself|on your own|alone|by yourself)\b|\bwho (?:has to sign|signs|would sign|approves|would approve)\b|\bis (?:that|it) you or (?:somebody|someone) (?:above|else)\b/

const MAY_DECIDE =
  /\bI (?:can|could|may|am allowed to|'m allowed to|am able to) (?:sign|approve|decide|spend|agree)|\b(?:can|may) sign (?:for|off)\b/
