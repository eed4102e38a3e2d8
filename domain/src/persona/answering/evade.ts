import { aroundIt } from './around.ts'
import { wordsAboutTheLearner } from './about-the-learner.ts'
import type { Asked } from '../recalling/asked.ts'
import type { UseCase } from '../../use-cases.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { type Unknown, unknownIn } from './question-kinds.ts'
import type { Fact } from '../facts/facts.ts'
import { NOTHING_IS_MEANT } from '../hear.ts'
import { knownOf } from '../recalling/known.ts'
import { isPresumed } from './presumed.ts'
import { nearInstead } from './near-instead.ts'
import { matterOf, nearestTo } from './put-off.ts'
import { hedgesInARow } from './hedges.ts'
import { isTold, type Part } from '../state.ts'
import { IS_ABOUT, sharedWith } from '../reacting/touches.ts'
import { mayTell, nextUntold } from '../telling.ts'
import { beforeIt } from './asked-with.ts'
import { wasSaidByThem } from '../reacting/given-back.ts'
import { wasSaidLately } from '../said-lately.ts'
import { isWitness } from '../../graph/templates/as-witness.ts'
import { isOnTheOtherSide } from '../../graph/templates/other-side.ts'
import { sameQuestionIn } from '../recalling/same-question.ts'
import { vaguelyOfOthers, vaguelyTold } from './told-vaguely.ts'
import { nameOfUsual, usualQuestionsIn } from '../usual/usual-questions.ts'
import { whoseMind } from './whose-mind.ts'
import { toOwnWish } from './wish.ts'

/** Nothing is known of it: what a person says then depends on what was asked, and of whom. */
export function evade(given: Given, asked: Asked): Decision {
  const { state, heard } = given
  const topic = asked.stems.join(' ')
  const who = whoseMind(asked.text, heard.text, knownOf(given.graph.facts).people)
  const kind = unknownIn(asked, heard.text)
  if (who === null && kind === 'need') return { ...toOwnWish(given), evades: topic }
  // What has to do with it may be the answer, unless somebody knows that nothing is.
  const near = heard.meant === NOTHING_IS_MEANT ? null : nearInstead(given, { asked, kind, who })
  const related: Decision | null =
    near === null
      ? null
      : { intent: 'tell what is related', parts: near, open: { what: 'nothing' } }
  if (related !== null && !isOnlyThatItTold(related)) return related
  const usual = toUsualQuestion(given, asked)
  if (usual !== null) return withItsOwnQuestion(given, usual)
  if (related !== null) return related
  const isAgain = topic !== '' && state.evaded.includes(topic) && IS_OF_THE_WORLD.has(kind)
  const words = isAgain
    ? [phrase('evade-again')]
    : sworn(given, kind, wordsFor(given, { asked, kind, who }))
  const isOnlyHedge = words.every((part) => part.say === 'phrase' && part.of.startsWith('evade-'))
  const isOneTooMany = isOnlyHedge && !SAYS_SOMETHING.has(kind) && hedgesInARow(given) >= ENOUGH
  const decision: Decision = {
    intent: isAgain ? 'evade: asked before' : 'evade: not known',
    parts: isOneTooMany
      ? (whatItCanSay(given) ?? [phrase(insteadOfAHedge(given, kind))])
      : isOnlyHedge && !isAgain
        ? withItsMatter(given, { kind, words, text: asked.text })
        : words,
    open: state.open,
    evades: topic,
  }
  return withItsOwnQuestion(given, decision)
}

const isOnlyThatItTold = ({ parts }: Decision): boolean =>
  parts.every((part) => part.say === 'phrase' && /^(?:evade-told$|vaguely-)/.test(part.of))

export const SAID_BY_ANYBODY = 'evade: as people do who are asked that'

/** What everybody is asked has its own way of being put off. */
function toUsualQuestion(given: Given, asked: Asked): Decision | null {
  const { graph, state } = given
  // What anybody says of it claims a little; who testifies claims what they know.
  if (isWitness(graph)) return null
  const usual = sameQuestionIn(asked, usualQuestionsIn(graph), {
    bar: 'surely',
    around: aroundIt(given),
  })
  if (usual === null) return null
  if (usual.says.every((way) => state.recent.some((line) => line.includes(way)))) return null
  return {
    intent: SAID_BY_ANYBODY,
    parts: [phrase(nameOfUsual(usual))],
    open: state.open,
    evades: asked.stems.join(' '),
  }
}

/** "Booking? It takes some explaining." Not in every line, and of what can be named in a word or two. */
function withItsMatter(
  { state }: Given,
  { kind, words, text }: { kind: Unknown; words: Part[]; text: string },
): Part[] {
  const [only] = words
  if (only?.say !== 'phrase' || words.length > 1 || !IS_NAMED.has(kind)) return words
  const matter = matterOf(text)
  const wasNamed = state.recent.slice(-A_FEW_LINES).some((line) => /^[^.?!,]{2,30}[?…]/.test(line))
  return matter === null || wasNamed ? words : [phrase('matter', { matter }), only]
}

const A_FEW_LINES = 3

const IS_NAMED: ReadonlySet<Unknown> = new Set([
  'way',
  'own-way',
  'own',
  'anything',
  'story',
  'likeness',
  'reason',
  'number',
  'opinion',
  'news-of-others',
])

/** Hedges in a row: after those, who still does not know says something else than that. */
const ENOUGH = 2

/** Who has put off two questions says at least what is theirs to say; a witness says nothing unasked. */
function whatItCanSay(given: Given): Part[] | null {
  const { graph, state } = given
  if (graph.lead === 'persona' || graph.temper.volunteers === 0 || state.agreed) return null
  if (wasSaidLately('what-i-can-say', given, 6)) return null
  // Of what they ask about: anything else comes out of the blue.
  const fact = nearestTo(given, `${state.putOff} ${given.heard.text}`)
  return fact === null || wasSaidByThem(given, fact)
    ? null
    : [phrase('what-i-can-say'), { say: 'fact', id: fact.id, as: 'new' }]
}

/** Who sells, buys or hires can ask a colleague; other people can only come back to it. */
function insteadOfAHedge({ graph }: Given, kind: Unknown): string {
  if (GIVES_IT_BACK.has(kind)) return 'ask-back'
  if (PRIVATE.has(kind)) return 'why-you-ask'
  return EXACT.has(kind) && AT_WORK.has(graph.useCase) ? 'find-out' : 'come-back'
}

const AT_WORK: ReadonlySet<UseCase> = new Set(['sales', 'interviews'])

const GIVES_IT_BACK: ReadonlySet<Unknown> = new Set([
  'opinion',
  'opinion-yes-no',
  'hypothetical',
  'looking-back',
  'plan',
  'imagined',
  'yes-no-might',
])

const PRIVATE: ReadonlySet<Unknown> = new Set(['about-life', 'about-me', 'number-of-life', 'home'])

/** Short answers, and no confession that there is none. */
const SAYS_SOMETHING: ReadonlySet<Unknown> = new Set([
  'suits',
  'suits-either',
  'own-either',
  'yes-no-own',
  'yes-no',
  'yes-no-past',
  'yes-no-have',
  'yes-no-do',
  'yes-no-them',
  'yes-no-would',
  'yes-no-might',
  'there-is',
  'preference',
  'news',
  'days',
  'tenure',
  'worth',
  'tried',
  'next-step',
  'done',
  'cost',
  'person-each-time',
  'news-of-others',
])

/** Only what somebody may really not know is "still" not known, and could be found out. */
const IS_OF_THE_WORLD: ReadonlySet<Unknown> = new Set([
  'number',
  'time',
  'person',
  'who-decides',
  'name',
  'place',
  'reason',
  'which',
  'story',
  'yes-no',
  'yes-no-them',
  'anything',
])

/** What somebody can find out. */
const EXACT: ReadonlySet<Unknown> = new Set([
  'number',
  'time',
  'person',
  'who-decides',
  'name',
  'place',
  'which',
])

/** Whoever testifies has no vague word for it. */
const sworn = ({ graph }: Given, kind: Unknown, words: Part[]): Part[] =>
  isWitness(graph) && words.some((part) => part.say === 'phrase' && part.of.startsWith('vaguely-'))
    ? [phrase(Object.hasOwn(graph.phrases, `evade-${kind}`) ? `evade-${kind}` : 'evade-anything')]
    : words

function wordsFor(
  given: Given,
  { asked, kind, who }: { asked: Asked; kind: Unknown; who: string | null },
): Part[] {
  if (asked.isYesNo && isPresumed(given.heard.text)) return [phrase('evade-presumed')]
  if (who !== null && isGone(who, given)) return [phrase('evade-gone', { who })]
  const ofOthers = vaguelyOfOthers(asked.text)
  if (ofOthers !== null) return [phrase(ofOthers)]
  if (who !== null) return [phrase('evade-them', { who })]
  if (isOnTheOtherSide(given.graph) && IS_KEPT_BACK.has(kind)) return [phrase('evade-advice')]
  const ofJob = isOfTheJob(given, kind)
  if (ofJob !== null) return [phrase(ofJob)]
  if (CHECKS_A_SUMMARY.test(asked.text) && given.heard.words.length > A_SUMMARY)
    return [phrase('summary-right')]
  if (ASKS_TO_TELL.test(asked.text) && !wasSaidLately('what-about-it', given, A_WHILE))
    return [phrase('what-about-it')]
  if (kind === 'about-you') return [phrase(wordsAboutTheLearner(given, asked.text))]
  if (kind === 'trouble' && asked.wants === 'trouble') {
    const pain = nextUntold(given, ['pain'])
    if (pain !== null) return [{ say: 'fact', id: pain.id, as: 'new' }]
  }
  if (kind === 'yes-no-past' && HAD_TO.test(asked.text)) return [phrase('evade-presumed')]
  if (ASKS_WHETHER_IT_KNOWS_WHEN.test(asked.text)) return [phrase('vaguely-when')]
  if (WANTS_YES_OR_NO.has(kind) && ASKS_HOW_FAR.test(asked.text) && isOfTheText(given, asked))
    return [phrase('evade-unsure')]
  const wished = asked.isYesNo ? wishIn(given, asked) : null
  if (wished !== null)
    return isTold(given.state, wished)
      ? [phrase('yes')]
      : [phrase('yes-and'), { say: 'fact', id: wished.id, as: 'new' }]
  if (WANTS_YES_OR_NO.has(kind) && WAS_IN_ORDER.test(asked.text))
    return [phrase('vaguely-in-order')]
  if (kind === 'reason' && LOOKS_AHEAD.test(asked.text)) return [phrase('evade-reason-ahead')]
  // "Might it have been you?": that wants yes or no.
  if (kind === 'looking-back' && !ASKS_FOR_WORDS.test(asked.text))
    return [phrase('evade-yes-no-might')]
  return [phrase(ownWayOf(given, kind) ?? vaguelyTold(kind, asked.text) ?? `evade-${kind}`)]
}

const ASKS_FOR_WORDS = /\b(?:what|how|why|which|who|where|when)\b/

/** What a roleplay brings for the kind goes before what anybody would say. */
const ownWayOf = ({ graph }: Given, kind: Unknown): string | null =>
  Object.hasOwn(graph.phrases, `evade-${kind}`) ? `evade-${kind}` : null

/** Of somebody to whom something happened: what it led to is guessed at, and mostly rightly. */
const HAD_TO = /^(?:and |so |but )*did you (?:then )?have to\b/

const ASKS_WHETHER_IT_KNOWS_WHEN =
  /\b(?:do|can|would) you (?:still |roughly |happen to )?(?:remember|recall|know|say|tell)\b.{0,20}\bwhen\b/

/** To which a person says no, of what their author wrote nothing about. */
const WANTS_YES_OR_NO: ReadonlySet<Unknown> = new Set([
  'yes-no',
  'yes-no-past',
  'yes-no-have',
  'yes-no-do',
  'yes-no-them',
])

/** Whether something is so is so or not; only how far it goes, and what it is like, can be so in part. */
const ASKS_HOW_FAR =
  /\b(?:enough|really|fair(?:ly)?|hard|easy|difficult|well|happy|satisfied|content|comfortable|good|bad|better|worse|important|serious|urgent|close|clear|sure|certain|feel|always|often|much|used to|depends?|main(?:ly)?|most(?:ly)?|enjoy|like|reasons?)\b/

/** "Do you switch back to paper then?": nobody says no to what they wish for. */
const wishIn = (given: Given, { text }: Asked): Fact | null =>
  SAYS_NO.test(text)
    ? null
    : (given.graph.facts.find(
        (fact) =>
          fact.about === 'goal' &&
          mayTell(given, fact) &&
          MIGHT_BE_WISHED.test(text) &&
          !SAYS_NO.test(fact.says) &&
          sharedWith(`${text} ${beforeIt(given.heard.text, text)}`, fact, given.graph.facts) >=
            IS_ABOUT,
      ) ?? null)

const MIGHT_BE_WISHED =
  /^(?:and |so |but )*(?:do|would|should|could|shall|can) (?:you|we|i|they)\b(?! (?:know|think|remember|have|see|mind|ever)\b)/

const SAYS_NO = /\b(?:not|\p{L}+n't|never|no|without|instead|less|stop|before|rather)\b/iu

/** "Was everything all right when you set it up?": what went wrong came after that. */
const WAS_IN_ORDER =
  /^(?:and |so |but )*(?:was|were) (?:everything|all|it|they|things)(?: still| all)? (?:all right|alright|okay|ok|fine|in order|working|normal|good|right)\b/

/** What has to do with the text may be otherwise there, in words that were not understood. */
const isOfTheText = ({ graph }: Given, { stems }: Asked): boolean =>
  graph.facts.some((fact) => stems.some((stem) => fact.stems.includes(stem)))

/** Who wants to hear about a thing can be asked what of it, and not every time. */
const ASKS_TO_TELL =
  /^(?:(?:can|could|would) you )?(?:please )?(?:just )?(?:(?:tell me|talk to me|say something|more)(?: a (?:bit|little))?(?: more)? about|(?:walk|talk|take) me through) (?!yourself\b|you\b|(?:it|that|this)$)/

/** In lines of the persona. */
const A_WHILE = 12

/** "Why would they hate it?" has no story behind it yet. */
const LOOKS_AHEAD = /^(?:and |so |but )*why (?:would|will|might|should|could)\b/

/** What nobody across the table would say without having thought about it first. */
const IS_KEPT_BACK: ReadonlySet<Unknown> = new Set([
  'need',
  'opinion',
  'opinion-yes-no',
  'plan',
  'hypothetical',
  'imagined',
  'preference',
  'yes-no-would',
  'yes-no-might',
  'yes-no',
])

const CHECKS_A_SUMMARY =
  /^(?:did i (?:get|understand)|have i (?:got|understood)|is that (?:right|correct|about right))\b/

/** In words. */
const A_SUMMARY = 15

/** An interviewer is asked about the post, and knows it; what was not written down they keep for later. */
function isOfTheJob({ graph }: Given, kind: Unknown): string | null {
  if (graph.useCase !== 'interviews' || graph.lead !== 'persona') return null
  return OF_THE_JOB[kind] ?? null
}

const OF_THE_JOB: Partial<Record<Unknown, string>> = {
  number: 'evade-job-number',
  duration: 'evade-job',
  'how-often': 'evade-job',
  time: 'evade-job-time',
  'time-to-come': 'evade-job-time',
  'yes-no': 'evade-job-yes-no',
  'yes-no-them': 'evade-job-yes-no',
  'yes-no-might': 'evade-job-yes-no',
  person: 'evade-job-person',
  'person-each-time': 'evade-job-person',
  'who-decides': 'evade-job-person',
  days: 'evade-job',
  way: 'evade-job',
  likeness: 'evade-job',
  which: 'evade-job',
  'next-step': 'evade-job-time',
  anything: 'evade-job',
  'yes-no-do': 'evade-job-yes-no',
  'yes-no-have': 'evade-job-yes-no',
}

/** Of the dead nobody says "ask him". */
function isGone(who: string, { graph, state }: Given): boolean {
  const name = who.replace(/^(?:my|the) /, '')
  const isOfThem = (says: string): boolean =>
    new RegExp(String.raw`\b${name}\b`, 'iu').test(says.replace(/[()[\]]/g, ''))
  return graph.facts.some(
    ({ id, says }: Fact) =>
      DEATH.test(says) && (ONLY_POINTS.test(name) ? id === state.topic.at(-1) : isOfThem(says)),
  )
}

/** Then it is whom they have just spoken of. */
const ONLY_POINTS = /^(?:him|her|them)$/

const DEATH = /\b(?:died|dead|death|funeral|passed away|lost (?:my|our)|buried|killed|widow\w*)\b/i

/** Who had just asked something itself holds on to it, and once. */
function withItsOwnQuestion({ graph, state }: Given, decision: Decision): Decision {
  const { open } = state
  if (graph.lead !== 'persona' || open.what !== 'ask') return decision
  const hasJustAsked = state.last.some((part) => part.say === 'ask' && part.id === open.id)
  const wasHeldOn = state.last.some(({ say }) => say === 'phrase')
  return hasJustAsked && !wasHeldOn
    ? { ...decision, parts: [...decision.parts, { say: 'ask', id: open.id }] }
    : decision
}
