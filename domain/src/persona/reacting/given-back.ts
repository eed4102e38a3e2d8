import { stemsOf } from '../../language/stems.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { wasSaidLately } from '../said-lately.ts'
import { factIn, isTold, type Open, type Part, type State } from '../state.ts'
import { mayTell, nextUntold } from '../telling.ts'
import { writtenOut } from './act-of.ts'
import { IS_MEANT_FOR, sharedWith } from './touches.ts'

const NOTHING: Open = { what: 'nothing' }

/** What was said back to the persona: it is taken in the way it was worded, and being heard opens. */
export function toWhatWasGivenBack(given: Given): Decision | null {
  const { reflection, acts } = given.heard.labels
  const act = given.heard.act
  if (act === 'offer' || act === 'promise' || act === 'advice') return null
  if (acts.includes('summary') || (reflection !== 'none' && isSummary(given)))
    return confirm(given, 'summary-right')
  if (isSympathy(given)) return toEmpathy(given)
  if (reflection === 'none' || OF_THEIR_OWN.test(writtenOut(given.heard.text))) return null
  return confirm(given, reflection === 'complex' ? 'understood' : 'heard')
}

/** "There's a nursery in Kent that has had ours for three years" tells, and gives nothing back. */
const OF_THEIR_OWN =
  /^(?!.*\byou)(?:.*\b)?(?:ours|our (?:system|customers?|product|service|clients?))\b/

const isSummary = ({ heard }: Given): boolean =>
  /\b(?:sum up|summari[sz]e|to recap|let me check|got that right|get that right|got it right)\b/i.test(
    heard.text,
  )

export function confirm(given: Given, of: 'summary-right' | 'understood' | 'heard'): Decision {
  return {
    intent: of === 'summary-right' ? 'confirm the summary' : `it was ${of}`,
    parts: [
      phrase(of),
      ...(of === 'summary-right'
        ? notInIt(given, whatIsMissing(given))
        : (restOfWhatWasGuessed(given) ?? moreOfIt(given))),
    ],
    open: NOTHING,
  }
}

/** "Your father was a captain, too, wasn't he?": what they have guessed a part of is said whole. */
function restOfWhatWasGuessed(given: Given): Part[] | null {
  const { graph, state, heard } = given
  if (graph.temper.volunteers === 0 || graph.lead === 'persona') return null
  const said = new Set(stemsOf(heard.text))
  const fact = graph.facts.find(
    (one) =>
      (one.about === 'background' || one.about === 'situation') &&
      !isTold(state, one) &&
      mayTell(given, one) &&
      sharedWith(heard.text, one, graph.facts) >= IS_MEANT_FOR &&
      one.stems.filter((stem) => !said.has(stem)).length >= NEWS,
  )
  return fact === undefined ? null : [tell(fact)]
}

/** In words that were not in what was said. */
const NEWS = 2

/** What was in the summary is not what is missing. */
const notInIt = ({ graph, heard }: Given, parts: Part[]): Part[] =>
  parts.some((part) => {
    const fact = part.say === 'fact' ? factIn(graph, part.id) : undefined
    return fact !== undefined && sharedWith(heard.text, fact, graph.facts) >= IS_IN_IT
  })
    ? []
    : parts

const IS_IN_IT = 0.9

/** Who was heard in all that they said adds what they have come for; at the end a yes is all that is wanted. */
function whatIsMissing(given: Given): Part[] {
  if (isAtTheEnd(given)) return []
  const wish = given.state.earned >= MUCH_TRUST ? nextUntold(given, ['goal']) : null
  return wish === null || wasSaidByThem(given, wish)
    ? moreOfIt(given)
    : [{ say: 'fact', id: wish.id, as: 'new' }]
}

const MUCH_TRUST = 75

export const isSympathy = ({ heard }: Given): boolean =>
  heard.labels.acts.includes('empathy') || SYMPATHY.test(writtenOut(heard.text))

const SYMPATHY =
  /\b(?:you must (?:be|feel) (?!able\b|aware\b|sure\b|joking\b)\w+|i would (?:be|have been|feel|have felt) (?:too|the same|angry|upset|furious|scared)|must (?:be|have been)|(?:that|it) (?:sounds|is so|is very) (?:hard|awful|terrible|lonely|tough|sad|exhausting|painful|frightening|stressful|difficult|a lot)|that is (?:awful|terrible|hard|tough|sad|a lot)|oh no|poor you|i am sorry (?:to hear|for your|that you|you have|about)|i can imagine|that hurts)\b/

/** Comfort is taken in the words it came in: "that must have been hard" is answered with "it was". */
export function toEmpathy(given: Given): Decision | null {
  const { acts } = given.heard.labels
  const isComfort = isSympathy(given)
  const said = writtenOut(given.heard.text)
  if (!isComfort && (!acts.includes('apology') || IS_A_REPAIR.test(said))) return null
  const of = !isComfort
    ? 'apology-taken'
    : /\byou must (?:be|feel)\b/.test(said)
      ? 'i-am'
      : /\byou must have (?:been|felt)\b/.test(said)
        ? 'i-was'
        : /\b(?<!you )must have been\b|\b(?:sounds|that) (?:was|were)\b/.test(said)
          ? 'it-was'
          : /\b(?:must be |(?:that|it) (?:sounds|is) (?:\w+ )?(?:hard|lonely|tough|exhausting|painful|stressful|difficult|a lot))\b/.test(
                said,
              )
            ? 'it-is'
            : 'sympathy-taken'
  return {
    intent: 'take the sympathy',
    parts: [phrase(of), ...(isComfort ? moreOfIt(given) : [])],
    open: NOTHING,
  }
}

/** "Sorry, I meant the other one": an excuse for the words, and for nothing that was done. */
const IS_A_REPAIR =
  /\bsorry,? (?:i (?:meant?|asked|did not|do not|just|only)|that (?:broke|was not|did not)|what|let me|say|go back|can|could|the)\b/

/**
 * What being heard brings out: the rest of what was just told; then something that has to do with it; and
 * only to somebody who is trusted something else, which is said to be something else.
 */
function moreOfIt(given: Given): Part[] {
  const { graph, state } = given
  if (state.agreed) return []
  const last = factIn(graph, lastTold(state) ?? '')
  const untold = graph.facts.filter(
    (fact) => !isTold(state, fact) && mayTell(given, fact) && !wasSaidByThem(given, fact),
  )
  const place = last === undefined ? graph.facts.length : graph.facts.indexOf(last)
  const rest = untold.find(
    (fact) => fact.thread === last?.thread && graph.facts.indexOf(fact) > place,
  )
  if (rest !== undefined) return [tell(rest)]
  // A witness says what is asked, and nothing more.
  if (graph.temper.volunteers === 0) return []
  // What the other one has just said need not be told to them.
  const troubles = untold.filter(
    (fact) =>
      fact.about === 'pain' &&
      sharedWith(given.heard.text, fact, graph.facts) < fact.stems.length / 2,
  )
  const near = troubles
    .map((fact) => ({ fact, shared: sharedWith(given.heard.text, fact, graph.facts) }))
    .toSorted((a, b) => b.shared - a.shared)[0]
  if (near !== undefined && near.shared >= IS_MEANT_FOR) return [tell(near.fact)]
  const [next] = troubles
  const isTrusting = state.rapport >= graph.temper.rapport + MUCH_MORE
  if (next === undefined || !isTrusting || wasSaidLately('something-else', given, 5)) return []
  return [phrase('something-else'), tell(next)]
}

/** In the last stage nothing new is begun. */
export const isAtTheEnd = ({ graph, state }: Given): boolean =>
  state.agreed || (graph.stages.length > 1 && graph.stages.at(-1)?.id === state.stage)

/** What the other one has said themselves is no news to them. */
export const wasSaidByThem = ({ graph, state }: Given, fact: Fact): boolean =>
  state.said
    .slice(0, -1)
    .some(
      (line) =>
        sharedWith(line, fact, graph.facts) >= Math.max(IS_MEANT_FOR, fact.stems.length / 3),
    )

/** In the line right before: what was said earlier is over. */
const lastTold = ({ last }: State): string | undefined =>
  last.flatMap((part) => (part.say === 'fact' ? [part.id] : [])).at(-1)

/** Above the rapport that the talk began with. */
const MUCH_MORE = 12

const tell = (fact: Fact): Part => ({ say: 'fact', id: fact.id, as: 'new' })
