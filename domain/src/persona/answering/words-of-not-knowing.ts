import { isWitness } from '../../graph/templates/as-witness.ts'
import { isOnTheOtherSide } from '../../graph/templates/other-side.ts'
import { type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import type { Asked } from '../recalling/asked.ts'
import { isWrittenThroughout } from '../recalling/same-question.ts'
import { wasSaidLately } from '../said-lately.ts'
import { isTold, type Part } from '../state.ts'
import { nextUntold } from '../telling.ts'
import { wordsAboutTheLearner } from './about-the-learner.ts'
import { isPresumed } from './presumed.ts'
import type { Unknown } from './question-kinds.ts'
import { vaguelyOfOthers, vaguelyTold } from './told-vaguely.ts'
import { wishIn } from './wish.ts'

type NotKnown = { asked: Asked; kind: Unknown; who: string | null }

/** What is said of what nobody wrote down: as somebody would who lives there, and knows it. */
export function wordsOfNotKnowing(given: Given, unknown: NotKnown): Part[] {
  const { kind } = unknown
  const words = wordsFor(given, unknown)
  const isVague = words.some((part) => part.say === 'phrase' && part.of.startsWith('vaguely-'))
  // Whoever testifies has no vague word for it.
  return isVague && isWitness(given.graph)
    ? [phrase(ownWayOf(given, kind) ?? 'evade-anything')]
    : words
}

function wordsFor(given: Given, { asked, kind, who }: NotKnown): Part[] {
  if (asked.isYesNo && isPresumed(upToATag(asked, given.heard.text)))
    return [phrase('evade-presumed')]
  if (who !== null && isGone(who, given)) return [phrase('evade-gone', { who })]
  const ofOthers = vaguelyOfOthers(asked.text)
  if (ofOthers !== null) return [phrase(ofOthers)]
  if (who !== null) return [phrase('evade-them', { who })]
  const own = isWrittenThroughout(given.graph.answers) ? ownWayOf(given, kind, asked.text) : null
  if (own !== null && !IS_OF_THE_TALK.has(kind)) return [phrase(own)]
  if (isOnTheOtherSide(given.graph) && IS_KEPT_BACK.has(kind)) return [phrase('evade-advice')]
  const ofJob = OF_ONESELF.test(asked.text) ? null : isOfTheJob(given, kind)
  if (ofJob !== null) return [phrase(ofJob)]
  if (CHECKS_A_SUMMARY.test(asked.text) && given.heard.words.length > A_SUMMARY)
    return [phrase('summary-right')]
  if (ASKS_TO_TELL.test(asked.text) && !wasSaidLately('what-about-it', given, A_WHILE))
    return [phrase('what-about-it')]
  if (kind === 'about-you') return [phrase(wordsAboutTheLearner(given, asked.text))]
  if (kind === 'trouble' && (asked.wants === 'trouble' || asked.wants === 'place')) {
    const pain = nextUntold(given, ['pain'])
    if (pain !== null) return [{ say: 'fact', id: pain.id, as: 'new' }]
  }
  if (kind === 'there-is' && IN_THE_WAY.test(asked.text)) {
    const pain = nextUntold(given, ['pain'])
    if (pain !== null) return [phrase('yes-and'), { say: 'fact', id: pain.id, as: 'new' }]
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

/** "So that's the difference, isn't it? She shut the door." */
function upToATag({ text }: Asked, said: string): string {
  return IS_A_TAG.test(text) ? (ENDS_IN_A_TAG.exec(said)?.[0] ?? said) : said
}

const IS_A_TAG = /(?:^| )\p{L}+ not (?:it|that|he|she|they|there|this)$/u
const ENDS_IN_A_TAG = /^.*?(?:n't|n’t| not) (?:it|that|he|she|they|there|this)\?/iu

const ASKS_FOR_WORDS = /\b(?:what|how|why|which|who|where|when)\b/

/** What a roleplay brings for the kind goes before what anybody would say; who is written throughout has a way for any. */
function ownWayOf({ graph }: Given, kind: Unknown, asked = ''): string | null {
  const isYesNo = WANTS_NO_MORE_THAN_YES_OR_NO.test(kind)
  const ways = !isWrittenThroughout(graph.answers)
    ? [`evade-${kind}`]
    : isYesNo && WANTS_MORE.test(asked)
      ? ['evade-anything']
      : [`evade-${kind}`, isYesNo ? 'evade-yes-no' : 'evade-anything']
  return ways.find((way) => Object.hasOwn(graph.phrases, way)) ?? null
}

/** "Staff, or just people passing?", "till what?": a yes would be to neither. */
const WANTS_MORE = /\bor\b|\b(?:what|whom?|when|where|which)$/

const WANTS_NO_MORE_THAN_YES_OR_NO = /yes-no|^there-is$|^tried$|^news-of-others$|^did-not-know$/

/** Of a time that is looked for, of what is wished for, and of who asks. */
const IS_OF_THE_TALK: ReadonlySet<Unknown> = new Set(['suits', 'suits-either', 'about-you'])

/** Who has troubles does not say that there are none. */
const IN_THE_WAY =
  /\b(?:in (?:the|your) way|makes? (?:it|that|things) (?:hard|harder|difficult)|bothers|bothering|troubles|troubling|worries|worrying|annoys|frustrat\w+|keeps you (?:up|awake)|goes wrong|not working|difficult|hard)\b/

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

/** "Was everything all right when you set it up?": what went wrong came after that. */
const WAS_IN_ORDER =
  /^(?:and |so |but )*(?:was|were) (?:everything|all|it|they|things)(?: still| all)? (?:all right|alright|okay|ok|fine|in order|working|normal|good|right)\b/

/** What has to do with the text may be otherwise there, in words that were not understood. */
const isOfTheText = ({ graph }: Given, { stems }: Asked): boolean =>
  graph.facts.some((fact) => stems.some((stem) => fact.stems.includes(stem)))

/** Who wants to hear about a thing can be asked what of it, and not every time. */
const ASKS_TO_TELL =
  /^(?:(?:can|could|would) you )?(?:please )?(?:just )?(?:(?:tell me|talk to me|say something|more)(?: a (?:bit|little))?(?: more)? about|(?:walk|talk|take) me through) (?!yourself\b|you\b|(?:it|that|this)$)(?!.*\b(?:normal|typical|usual|average|ordinary)\b)/

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

/** What an interviewer did, likes and comes from is nothing to be looked up. */
const OF_ONESELF =
  /\byou (?:ever|personally|yourself|like|love|enjoy|miss|feel|sleep|eat|dream|grow|grew|blame|celebrate|remember)\b|\byou\b.* yourself\b|\byour (?:own|life|family|childhood|husband|wife|children|kids|mother|father|parents|home|weekends?|dreams?|hobb(?:y|ies)|birthday)\b/

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
