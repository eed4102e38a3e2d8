import { stemsOf } from '../../language/stems.ts'
import { heardIn } from '../../moves/heard.ts'
import { askedIn } from '../../moves/asked.ts'
import { sameWords } from '../../graph/validate-answers.ts'
import type { Answer } from '../../graph/graph.ts'
import { isCommon } from '../../wording/common-words.ts'
import type { Fact } from '../facts/facts.ts'
import { isTold } from '../state.ts'
import { mayTell } from '../telling.ts'
import type { Decision, Given } from '../decision.ts'
import { type Asked, whatIsAsked } from '../recalling/asked.ts'
import { aroundIt } from './around.ts'
import { asksOn } from './asks-on.ts'
import { asksWhatIsMeant, isOfAnotherKind } from './of-another-kind.ts'
import { type Bar, sameQuestionIn } from '../recalling/same-question.ts'
import { sayWhatWasWritten } from './say-what-was-written.ts'
import { sayWhatIsBehind, toWhatIsAskedOn, toWhatIsBehindIt } from './what-is-asked-on.ts'
import { withWhomTheyMean } from './whom-they-mean.ts'

/** Who asks nearly what an author wrote an answer to gets that, whatever else could be heard in it. */
export function writtenAnswer(given: Given, asked: Asked | null): Decision | null {
  const { heard, graph } = given
  if (graph.answers.length === 0) return null
  const found = [...(asked === null ? [] : [asked]), ...questionsIn(heard.text).toReversed()]
  const [last] = found
  // Who takes up a word, and asks what it means, has asked about the line and not about the word.
  const isOfTheLine =
    last !== undefined && (asksWhatIsMeant(last.text) || asksOn(last.text) !== null)
  const all = isOfTheLine ? [last] : found
  if (last === undefined || movesOn(heard, last)) return null
  return (
    // Of several questions the last is the one that waits.
    all
      .map((one) => toWhatIsAskedOn(given, one, 'surely') ?? toWhatWasWritten(given, one, 'surely'))
      .find((decision) => decision !== null) ??
    (asked === null ? null : toWhatIsBehindIt(given, asked))
  )
}

function movesOn({ moves }: Given['heard'], { text }: Asked): boolean {
  if (IS_ASKED.test(text)) return false
  return (
    moves.some((move) => MOVES_ON.has(move)) ||
    (moves.includes('proposal') && !ASKS_OF_THEM.test(text))
  )
}

/** What may change where the talk stands is for those who weigh it. */
const MOVES_ON: ReadonlySet<string> = new Set(['next-step', 'closing'])

/** "Have you tried …?", "do I get breaks?", "what would you keep until next week?": neither a yes nor a no would be an answer. */
const IS_ASKED =
  /^(?:is there anything (?:else )?(?:that )?(?:you|i|we)\b|(?:have|did) you (?:tr(?:y|ied)|check(?:ed)?)|do i (?:get|have to|need)|(?:what|who|why) (?!about|if|do you (?:say|think))|(?:which|what) (?:address|street|model|number|machine|page|sheet)|how old)\b/i

/** It asks what is or was so, and proposes nothing yet. */
const ASKS_OF_THEM =
  /^(?:(?:have|had|did|do|are|were) you|(?:has|does|is|was) (?:he|she|it|your)|when|where|which|how (?!about\b))\b/i

function questionsIn(text: string): Asked[] {
  const heard = heardIn(text)
  return askedIn(heard).map(({ from, to, form }) =>
    whatIsAsked({
      text: heard
        .slice(from, to)
        .map(({ word }) => word)
        .join(' '),
      form,
    }),
  )
}

/** What its author wrote for the question, or the fact that they said is the answer. */
export function toWhatWasWritten(given: Given, asked: Asked, bar: Bar): Decision | null {
  const { graph } = given
  const around = aroundIt(given)
  const named = withWhomTheyMean(given, asked)
  const answer =
    (named === null ? null : sameQuestionIn(named, graph.answers, { bar, around })) ??
    sameQuestionIn(asked, graph.answers, { bar, around })
  if (answer === null) return null
  // It asks on about the line before, whatever else is asked in nearly these words.
  if (
    asksOn(asked.text) !== null &&
    !answer.asked.some((way) => sameWords(way) === sameWords(asked.text))
  )
    return null
  if (isOfAnotherKind(asked.text, answer.asked)) return null
  if (bar === 'perhaps' && hasWordsOfWhatIsKept(given, answer)) return null
  // What was just said is no answer to what may be another question: what is behind it may be one.
  if (bar !== 'surely' && wasJustSaid(given, answer)) return sayWhatIsBehind(given, answer, 'more')
  const decision = sayWhatWasWritten(given, answer, WRITTEN_FOR[bar])
  return bar === 'perhaps' ? guessed(decision) : decision
}

/** What only may be the answer goes near nothing that has yet to be earned. */
function hasWordsOfWhatIsKept({ graph, state }: Given, { says }: Answer): boolean {
  const isKept = (fact: Fact) => !isTold(state, fact) && !mayTell({ graph, state }, fact)
  const kept = graph.facts.filter(isKept).flatMap(({ stems }) => stems)
  if (kept.length === 0) return false
  const open = new Set(graph.facts.filter((fact) => !isKept(fact)).flatMap(({ stems }) => stems))
  const said = new Set(says.flatMap(stemsOf))
  return kept.some((stem) => said.has(stem) && !open.has(stem) && !isCommon(stem))
}

const guessed = (decision: Decision): Decision => ({
  ...decision,
  parts: decision.parts.map((part) => (part.say === 'answer' ? { ...part, guessed: true } : part)),
})

const wasJustSaid = ({ state }: Given, { id, tells }: Answer): boolean =>
  state.last.some(
    (part) =>
      (part.say === 'answer' && part.id === id) || (part.say === 'fact' && part.id === tells),
  )

/** Who reads why learns how sure it was of what was meant. */
const WRITTEN_FOR: Record<Bar, string> = {
  surely: 'say what was written for it',
  likely: 'say what was written for it: likely',
  perhaps: 'say what was written for it: perhaps',
}
