import { aroundIt } from './around.ts'
import type { Asked } from '../recalling/asked.ts'
import type { UseCase } from '../../use-cases.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { type Unknown, unknownIn } from './question-kinds.ts'
import { NOTHING_IS_MEANT } from '../hear.ts'
import { knownOf } from '../recalling/known.ts'
import { cannotBeMeant } from './is-answer-to.ts'
import { nearInstead } from './near-instead.ts'
import { matterOf, nearestTo } from './put-off.ts'
import { hedgesInARow } from './hedges.ts'
import { factIn, type Part } from '../state.ts'
import { wasSaidByThem } from '../reacting/given-back.ts'
import { wasSaidLately } from '../said-lately.ts'
import { isWitness } from '../../graph/templates/as-witness.ts'
import { isWrittenThroughout, sameQuestionIn } from '../recalling/same-question.ts'
import { usualQuestionsIn } from '../usual/usual-questions.ts'
import { whoseMind } from './whose-mind.ts'
import { toOwnWish } from './wish.ts'
import { wordsOfNotKnowing } from './words-of-not-knowing.ts'

/** Nothing is known of it: what a person says then depends on what was asked, and of whom. */
export function evade(given: Given, asked: Asked): Decision {
  const { state, heard } = given
  const topic = asked.stems.join(' ')
  const who = whoseMind(asked.text, heard.text, knownOf(given.graph.facts).people)
  const kind = unknownIn(asked, heard.text)
  if (who === null && kind === 'need') return { ...toOwnWish(given), evades: topic }
  // What has to do with it may be the answer, unless somebody knows that nothing is.
  const mayBeNear = heard.meant !== NOTHING_IS_MEANT && !isWrittenThroughout(given.graph.answers)
  const near = mayBeNear ? nearInstead(given, { asked, kind, who }) : null
  const related: Decision | null =
    near === null || near.some((part) => isOutOfTheQuestion(given, asked, part))
      ? null
      : { intent: 'tell what is related', parts: near, open: { what: 'nothing' } }
  if (related !== null && !isOnlyThatItTold(related)) return related
  const usual = toUsualQuestion(given, asked)
  if (usual !== null) return withItsOwnQuestion(given, usual)
  if (related !== null) return related
  const isAgain = topic !== '' && state.evaded.includes(topic) && IS_OF_THE_WORLD.has(kind)
  const words = isAgain ? [phrase('evade-again')] : wordsOfNotKnowing(given, { asked, kind, who })
  // Who is written throughout has ways of their own, and enough of them.
  const isOnlyHedge =
    !isWrittenThroughout(given.graph.answers) &&
    words.every((part) => part.say === 'phrase' && part.of.startsWith('evade-'))
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

const isOutOfTheQuestion = ({ graph }: Given, asked: Asked, part: Part): boolean => {
  const fact = part.say === 'fact' ? factIn(graph, part.id) : undefined
  return fact !== undefined && cannotBeMeant(asked, fact)
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
    parts: [phrase(usual.name)],
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
