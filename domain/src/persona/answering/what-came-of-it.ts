import type { Decision, Given } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import type { Asked } from '../recalling/asked.ts'
import { asksOnly } from '../recalling/focus.ts'
import { isOfKind } from '../recalling/kinds-of-answer.ts'
import { knownOf } from '../recalling/known.ts'
import { wordsOf } from '../../language/words.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import { IS_ABOUT, sharedWith } from '../reacting/touches.ts'
import { isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'
import { askedWith } from './asked-with.ts'
import { telling } from './held-in-the-text.ts'
import { isFear } from './is-answer-to.ts'

/**
 * What happened with something, what they did or said, and what they learned from it: the author wrote it down in
 * order, so it is the sentence that tells of it, or where that is known, the one after it.
 */
export function toWhatCameOfIt(given: Given, asked: Asked): Decision | null {
  if (given.graph.lead === 'persona' && given.graph.useCase === 'interviews')
    return learned(given, asked)
  return ofTheKind(given, asked) ?? learned(given, asked) ?? goesOnFrom(given, asked)
}

/** What people ask each other by a set of words, and by what words it is told of oneself. */
const OWN_STORIES: { asks: RegExp; tells: RegExp }[] = [
  {
    asks: /^what (?:exactly )?did you (?:say|tell|ask|answer|reply|shout)\b/,
    tells: /\bI (?:said|asked|told|shouted|answered|replied|called|wrote)\b/,
  },
  {
    asks: /^what (?:did|were) you (?:do|doing|work as)(?: for (?:a living|work))? before\b|^what was your (?:last|old|previous|former) job/,
    tells:
      /\b(?:used to|I was an? (?:\p{L}+ )?\p{L}+(?:er|or|ist|ian|man|nurse|cook|chef)\b|formerly|trained as|began as|started as|worked as|I worked (?:for|at|in)\b)/u,
  },
  {
    asks: /\b(?:a|any|your|biggest|worst) mistakes?\b|\bwent (?:badly )?wrong\b|\byou regret\b/,
    tells:
      /\bI\b[^.]*\b(?:ignored|forgot|overlooked|mistake|wrong|failed|regret|should have|too late)\b/i,
  },
]

function ofTheKind(given: Given, { text }: Asked): Decision | null {
  const bare = bareQuestion(text)
  const kind = OWN_STORIES.find(({ asks }) => asks.test(bare))
  if (kind === undefined) return null
  const { facts } = given.graph
  const found = facts
    .filter((fact) => tellsOf(fact) && kind.tells.test(fact.says) && mayTell(given, fact))
    .map((fact) => ({
      fact,
      weight: sharedWith(given.heard.text, fact, facts) + (isTold(given.state, fact) ? 0 : 0.5),
    }))
    .toSorted((a, b) => b.weight - a.weight)
  return found[0] === undefined ? null : telling(given, found[0].fact)
}

/** "What did you learn from that?": what they have done ever since. */
function learned(given: Given, { text }: Asked): Decision | null {
  if (
    !/\bwhat (?:have|did|do) you (?:learn|learnt|learned|take)\b|\bwhat changed (?:after|since)\b/.test(
      text,
    )
  )
    return null
  const { facts } = given.graph
  const at = facts.findIndex(({ id }) => id === given.state.topic.at(-1))
  const after = at === -1 ? facts : facts.slice(at, at + 4)
  const fact = after.find(({ says, about }) => tellsOf({ about }) && EVER_SINCE.test(says))
  return fact === undefined || !mayTell(given, fact) ? null : telling(given, fact)
}

const EVER_SINCE = /\b(?:since then|ever since|from then on|never again|these days I|now I)\b/i

const ASKS_WHAT_HAPPENED =
  /\bwhat (?:exactly |actually )?(?:happened|went wrong|became of|came of)\b|\bhow did (?:it|that|this|the \p{L}+) (?:go|end|turn out)\b/u

function goesOnFrom(given: Given, asked: Asked): Decision | null {
  const { facts } = given.graph
  if (!ASKS_WHAT_HAPPENED.test(asked.text) || asked.isYesNo) return null
  const whole = askedWith(given, asked)
  const named = asked.stems.filter((stem) => !asksOnly(stem))
  const about = knownOf(facts)
    .facts.filter(({ fact, stems }) => tellsOf(fact) && named.every((stem) => stems.has(stem)))
    .map(({ fact, words }) => ({
      fact,
      shared:
        named.length +
        sharedWith(whole, fact, facts) +
        wordsOf(asked.text).filter((word) => word.length > 3 && words.has(word)).length,
    }))
    .filter(({ fact, shared }) => shared >= ENOUGH && !isFear(fact))
    .toSorted((a, b) => b.shared - a.shared)[0]?.fact
  if (about === undefined) return null
  const isNews =
    !isTold(given.state, about) &&
    about.stems.filter((stem) => !asked.stems.includes(stem)).length >= NEWS
  const next = nextOf(given, about)
  if (!isNews) return next === undefined ? null : telling(given, next)
  if (!mayTell(given, about)) return null
  const parts = [about, ...(next === undefined ? [] : [next])]
  return {
    intent: 'tell what came of it',
    parts: parts.map(({ id }): Part => ({ say: 'fact', id, as: 'new' })),
    open: { what: 'nothing' },
  }
}

/** "What difference did that make?", right after it was told: the rest of it. */
export function toWhatItChanged(given: Given, asked: Asked): Decision | null {
  if (!ASKS_WHAT_IT_CHANGED.test(bareQuestion(asked.text))) return null
  const last = given.graph.facts.find(({ id }) => id === given.state.topic.at(-1))
  const rest = last === undefined ? null : restOf(given, { asked, fact: last })
  return rest === null ? null : telling(given, rest)
}

const ASKS_WHAT_IT_CHANGED =
  /^what (?:difference (?:did|has|have) (?:it|that|this|they|these|those)|(?:did|has|have) (?:it|that|this|they|these|those) (?:changed?|brought|bring|done?))\b/

/** Of half a sentence that was told: the other half. */
export const restOf = (
  { graph, state }: Given,
  { asked, fact }: { asked: Asked; fact: Fact },
): Fact | null =>
  graph.facts
    .slice(graph.facts.indexOf(fact) + 1)
    .find(
      (one) =>
        one.thread === fact.thread &&
        !isTold(state, one) &&
        mayTell({ graph, state }, one) &&
        isOfKind(one.says, asked) !== 'no',
    ) ?? null

/** "What did you do when you saw it?": of what they have just told, or of what is named. */
export function toWhatTheyDid(given: Given, asked: Asked): Decision | null {
  if (!ASKS_WHAT_THEY_DID.test(bareQuestion(asked.text))) return null
  const { graph, state, heard } = given
  const deeds = graph.facts.filter(
    (fact) =>
      tellsOf(fact) && IS_A_DEED.test(fact.says) && !isTold(state, fact) && mayTell(given, fact),
  )
  const last = graph.facts.find(({ id }) => id === state.topic.at(-1))
  const deed =
    deeds.find(({ thread }) => thread === last?.thread) ??
    deeds.find((fact) => sharedWith(heard.text, fact, graph.facts) >= IS_ABOUT)
  return deed === undefined ? null : telling(given, deed)
}

const ASKS_WHAT_THEY_DID =
  /^what did you (?:then |actually )?do\b(?! (?:before|for a living|there\b|in\b|at\b))/

const IS_A_DEED =
  /^(?:Then |So |After that,? )?I (?:\p{L}+ed|sent|took|went|told|called|gave|made|got|put|left|brought|built|cut|let|ran|threw|wrote|bought|sold|paid)\b/u

const ENOUGH = 1

/** In words that were not in the question. */
const NEWS = 2

/** The author's own next sentence about it. */
const nextOf = (given: Given, about: Fact): Fact | undefined =>
  given.graph.facts
    .slice(given.graph.facts.indexOf(about) + 1)
    .find(
      (fact) => fact.thread === about.thread && !isTold(given.state, fact) && mayTell(given, fact),
    )

/** Troubles and wishes are lists: there nothing goes on. */
const tellsOf = ({ about }: Pick<Fact, 'about'>): boolean =>
  about === 'situation' || about === 'background'
