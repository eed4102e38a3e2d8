import { answerQuestion } from '../answering/answer.ts'
import { askNext } from './ask-next.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { listening, NOTHING } from './heard-out.ts'
import type { Open } from '../state.ts'
import { isOfPersona, statementIn } from './take-up.ts'

/** A doubt that was answered with substance is gone, and the talk goes on where it was. */
export function toDoubtMet(given: Given): Decision | null {
  const { state, heard, graph } = given
  if (state.open.what !== 'objection') return null
  const { id } = state.open
  const statement = statementIn(heard.text, heard.asked)
  const words = statement.split(/\s+/).length
  const isMet =
    !isOfPersona(statement) &&
    words >= A_REASON &&
    (SUBSTANCE.test(statement) || words >= A_FULL_REASON)
  if (!isMet) return null
  const settled = { ...state, objections: { ...state.objections, [id]: 'settled' as const } }
  const after = { ...given, state: { ...settled, open: NOTHING } }
  const taken = phrase('doubt-taken')
  if (
    heard.asked !== null &&
    heard.labels.question !== 'none' &&
    !IS_CHECK.test(heard.asked.text)
  ) {
    const answer = answerQuestion(after, heard.asked)
    const parts = [taken, ...answer.parts.filter(({ say }) => say !== 'ask')]
    return { ...answer, parts, settles: id }
  }
  const goesOn = graph.asksEvery === 1 || state.turns % graph.asksEvery === 0
  const next = goesOn
    ? askNext(after, [taken])
    : { intent: '', parts: [taken, phrase('carry-on')], open: NOTHING }
  const parts = next.parts.includes(taken) ? next.parts : [taken, ...next.parts]
  return { ...next, parts, intent: `accept what was said about the doubt: ${id}`, settles: id }
}

const IS_CHECK = /^(?:does|did|is|would) (?:that|this|it)\b/i

/** In words. */
const A_REASON = 7
const A_FULL_REASON = 14
const SUBSTANCE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|half|because|so that|that's why|for example|for instance|once|already|never|always|last (?:year|month|week|summer|winter)|learn(?:ed|t)?|we(?:'ll| will)|i(?:'ll| will| can|'ve| have)|insured|contract|tested|tried|if (?:it|that|we|they))\b/i

/** Once: then an interviewer lets it be, and an audience leaves it for later without having forgotten it. */
export function holdDoubt(given: Given, open: Extract<Open, { what: 'objection' }>): Decision {
  const { state, graph } = given
  const [held, parked] = [`held:${open.id}`, `parked:${open.id}`]
  if (!state.digs.includes(held))
    return { intent: 'hold on to the doubt', parts: [phrase('doubt-open')], open, digs: held }
  if (graph.useCase === 'presentations')
    return state.digs.includes(parked)
      ? { intent: 'let them go on', parts: listening(given), open }
      : { intent: 'leave the doubt for later', parts: [phrase('doubt-parked')], open, digs: parked }
  const settled = { ...state, objections: { ...state.objections, [open.id]: 'settled' as const } }
  const next = askNext({ ...given, state: settled }, [phrase('let-be')])
  return { ...next, intent: `let the doubt be: ${open.id}`, settles: open.id }
}
