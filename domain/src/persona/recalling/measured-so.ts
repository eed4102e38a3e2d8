import { amountIn } from '../facts/amount.ts'
import { meaningsOf } from '../../language/stems.ts'
import { isOfKind } from './kinds-of-answer.ts'
import type { KnownFact } from './known.ts'
import { MEASURED_IN } from './measured-in.ts'
import type { Question } from './question.ts'

/** Of a measure that only one fact is told in, that one is meant; of several, the one that has most of what was asked. */
export function measuredSo({ asked, stems }: Question, facts: readonly KnownFact[]): string[] {
  const measure = MEASURED_IN.find(({ asks }) => asks.test(asked.text))
  if (measure === undefined) return []
  const told = facts.filter(({ fact }) => measure.tells.test(fact.says))
  const shared = told.map((one) => [...stems].filter((stem) => one.stems.has(stem)).length)
  const most = Math.max(0, ...shared)
  const [only, ...others] = told.filter((_, n) => shared[n] === most)
  return only === undefined || others.length > 0 ? [] : [only.fact.id]
}

/** "How many clients have you got?": where every fact of their own that counts them has the same count, it is that. */
export function countedSo({ asked }: Question, facts: readonly KnownFact[]): string[] {
  if (!ASKS_HOW_MANY_THERE_ARE.test(asked.text)) return []
  const counting = facts.flatMap(({ fact }) => {
    const amount =
      IS_OWN.test(fact.says) && fact.about !== 'goal' ? amountIn(fact.says, asked) : null
    return amount === null ? [] : [{ id: fact.id, amount }]
  })
  const [first] = counting
  return first !== undefined && counting.every(({ amount }) => amount === first.amount)
    ? [first.id]
    : []
}

const ASKS_HOW_MANY_THERE_ARE =
  /^(?:and |so |but )*(?:about |roughly )?how many [\p{L}-]+(?: [\p{L}-]+)? (?:do you (?:have|look after|run|carry|handle|cover)|have you(?: got)?|are there|are you (?:running|carrying|handling|covering|looking after))(?: (?:got|now|there|here|in all|altogether|in total|at the moment|right now|just now|these days|currently))*$/u

const IS_OWN = /\b(?:I|we|my|our)\b|^there (?:is|are|'s)\b/i

/** "How old is Gerry?": the one fact that has him and an age. */
export function agedSo({ asked }: Question, facts: readonly KnownFact[]): string[] {
  const named = asked.stems.filter((stem) => !OLD.includes(stem))
  if (!ASKS_HOW_OLD.test(asked.text) || named.length === 0) return []
  const [only, ...others] = facts.filter(
    ({ fact, stems, calledBy }) =>
      named.every((stem) => stems.has(stem) || calledBy.has(stem)) &&
      isOfKind(fact.says, asked) === 'yes',
  )
  return only === undefined || others.length > 0 ? [] : [only.fact.id]
}

const OLD = meaningsOf('how old')

const ASKS_HOW_OLD = /^(?:and |so |but )*how old (?:is|are|was|were)\b/
