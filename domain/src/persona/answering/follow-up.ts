import type { Asked } from '../recalling/asked.ts'
import { asksOn } from './asks-on.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import type { UseCase } from '../../use-cases.ts'
import { factIn, isTold, type Part } from '../state.ts'
import { mayTell, nextUntold } from '../telling.ts'

/** "Why?", "and then?", "tell me more": of what was told last, or an end; never of something else. */
export function toFollowUp(given: Given, asked: Asked): Decision | null {
  if (!isBareFollowUp(asked)) return null
  const { graph, state } = given
  const last = factIn(graph, state.topic.at(-1) ?? '')
  if (last === undefined) return null
  const more = (isTold(state, last) ? null : last) ?? nextOf(given, { asked, last })
  if (more !== null) return { intent: 'tell more', parts: [told(more)], open: { what: 'nothing' } }
  return {
    intent: 'nothing more to it',
    parts: [phrase(endOf(given, { asked, last }))],
    open: state.open,
  }
}

function nextOf(given: Given, { asked, last }: { asked: Asked; last: Fact }): Fact | null {
  const meant = given.heard.recalled.find(
    ({ fact, answers }) => answers && !isTold(given.state, fact) && mayTell(given, fact),
  )
  if (asked.wants === 'reason' || asked.wants === 'example') {
    const next = meant?.fact ?? elaborationOf(given, last) ?? nextInThread(given, last)
    // A wish is no reason for what happened, and no example of it.
    return next?.about === 'goal' ? null : next
  }
  // What something leads to is the next trouble: to ask that is what earns it.
  if (asked.wants === 'effect') return nextInThread(given, last) ?? nextUntold(given, ['pain'])
  return nextInThread(given, last) ?? nextOfStory(given, { asked, last })
}

/** Most of it is in something else as well, which says more of it: "because it makes me type it three times". */
export const elaborationOf = (given: Given, { id, stems }: Fact): Fact | null =>
  given.graph.facts.find((fact) => {
    const shared = fact.stems.filter((stem) => stems.includes(stem)).length
    return (
      fact.id !== id &&
      fact.about !== 'goal' &&
      !isTold(given.state, fact) &&
      mayTell(given, fact) &&
      shared >= LEAST_SHARED &&
      shared >= stems.length / 2
    )
  }) ?? null

const LEAST_SHARED = 3

/** Who tells what happened goes on where they were. */
function nextOfStory(given: Given, { asked, last }: { asked: Asked; last: Fact }): Fact | null {
  if (last.about !== 'situation' || !/\b(?:then|next|go on|more)\b/.test(asked.text)) return null
  const { facts, useCase } = given.graph
  const next = facts[facts.indexOf(last) + 1]
  // At the end of what happened comes what it did to them.
  if (next?.about !== 'situation' && TELLS_THEIR_CASE.has(useCase))
    return nextUntold(given, ['pain'])
  return next?.about === 'situation' && !isTold(given.state, next) && mayTell(given, next)
    ? next
    : null
}

export const TELLS_THEIR_CASE: ReadonlySet<UseCase> = new Set([
  'customer-service',
  'legal',
  'therapy',
  'other',
])

function endOf(given: Given, { asked, last }: { asked: Asked; last: Fact }): string {
  const { wants, text } = asked
  // What somebody did they had their reasons for; why something is so they may wonder.
  if (wants === 'reason' || /^why\b/.test(text))
    return /\byou\b(?! (?:think|suppose|believe|reckon)\b)/.test(text) ||
      /^I(?: did|'d| had|'ve| have)?(?:n't)?\b/.test(last.says)
      ? 'evade-own-reason'
      : 'evade-reason'
  if (wants === 'example') return 'evade-example'
  if (wants === 'effect') return 'evade-effect'
  if (/\bhappen(?:ed|s)?\b|\bwrong\b/.test(text)) return 'evade-story'
  return given.state.told.length < FEW ? 'little-to-say' : 'no-more'
}

/** Who has told less has not told everything. */
export const FEW = 3

/** Nothing in it but that it asks on. */
function isBareFollowUp({ wants, stems, text }: Asked): boolean {
  if (asksOn(text) !== null || BARE.test(bareQuestion(text))) return true
  if (stems.length > 0) return false
  return wants === 'more' || wants === 'example' || wants === 'reason' || wants === 'effect'
}

const BARE =
  /^(?:what else|anything else|since then|and since then|what happened (?:in the end|afterwards)|what did you do(?: (?:then|next|after that|about (?:it|that)))?|what did you do,? step by step|and after that|after that|and afterwards|afterwards|so|yes)$/

/** What was written next to it: who tells freely goes on with it. */
export function nextBeside(given: Given, fact: Fact): Fact | null {
  const { facts } = given.graph
  const next = facts.slice(facts.indexOf(fact) + 1).find((other) => !isTold(given.state, other))
  if (next === undefined || !mayTell(given, next)) return null
  const isTrouble = fact.about === 'pain' || fact.about === 'goal'
  return next.thread === fact.thread || (next.about === fact.about && !isTrouble) ? next : null
}

/** What was written next to it, of the same thing: it goes on about it, or shares a word with it. */
export function nextInThread(given: Given, { thread, id, about, stems }: Fact): Fact | null {
  const { facts } = given.graph
  const at = facts.findIndex((fact) => fact.id === id)
  const next = facts.slice(at + 1).find((fact) => !isTold(given.state, fact))
  if (next === undefined || !mayTell(given, next)) return null
  if (next.thread === thread) return next
  const isBeside = next.about === about && about !== 'pain' && about !== 'goal'
  return isBeside && (GOES_ON.test(next.says) || next.stems.some((stem) => stems.includes(stem)))
    ? next
    : null
}

const GOES_ON =
  /^(?:he|she|they|it|that|this|these|those|since then|then|after that|so|but|and|because|there|now|before that|until then|afterwards|instead|his|her|their)\b(?!'s \w+ing)/i

const told = (fact: Fact): Part => ({ say: 'fact', id: fact.id, as: 'new' })
