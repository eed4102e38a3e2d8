import type { Answer, AskedOn } from '../../graph/graph.ts'
import { alike } from '../../language/sense.ts'
import { senseOfTurn } from '../../language/sense-of-turns.ts'
import { stemsOf } from '../../language/stems.ts'
import { type Decision, type Given, mixedUp, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import type { Asked } from '../recalling/asked.ts'
import { askedOnIn } from '../recalling/same-question.ts'
import { factIn, type Part } from '../state.ts'
import { aroundIt } from './around.ts'
import { type AsksOn, asksOn } from './asks-on.ts'
import { nextInThread } from './follow-up.ts'
import { isOfAnotherKind } from './of-another-kind.ts'
import { said, sayWhatWasWritten } from './say-what-was-written.ts'

/** "Why longer then?": what its author wrote for who asks on about the line that they have just heard. */
export function toWhatIsAskedOn(
  given: Given,
  asked: Asked,
  bar: 'surely' | 'perhaps',
): Decision | null {
  const on = whatIsAskedOn(given, asked, bar)
  if (on === null) return null
  const intent = 'say what was written for who asks on'
  if (on.is === null)
    return said(given, { part: { say: 'answer', id: on.id, as: 'asked' }, intent })
  const answer = given.graph.answers.find(({ asked: [first] }) => first === on.is)
  return answer === undefined ? null : sayWhatWasWritten(given, answer, intent)
}

function whatIsAskedOn(given: Given, asked: Asked, bar: 'surely' | 'perhaps'): AskedOn | null {
  const around = aroundIt(given)
  for (const part of given.state.last.toReversed()) {
    for (const expected of expectedAfter(given, part)) {
      const found = askedOnIn(asked, expected, { bar, around, besides: given.graph.answers })
      if (found !== null && !isOfAnotherKind(asked.text, found.asked)) return found
    }
  }
  return null
}

/** Behind what was asked on itself, the rest of what is asked on there may still come. */
function expectedAfter({ graph: { answers } }: Given, part: Part): (readonly AskedOn[])[] {
  const those = answers.filter(({ id, tells, next }) => {
    if (part.say === 'fact') return tells === part.id
    return part.say === 'answer' && (id === part.id || next.some((on) => on.id === part.id))
  })
  return those.flatMap(({ next }) => (next.length === 0 ? [] : [next]))
}

/** "Why?", "tell me more", right behind something that was written. */
export function toWhatIsBehindIt(given: Given, asked: Asked): Decision | null {
  const { state } = given
  const as = asksOn(asked.text) ?? asksOnInItsWords(given, asked)
  const last = lastOfWhatWasSaid(given)
  if (as === null || last === undefined) return null
  // What it meant is the wrong question to who was only guessing what they were asked.
  if (last.say === 'answer' && last.guessed && !ONLY_ASKS_WHY.test(asked.text))
    return mixedUp(given)
  const answer = writtenOf(given, last)
  const goesOn = as === 'more' && asked.wants !== 'meaning' && asked.wants !== 'example'
  if (answer !== undefined && goesOn && hasMoreToTell(given, answer)) return null
  const left = answer === undefined ? null : sayWhatIsBehind(given, answer, as)
  const isAllSaid = answer === undefined || answer.why.length + answer.more.length > 0
  return left === null && last.say === 'answer' && asksOn(asked.text) !== null && isAllSaid
    ? { intent: 'nothing more to it', parts: [phrase('no-more')], open: state.open }
    : left
}

const ONLY_ASKS_WHY = /^(?:and |but |so )?(?:why|how come)\b/

/** An author may have written one line for both. */
export function sayWhatIsBehind(given: Given, answer: Answer, as: AsksOn): Decision | null {
  const [first] = leftBehind(given, answer, as)
  return first === undefined
    ? null
    : said(given, {
        part: { say: 'answer', id: answer.id, as: first.as },
        intent: 'say more of what was written for it',
      })
}

/** Of a fact that was told before, and is not asked for once more. */
export function sayMoreOf(given: Given, { id }: Fact): Decision | null {
  const answer = writtenOf(given, { say: 'fact', id, as: 'again' })
  return answer === undefined ? null : sayWhatIsBehind(given, answer, 'more')
}

/**
 * Where nothing that is known answers, what is behind the line before goes on about the same thing: more often than not
 * it is nearer to what was asked than any way of not knowing.
 */
export function toWhatIsNearBehindIt(given: Given, asked: Asked): Decision | null {
  const last = lastOfWhatWasSaid(given)
  const answer = last === undefined ? undefined : writtenOf(given, last)
  if (answer === undefined) return null
  if (given.heard.moves.some((move) => IS_OF_THE_TALK.has(move)) || asked.wants === 'opinion')
    return null
  const sense = senseOfTurn(asked.text)
  const [nearest] = leftBehind(given, answer, 'more')
    .map((one) => ({ ...one, near: alike(sense, senseOfTurn(one.way)) }))
    .toSorted((one, other) => other.near - one.near)
  if (nearest === undefined || nearest.near < NEAR[asked.isYesNo ? 'yes or no' : 'open'])
    return null
  return said(given, {
    part: { say: 'answer', id: answer.id, as: nearest.as },
    intent: 'say more of what was written for it: for want of an answer',
  })
}

/** Who takes leave, or offers something, asks about that. */
const IS_OF_THE_TALK: ReadonlySet<string> = new Set(['closing', 'next-step', 'proposal'])

/** Who asks whether something is so hears that there is more to it only where it is of just that. */
const NEAR = { open: 0.1, 'yes or no': 0.2 } as const

/** What is asked for first, and of each what has not been heard lately. */
const leftBehind = ({ state }: Given, answer: Answer, as: AsksOn): { as: AsksOn; way: string }[] =>
  [as, as === 'why' ? ('more' as const) : ('why' as const)].flatMap((one) => {
    const way = answer[one].find((words) => !state.recent.some((line) => line.includes(words)))
    return way === undefined ? [] : [{ as: one, way }]
  })

/** Of two things in a breath, who asks on asks about the second. */
const lastOfWhatWasSaid = ({ state }: Given): Part | undefined =>
  state.last.findLast(({ say }) => say === 'answer' || say === 'fact')

/** A fact by an answer that tells it. */
const writtenOf = ({ graph }: Given, part: Part): Answer | undefined =>
  graph.answers.find(({ id, tells, why, more }) => {
    if (part.say === 'answer') return id === part.id
    return part.say === 'fact' && tells === part.id && why.length + more.length > 0
  })

/** Who tells a story goes on with it before anything else. */
function hasMoreToTell(given: Given, { tells }: Answer): boolean {
  const fact = tells === null ? undefined : factIn(given.graph, tells)
  return fact !== undefined && nextInThread(given, fact) !== null
}

/** "Why two hours?", "what do you mean, the shop sign?": in no other words than those that were just said. */
function asksOnInItsWords({ state }: Given, { stems, wants, text }: Asked): AsksOn | null {
  const own = new Set(stemsOf(state.recent.at(-1) ?? ''))
  if (!stems.every((stem) => own.has(stem))) return null
  if (TAKES_UP_A_WORD.test(text)) return 'more'
  if (wants === 'reason') return 'why'
  return ASKS_ON.has(wants) ? 'more' : null
}

/** "Two what?" */
const TAKES_UP_A_WORD = /^(?:the )?\p{L}+ what(?: sorry)?$/u

const ASKS_ON: ReadonlySet<Asked['wants']> = new Set(['more', 'meaning', 'example'])
