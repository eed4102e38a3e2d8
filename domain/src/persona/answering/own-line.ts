import type { Asked } from '../recalling/asked.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { nextInThread } from './follow-up.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import { retellings } from '../../language/retell.ts'
import { stemsOf } from '../../language/stems.ts'
import { inMidSentence, wordsOf } from '../../language/words.ts'
import { matterOf, nearestTo } from './put-off.ts'
import { factIn, isTold, type Part } from '../state.ts'
import { mayTell, nextUntold } from '../telling.ts'

/** "What do you mean?": whatever the persona said last is explained, and nothing older. */
export function toOwnLine(given: Given, asked: Asked): Decision | null {
  const text = bareQuestion(asked.text)
  const { state } = given
  const part = state.last.findLast(({ say }) => say !== 'phrase') ?? state.last.at(-1)
  if (part === undefined) return null
  const asksWhy = WHY_SAID.test(text)
  const asksBehind = part.say === 'objection' && WHY_SO.test(text)
  // "Which risk do you mean?" asks for more than the words, where there was something in them.
  const asksWhich = WHICH_IS_MEANT.test(text) && part.say !== 'phrase'
  const asksWhyNotNow =
    part.say === 'phrase' && HELD_BACK.has(meaningOf(part.of)) && WHY_SO.test(text)
  const echoes =
    part.say === 'phrase' &&
    !ASKS_WHAT_KIND.test(text) &&
    (echoesTheLastLine(given, text) || quotesTheLastLine(given))
  if (
    !ASKS_WHAT_IS_MEANT.test(text) &&
    !echoes &&
    !asksWhich &&
    !asksWhy &&
    !asksBehind &&
    !asksWhyNotNow
  )
    return null
  return {
    intent:
      part.say === 'objection'
        ? `say what is behind the doubt: ${part.id}`
        : 'explain what it said',
    parts: aboutTheWord(given, text) ?? partsFor(given, part, { asksWhy, asksWhich }),
    open: state.open,
  }
}

/** "How do you mean, the nails?": what else has to do with them, and not only that it is so. */
function aboutTheWord(given: Given, text: string): Part[] | null {
  const { state, graph } = given
  const stems = stemsOf(MEANS_THE_WORD.exec(text)?.[1] ?? '')
  if (stems.length === 0 || stems.length > A_WORD_OR_TWO) return null
  const said = new Set(stemsOf(state.recent.at(-1) ?? ''))
  if (!stems.every((stem) => said.has(stem))) return null
  const about = graph.facts.filter(
    (fact) =>
      fact.id !== state.topic.at(-1) &&
      fact.about !== 'goal' &&
      mayTell(given, fact) &&
      stems.every((stem) => fact.stems.includes(stem)),
  )
  // "The double route" is told of by what has to do with the route.
  if (about.length === 0) return ofTheThing(given, stems.at(-1) ?? '')
  const untold = about.find((fact) => !isTold(state, fact))
  const fact = about.find((one) => SAYS_WHERE.test(one.says)) ?? untold ?? about[0]
  if (fact === undefined) return null
  return [{ say: 'fact', id: fact.id, as: isTold(state, fact) ? 'again' : 'new' }]
}

function ofTheThing({ state, graph }: Given, stem: string): Part[] | null {
  const fact = graph.facts.find(
    (one) =>
      (one.about === 'background' || one.about === 'situation') &&
      one.id !== state.topic.at(-1) &&
      !isTold(state, one) &&
      mayTell({ graph, state }, one) &&
      one.stems.includes(stem),
  )
  return fact === undefined ? null : [{ say: 'fact', id: fact.id, as: 'new' }]
}

const MEANS_THE_WORD =
  /^(?:how|what) (?:exactly )?(?:do|did) you mean(?: by)? (?:(?:the|a|an|your|those|these|that|this) )?(.+)$/
const A_WORD_OR_TWO = 2

/** What a thing is for comes with where it is, or what is done with it. */
const SAYS_WHERE = /\b(?:is|are|called|means?|hangs?|stands?|lies|kept|written|made|used)\b/i

/** Of a doubt that they have just heard. */
const WHY_SO =
  /^(?:why(?: not)?$|why is that|how come|why (?:do|are) you (?:not )?(?:think|believe|trust|sure|worried|say)|what makes you)\b/

export const ASKS_WHAT_IS_MEANT =
  /^(?:what (?:exactly )?(?:do|did) you mean|what does that mean$|how do you mean|meaning\b|by .* you mean|in what (?:way|sense)|how so|mean what|what was that$|what are you (?:saying|getting at|talking about)|.* what do you mean(?: by that)?$)/

const WHICH_IS_MEANT =
  /^(?:what|which) (?:\p{L}+ )+(?:do|did) you mean\b|^which (?:\p{L}+ )+(?:do|did) you (?:have in mind|think of)\b/u

const WHY_SAID =
  /^(?:why (?:do|did|would|are) you (?:ask|asking|say|saying|want to know)|what makes you (?:say|ask)|why is that important|why does (?:that|it) matter)\b/

function partsFor(
  given: Given,
  part: Part,
  { asksWhy, asksWhich }: { asksWhy: boolean; asksWhich: boolean },
): Part[] {
  if (asksWhy && part.say === 'ask') return [phrase('why-i-ask')]
  const parts = explained(given, part)
  // Which one, is more than that it is as it was said.
  const isNoMore = parts.some(({ say }) => say === 'phrase') && part.say === 'fact'
  return asksWhich && isNoMore ? [phrase('vaguely-which')] : parts
}

/** "Which reasons?", "what never came up?": short, and in the persona's own last words. */
function echoesTheLastLine({ state }: Given, text: string): boolean {
  const words = wordsOf(text)
  const asks =
    /^(?:what|which)\b/.test(text) || /\b(?:what|how|which|who|whom|when)(?: sorry)?$/.test(text)
  if (words.length > SHORT_ECHO || !asks) return false
  const last = wordsOf(state.recent.at(-1) ?? '')
  const own = words.filter((word) => !SMALL.has(word))
  return own.length > 0 && own.every((word) => last.includes(word))
}

/** "What kind of questions would you ask?": that wants more than that it was a way of speaking. */
const ASKS_WHAT_KIND =
  /^(?:what|which) (?:kind|sort|type)s? of \p{L}+ (?:would|do|did|will|could)\b/u

/** In words. */
const SHORT_ECHO = 10

/** 'What does "in a way" mean?' */
function quotesTheLastLine({ state, heard }: Given): boolean {
  const quoted = QUOTES.exec(heard.text)?.[1]
  const last = wordsOf(state.recent.at(-1) ?? '')
  return quoted !== undefined && wordsOf(quoted).every((word) => last.includes(word))
}

const QUOTES =
  /\bwhat (?:does|do you mean by|is) ["'“‘]?(?!(?:that|this|it)\b)([^"'”’?]{3,40}?)["'”’]?(?: mean\b|\?)/i

/** Of a question that takes up a word, what is not that word. */
const SMALL = new Set(
  'what which how who whom when sort kind type about for in on do did does you is are was the a an that it mean exactly then not yet so it by with of to would could have had i am be sorry'.split(
    ' ',
  ),
)

function explained(given: Given, part: Part): Part[] {
  const { graph, state } = given
  switch (part.say) {
    case 'ask':
      return [phrase('mean-ask'), part]
    case 'objection': {
      const doubt = graph.objections.find(({ id }) => id === part.id)
      return doubt === undefined || doubt.explains.length === 0 || part.as === 'explained'
        ? [phrase('mean-doubt')]
        : [{ say: 'objection', id: part.id, as: 'explained' }]
    }
    case 'fact': {
      const fact = factIn(graph, part.id)
      if (fact === undefined) return [phrase('mean-fact')]
      const next = nextInThread(given, fact)
      if (next !== null) return [{ say: 'fact', id: next.id, as: 'new' }]
      // In other words, where there are some and they are short: nobody explains by reciting.
      const isShort = wordsOf(fact.says).length <= SHORT
      const hasOtherWords = retellings(fact.says).some((way) => way !== fact.says)
      return isShort && (hasOtherWords || fact.otherWays !== undefined)
        ? [phrase('i-mean'), { say: 'fact', id: fact.id, as: 'again' }]
        : [phrase('mean-fact')]
    }
    case 'answer':
    case 'more':
      return [phrase('mean-fact')]
    case 'phrase':
      // "That's not quite what I asked": then it is the question that was not clear.
      if (state.open.what === 'ask') return [phrase('mean-ask'), { say: 'ask', id: state.open.id }]
      return whatItWasAbout(given, part.of) ?? [phrase(meaningOf(part.of))]
  }
}

/** What was put off had something to do with this, or is at least named. */
function whatItWasAbout(given: Given, of: string): Part[] | null {
  const { state, graph } = given
  const isHedge = meaningOf(of) === 'mean-not-known'
  const near = isHedge && graph.useCase !== 'interviews' ? nearestTo(given, state.putOff) : null
  if (near !== null) return [{ say: 'fact', id: near.id, as: 'new' }]
  const behind = behindIt(given, of)
  if (behind !== null) return behind
  const matter = isHedge ? matterOf(state.putOff) : null
  return matter === null ? null : [phrase('mean-matter', { matter: inMidSentence(matter) })]
}

/** "Getting by", "in a way", "it wears me down": who is asked what is meant says what it is about. */
function behindIt(given: Given, of: string): Part[] | null {
  if (!IS_A_HINT.test(of) || given.graph.temper.volunteers === 0) return null
  const next = nextUntold(given, ['pain'])
  return next === null ? null : [{ say: 'fact', id: next.id, as: 'new' }]
}

const IS_A_HINT =
  /^(?:evade-(?:news|feelings|past-feelings|there-is|presumed|trouble|own-way|yes-no|yes-no-do|yes-no-have|opinion)|feels-bad|felt-bad|thinks-badly|mood-admitted|how-i-am|it-is|it-was|i-am|i-was|not-yet)$/

/** In words. */
const SHORT = 14

function meaningOf(of: string): string {
  if (of === 'not-yet' || of === 'sustain' || of.startsWith('evade-about')) return 'mean-not-yet'
  if (of.startsWith('evade-') || IS_VAGUE.has(of)) return 'mean-not-known'
  if (NOT_NOW.has(of)) return 'mean-not-now'
  if (of.includes('doubt')) return 'mean-doubt'
  if (IS_A_YES.has(of)) return 'mean-yes'
  return 'mean-nothing'
}

/** What says no more than that there is no more to say. */
const IS_VAGUE = new Set([
  'find-out',
  'ask-back',
  'come-back',
  'why-you-ask',
  'what-about-it',
  'no-more',
  'told-all',
  'little-to-say',
])

const IS_A_YES = new Set([
  'accept',
  'agree',
  'time-suits',
  'day-suits',
  'still-agreed',
  'offer-welcome',
  'sounds-good',
  'request-granted',
  'permit',
])

const HELD_BACK = new Set(['mean-not-yet', 'mean-not-now'])

const NOT_NOW = new Set(['too-early', 'why-should-i', 'decline', 'request-not-yet', 'advice'])
