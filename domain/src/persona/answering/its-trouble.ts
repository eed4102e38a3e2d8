import { type Decision, type Given, phrase } from '../decision.ts'
import type { UseCase } from '../../use-cases.ts'
import type { Fact } from '../facts/facts.ts'
import type { Asked } from '../recalling/asked.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import { IS_ABOUT, sharedWith } from '../reacting/touches.ts'
import { isTold } from '../state.ts'
import { mayTell, nextUntold } from '../telling.ts'
import { wasJustTold } from './just-told.ts'

/** What they suffer from, where the question does not say so: no text has "because" in it, and whoever wrote both knows that it is. */
export const toItsTrouble = (given: Given, asked: Asked): Decision | null =>
  toWhatHappenedThen(given, asked) ??
  toOneOfThem(given, asked) ??
  toTheNext(given, asked) ??
  toWhatWentWrong(given, asked) ??
  toTroubleInIt(given, asked)

/** "Since February. Did something happen then?": what happened is told, or kept back, and never denied. */
function toWhatHappenedThen(given: Given, { text }: Asked): Decision | null {
  if (!DID_IT_HAPPEN_THEN.test(bareQuestion(text))) return null
  const { graph, state, heard } = given
  const [of] = graph.facts
    .filter((fact) => fact.about !== 'goal' && !isTold(state, fact))
    .map((fact) => ({ fact, shared: sharedWith(heard.text, fact, graph.facts) }))
    .filter(({ shared }) => shared >= IS_ABOUT)
    .toSorted((a, b) => b.shared - a.shared)
  if (of === undefined) return null
  return telling(
    mayTell(given, of.fact) ? [phrase('yes-there-was'), told(of.fact)] : [phrase('something-is')],
  )
}

const DID_IT_HAPPEN_THEN =
  /^(?:did|has|had) (?:something|anything) (?:particular |special |specific |bad |serious )?happen(?:ed)?(?: (?:then|there|back then|around then|at (?:the|that) time|that (?:day|night|week|month|year|time|summer|winter|spring|autumn)|to (?:you|him|her|them)|before that))?$/

/** "No single thing. It's the sum of it." "Can you give me one of those things?": the next, or one that they know. */
function toOneOfThem({ graph, state }: Given, { text }: Asked): Decision | null {
  const hasHinted = state.last.some((part) => part.say === 'phrase' && part.of === 'evade-trouble')
  if (!hasHinted || !ONE_OF_THEM.test(bareQuestion(text))) return null
  const next = nextUntold({ graph, state }, ['pain'])
  if (next !== null) return telling([told(next)])
  const known = graph.facts.find((fact) => fact.about === 'pain' && isTold(state, fact))
  return known === undefined ? null : telling([{ say: 'fact', id: known.id, as: 'again' }])
}

const ONE_OF_THEM =
  /^(?:(?:can|could|would|will) you )?(?:please )?(?:just )?(?:give|tell|name) me (?:just |at least )?(?:one|an example|the (?:first|biggest|worst))\b|^(?:name|pick) (?:just )?one\b|^(?:like|such as) what\b|^what (?:is|would be) (?:one|the (?:first|biggest|worst)) of (?:them|those|these)\b/

/** What the next of their troubles answers, whichever it is. */
function toTheNext(given: Given, { text }: Asked): Decision | null {
  const bare = bareQuestion(text)
  const { graph, state } = given
  const by = BY_THE_NEXT.find(
    ({ asks, among }) => asks.test(bare) && (among?.includes(graph.useCase) ?? true),
  )
  if (by === undefined) return null
  const next = nextUntold(given, ['pain'])
  if (next !== null)
    return telling([...(by.isWhether === true ? [phrase('yes-and')] : []), told(next)])
  const isThere = graph.facts.some(
    (fact) => fact.about === 'pain' && (by.orSays !== 'that there is more' || !isTold(state, fact)),
  )
  return by.orSays !== undefined && isThere ? telling([phrase('something-is')]) : null
}

type ByTheNext = {
  asks: RegExp
  among?: readonly UseCase[]
  isWhether?: true
  /** Where none may be told: at least this much, if it is so. */
  orSays?: 'that there is some' | 'that there is more'
}

const BY_THE_NEXT: readonly ByTheNext[] = [
  // "Is there anything else that went wrong?"
  {
    asks: /^(?:and |so |but )*(?:is|was|are|were) there (?:anything|something) else\b.*\b(?:wrong|bother\w*|troubl\w*|problems?|worr\w*|upset\w*|difficult\w*|annoy\w*|concern\w*)\b/,
    isWhether: true,
  },
  // "What has this meant for you?"
  {
    asks: /^what (?:has|have|did|does) (?:this|that|it|all (?:this|that)) (?:meant|mean|done|changed?)(?: (?:for|to))? you\b/,
  },
  // "What's been holding it up?": what they suffer from at work is why it is not done.
  {
    asks: /^(?:why|how come)\b.*\b(?:late|behind|delayed?|not (?:ready|done|finished)|taking so long|take so long)\b|^what (?:is|has been|was|keeps?) (?:been )?(?:holding (?:it|that|them|you) up|the delay|keeping you|taking so long)\b/,
    among: ['team-training', 'other'],
  },
  // "Has something become harder lately?": no, says nobody who has come because of it.
  {
    asks: /^(?:has|have|is|was|did) (?:there |it |that |your \p{L}+ )?(?:anything|something|things|it)?\b.{0,25}\b(?:(?:become|became|got|gotten|getting|been) (?:\p{L}+ )?(?:harder|worse|more difficult|too much|heavier)|changed (?:in your life|lately|recently|for you|in the last))\b/u,
    isWhether: true,
    orSays: 'that there is some',
  },
  // "What upset you most?", "what was going on for you?"
  {
    asks: /^(?:and |so |but )*what (?:(?:has|have|had|does|did) )?(?:it )?(?:upset|upsets|bothers?|bothered|hurts?|annoys?|annoyed|worries|worried|frustrates?|frustrated|troubles?|troubled) you (?:the )?most\b|^(?:and |so |but )*what (?:is|was|has been) (?:really )?(?:going on|happening) (?:for|with|in) you\b/,
    orSays: 'that there is more',
  },
]

/** "Has that ever gone wrong?" */
function toWhatWentWrong(given: Given, { text }: Asked): Decision | null {
  if (!HAS_IT_GONE_WRONG.test(text)) return null
  const { graph, state } = given
  const harm = graph.facts.find(
    (fact) => HARM.test(fact.says) && !isTold(state, fact) && mayTell(given, fact),
  )
  return harm === undefined ? null : telling([phrase('yes-and'), told(harm)])
}

/** "Why did you stop filling in the log?", "what is it about the log that bothers you?" */
function toTroubleInIt(given: Given, { text, stems }: Asked): Decision | null {
  if (!TROUBLE_IN_IT.some((pattern) => pattern.test(text))) return null
  const found = given.graph.facts.find(
    (fact) =>
      fact.about === 'pain' &&
      fact.stems.some((stem) => stems.includes(stem)) &&
      mayTell(given, fact) &&
      !wasJustTold(given, fact),
  )
  if (found !== undefined) return telling([told(found)])
  return whyItWasHard(given, text) ?? asTheySaid(given, stems)
}

/** What they told a while ago is still the reason. */
function asTheySaid({ graph, state }: Given, stems: readonly string[]): Decision | null {
  const known = graph.facts.find(
    (fact) =>
      fact.about === 'pain' &&
      isTold(state, fact) &&
      fact.stems.some((stem) => stems.includes(stem)) &&
      !state.last.some((part) => part.say === 'fact' && part.id === fact.id),
  )
  return known === undefined
    ? null
    : telling([phrase('as-i-said'), { say: 'fact', id: known.id, as: 'again' }])
}

/** "Why didn't you come to me?": who asked and was not answered, or had no time, has said it in other words. */
function whyItWasHard(given: Given, text: string): Decision | null {
  if (!WHY_NOT_SAID.test(text)) return null
  const found = given.graph.facts.find(
    (fact) => WAS_NOT_HEARD.test(fact.says) && !isTold(given.state, fact) && mayTell(given, fact),
  )
  return found === undefined ? null : telling([told(found)])
}

const WHY_NOT_SAID =
  /^(?:and |so |but )*(?:why|how come)\b.*\b(?:come|tell|told|say|said|ask|asked|speak|report|reported|talk|mention|let)\b/

const WAS_NOT_HEARD =
  /\b(?:asked|told|said|reported|wrote|requested|complained|warned)\b.*\b(?:no (?:reply|answer|reaction)|nobody|never|not|nothing|in vain|ignored|got none)\b/i

const telling = (parts: Decision['parts']): Decision => ({
  intent: 'tell what troubles them in it',
  parts,
  open: { what: 'nothing' },
})

const told = ({ id }: Fact) => ({ say: 'fact', id, as: 'new' }) as const

const HAS_IT_GONE_WRONG =
  /^(?:and |so |but )*(?:has|have|did) (?:that|it|this|things|anything|something) (?:ever |already )*(?:gone?|went) wrong\b/

const HARM =
  /\b(?:failed|broke|broken|died|lost|crashed|leaked|burn(?:t|ed)|flooded|spoil(?:t|ed)|ruined|cracked|collapsed|went wrong|injured|hurt)\b/i

/** Why they left something undone; and what there is about a thing that is bad. */
const TROUBLE_IN_IT = [
  /^(?:and |so |but )*(?:why|how come|what made you)(?: did| do| have| are| were)?(?: you)?\b.*\b(?:stop|stopped|quit|skip|skipped|not|tick|ticked|write down|wrote down|fill(?:ed)? in|record(?:ed)?|sign(?:ed)?|refuse[ds]?|avoid|avoided|avoiding|gave up|give up|given up|leave out|left out|forget|forgot|no longer|ignored?|put(?:ting)? off)\b/,
  /^(?:and |so |but )*what (?:is|was) it (?:about|with|in) .*\b(?:bothers?|bothered|annoys?|annoyed|troubles?|worr(?:y|ies|ied)|upsets?|wrong|difficult|hard|bad|you (?:do not|cannot|hate|mind))\b/,
  /^(?:and |so |but )*what (?:is|are) (?:so )?(?:wrong|difficult|hard|bad|annoying) (?:with|about|in)\b/,
]
