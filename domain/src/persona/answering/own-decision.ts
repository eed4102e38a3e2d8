import { type Decision, type Given, phrase } from '../decision.ts'
import { writtenOut } from '../reacting/act-of.ts'
import { SAYS_WHO_DECIDES } from '../recalling/who-decides.ts'
import { isTold } from '../state.ts'
import { mayTell } from '../telling.ts'

/** "Could you sign for that yourself?" asks for no favour: what they may decide is told, where the text says it. */
export function toOwnDecision(given: Given): Decision | null {
  const { graph, state, heard } = given
  if (!ASKS_WHAT_IT_MAY_DECIDE.test(writtenOut(heard.text))) return null
  const isAlone = ALONE.test(writtenOut(heard.text))
  const known = graph.facts.filter((one) => one.about !== 'goal' && mayTell(given, one))
  const fact =
    known.find(({ says }) => MAY_DECIDE.test(says)) ??
    (isAlone
      ? known.find(({ about, says }) => about !== 'pain' && SAYS_WHO_DECIDES.test(says))
      : undefined)
  if (fact === undefined) return isAlone ? notAlone(given) : null
  const as = isTold(state, fact) ? 'again' : 'new'
  return {
    intent: 'say what it may decide',
    parts: [{ say: 'fact', id: fact.id, as }],
    open: { what: 'nothing' },
  }
}

/** Who buys has somebody to ask, as long as the text does not say otherwise. */
const notAlone = ({ graph, state }: Given): Decision | null =>
  graph.useCase === 'sales'
    ? { intent: 'leave it open', parts: [phrase('vaguely-who-decides')], open: state.open }
    : null

const ALONE =
  /\bis (?:that|this|it) (?:something|a (?:decision|thing)|one) (?:that )?you (?:can|could|may|are able to|are allowed to) (?:decide|make|sign|approve|take)\b.*\b(?:alone|yourself|on your own|by yourself)\b|\b(?:can|could|do|would|may) you (?:make|take) (?:that|this|the) decision (?:alone|yourself|on your own|by yourself)\b|\bor (?:do|can|could|would|is) (?:you|that) (?:decide|sign|approve)(?: (?:that|this|it|on (?:that|this|it)))? (?:alone|yourself|on your own|by yourself)\b|\bdo you need (?:anybody|anyone|somebody|someone)(?:'s)? (?:else(?:'s)? )?(?:to (?:agree|approve|sign)|approval|consent|okay|signature)\b/

const ASKS_WHAT_IT_MAY_DECIDE = new RegExp(
  String.raw`${ALONE.source}|\b(?:can|could|do|would|are|may) you (?:able to |allowed to |be able to )?(?:sign|approve|decide|authori[sz]e|agree to|say yes to)\b.*\b(?:yourself|on your own|alone|by yourself)\b|\bwho (?:has to sign|signs|would sign|approves|would approve)\b|\bis (?:that|it) you or (?:somebody|someone) (?:above|else)\b`,
)

const MAY_DECIDE =
  /\bI (?:can|could|may|am allowed to|'m allowed to|am able to) (?:sign|approve|decide|spend|agree)|\b(?:can|may) sign (?:for|off)\b/
