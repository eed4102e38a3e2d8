import { sentencesOf } from '../../language/words.ts'
import { toWhatWasWritten } from '../answering/written-answer.ts'
import { whatIsAsked } from '../recalling/asked.ts'
import { isWrittenThroughout } from '../recalling/same-question.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { writtenOut } from './act-of.ts'
import { confirm } from './given-back.ts'
import { IS_ABOUT, touches } from './touches.ts'

/** "…did I get that right?": whoever says it back and asks wants to hear whether it was heard. */
export function toCheck(given: Given): Decision | null {
  const { heard, graph } = given
  const words = writtenOut(heard.text)
  const check = CHECKS.exec(words) ?? tagOf(words)
  if (check === null || heard.act === 'promise' || heard.act === 'offer') return null
  // Whether it is fair is asked of a plan as well, and that is no summary.
  if (/\bfair/.test(check[0]) && PLANS.test(words)) return null
  const before = words.slice(0, check.index).split(' ').filter(Boolean)
  if (before.length < A_FEW) return null
  const isItsOwn =
    before.length >= MANY ||
    (tagOf(words) !== null && before.length >= A_SENTENCE) ||
    touches(heard.text, graph, ['situation', 'background', 'pain', 'goal']) >= IS_ABOUT
  if (!isItsOwn) return null
  if (FORGOTTEN.test(check[0])) return whatWasForgotten(given)
  const isLong = before.length >= MANY || heard.labels.acts.includes('summary')
  if (isLong) return confirm(given, 'summary-right')
  return (
    toWhatWasGuessed(given, words.slice(0, check.index)) ??
    confirm(given, heard.labels.reflection === 'complex' ? 'understood' : 'heard')
  )
}

/** "They never break down, do they?": who has an answer to most that is asked says how it is, and no mere yes. */
function toWhatWasGuessed(given: Given, guess: string): Decision | null {
  if (!isWrittenThroughout(given.graph.answers)) return null
  const text = sentencesOf(guess).at(-1) ?? ''
  return toWhatWasWritten(given, whatIsAsked({ text, form: 'mark-only' }), 'perhaps')
}

/** "Did I forget anything?": yes would leave open what. */
function whatWasForgotten(given: Given): Decision {
  const { parts, ...confirmed } = confirm(given, 'summary-right')
  const missing = parts.filter(({ say }) => say !== 'phrase')
  return {
    ...confirmed,
    parts:
      missing.length === 0 ? [phrase('nothing-missing')] : [phrase('one-more-thing'), ...missing],
  }
}

const FORGOTTEN = /\b(?:did|have) i (?:miss|forg|le)|\banything (?:that )?i /

/** In words: shorter says nothing back, and longer sums up. */
const A_FEW = 4
const MANY = 14

const PLANS = /\b(?:i|we) (?:will|can|could|would|am going|are going)\b/

/** What is said with "not" is tagged without it, and the other way round: else it is a question. */
function tagOf(words: string): RegExpExecArray | null {
  const tag = TAG.exec(words)
  if (tag === null) return null
  const isDenied = /\b(?:not|never|no|nobody|nothing)\b/.test(words.slice(0, tag.index))
  return isDenied === /\bnot\b/.test(tag[0]) ? null : tag
}

/** In words. */
const A_SENTENCE = 7

/** "So that can't work, can it?" */
const TAG =
  /(?<!\b(?:how|what|why|who|where|when|which|long|much|many|often|i|you|he|she|we|they|it|that) )\b(?:can|could|do|does|did|is|was|are|were|has|have|had|will|would)(?: not)? (?:it|that|this|you|they|he|she)[ ?!]*$/

const CHECKS =
  /\b(?:(?:did|have|do) i (?:get|got|understand|understood|hear|heard|have|put) (?:that|it|this|you|everything)(?: about)? (?:right|correctly|properly)|is (?:that|it|this) (?:about |roughly |more or less )?(?:right|correct|a fair (?:summary|picture)|how it is)|is that fair|does that sound (?:right|about right|fair|like you)|am i right|is that (?:it|close(?: to it)?|all of it|the picture|the gist(?: of it)?)|is it like that|(?:did|have) i (?:(?:miss|missed|forget|forgotten|overlooked) (?:anything|something)|le(?:ave|ft) (?:anything|something) out)|(?:is there )?anything (?:that )?i (?:have )?(?:missed|forgot|forgotten|overlooked|left out)|does that (?:cover|sum) (?:it|everything)(?: up)?|(?:is )?that (?:is )?about right)[ ?.!]*$/
