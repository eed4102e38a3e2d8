import { type Decision, type Given, phrase } from '../decision.ts'
import type { Asked } from '../recalling/asked.ts'
import type { Fact } from '../facts/facts.ts'
import { MONEY } from '../recalling/kinds-of-answer.ts'
import { isTold } from '../state.ts'
import { mayTell } from '../telling.ts'

/** "How many nights would be okay for you?": that is a wish with a number in it, and not how many there are. */
export function toHowManyWouldDo(given: Given, { wants, text, stems }: Asked): Decision | null {
  const { state } = given
  if (wants !== 'number' || !WOULD_DO.test(text)) return null
  const isForASum = ASKS_FOR_A_SUM.test(text)
  const fact = given.graph.facts.find(
    (one) =>
      one.about === 'goal' &&
      mayTell(given, one) &&
      HAS_A_NUMBER.test(one.says) &&
      (isForASum ? MONEY.test(one.says) : one.stems.some((stem) => stems.includes(stem))),
  )
  const counted = fact === undefined && !isForASum ? countIn(given, text) : null
  if (counted !== null)
    return {
      intent: 'answer',
      parts: [{ say: 'fact', id: counted.id, as: isTold(state, counted) ? 'again' : 'new' }],
      open: { what: 'nothing' },
    }
  if (fact === undefined)
    return isForASum
      ? { intent: 'leave the sum to them', parts: [phrase('evade-sum-wanted')], open: state.open }
      : null
  const as = isTold(state, fact) ? 'again' : 'new'
  return { intent: 'answer', parts: [{ say: 'fact', id: fact.id, as }], open: { what: 'nothing' } }
}

/** "How many organs would you want to equip?": who wishes for no number at least knows how many there are. */
function countIn({ graph, state }: Given, text: string): Fact | null {
  const things = /^how many ([\p{L}-]+s) would you\b/u.exec(text)?.[1]
  if (things === undefined) return null
  const count = new RegExp(
    String.raw`(?:${HAS_A_NUMBER.source})(?: [\p{L}-]+){0,2}? ${things}\b`,
    'u',
  )
  return (
    graph.facts.find(
      (fact) => fact.about !== 'goal' && count.test(fact.says) && mayTell({ graph, state }, fact),
    ) ?? null
  )
}

const WOULD_DO =
  /\b(?:in mind|would be (?:okay|ok|fine|all right|alright|acceptable|right|enough|manageable|ideal|good)|would you (?:like|want|accept|be (?:okay|ok|happy|fine) with)|could you (?:live with|accept|manage)|at (?:the )?most)\b/

/** "How much did you have in mind?": of no sum but one that they wish for. */
const ASKS_FOR_A_SUM =
  /\bhow much (?:money |compensation )?(?:did|do|had|would) you (?:have )?in mind\b/

const HAS_A_NUMBER =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half|third|quarter)\b/u
