import type { Graph } from '../graph/graph.ts'
import { wordsOf } from '../language/words.ts'
import { stemsOf } from '../language/stems.ts'
import type { Fact } from './facts/facts.ts'
import type { Heard } from './hear.ts'
import { waysOf } from './phrases/phrases.ts'
import { IS_ABOUT, sharedWith } from './reacting/touches.ts'
import { wasSaidLately } from './said-lately.ts'
import { factIn, isTold, type Part, type State } from './state.ts'
import { HAND_BACKS_IN_100, LEADS_IN_100, type Voice } from './voice.ts'
import type { Choose } from './word-line.ts'

type Given = { graph: Graph; state: State; heard: Heard; voice: Voice; choose: Choose }

/** What is said around an answer: one of the phrases, or words of its own. */
export type Around = { of: string } | { words: string }

/** A word before the answer, where none was planned. Rare, and never twice running. */
export function leadIn(parts: Part[], given: Given): Around | null {
  const { state, voice, graph, heard, choose } = given
  const [first] = parts
  if (first?.say !== 'fact' || heard.asked === null || heard.asked.isYesNo) return null
  if (!happens(LEADS_IN_100[voice.talk], given)) return null
  const last = state.recent.at(-1) ?? ''
  const ways = Object.values(waysOf(graph, 'lead-in')).flat()
  if (ways.some((way) => last.startsWith(way)) || /^The \w+\?/.test(last)) return null
  const fact = factIn(graph, first.id)
  const repeat = fact === undefined ? null : halfRepeat(heard.asked.text, fact)
  return repeat !== null && choose([true, false]) === true ? { words: repeat } : { of: 'lead-in' }
}

/** What is left hanging after an answer: a hint at what was not told yet, or a question of its own. */
export function handBack(parts: Part[], given: Given): Around | null {
  const { graph, state, voice } = given
  const last = parts.at(-1)
  if (last?.say !== 'fact' || last.as !== 'new' || graph.lead === 'persona' || state.turns < 2)
    return null
  const told = factIn(graph, last.id)
  if (told === undefined || told.about === 'pain' || told.about === 'goal') return null
  if (wordsOf(told.says).length < A_LONG_ANSWER) return null
  if (!happens(HAND_BACKS_IN_100[voice.talk], given)) return null
  if (state.rapport < 45 && told.about === 'background' && voice.warmth === 'cool') {
    return wasSaidLately('why-you-ask', given, state.recent.length) ? null : { of: 'why-you-ask' }
  }
  // Only the author's own: a hint at money or at people in general, hung on what was told, is heard as nonsense.
  const kept = graph.facts.find(
    (fact) =>
      fact.about === 'pain' &&
      fact.hint !== undefined &&
      !isTold(state, fact) &&
      sharedWith(told.says, fact, graph.facts) >= IS_ABOUT,
  )
  if (kept?.hint === undefined) return null
  const { hint } = kept
  return state.recent.some((line) => line.includes(hint)) ? null : { words: hint }
}

/** In words: to "I'm forty-seven" nothing is added. */
const A_LONG_ANSWER = 6

const HUNDRED = Array.from({ length: 100 }, (_, n) => n)

const happens = (timesIn100: number, { choose }: Given): boolean =>
  (choose(HUNDRED) ?? 100) < timesIn100

/** "The vans? Forty-six." */
function halfRepeat(text: string, fact: Fact): string | null {
  const thing = /\byour (\p{Ll}+s)\b(?=\s*(?:\?|$|today|now|currently|at the moment))/u.exec(
    text,
  )?.[1]
  if (thing === undefined) return null
  return stemsOf(thing).some((stem) => fact.stems.includes(stem)) ? `The ${thing}?` : null
}
