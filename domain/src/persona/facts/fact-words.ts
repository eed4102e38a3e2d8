import type { Graph } from '../../graph/graph.ts'
import { retellings } from '../../language/retell.ts'
import { wordsOf } from '../../language/words.ts'
import { cut } from './cut.ts'
import type { Fact } from './facts.ts'
import type { Heard } from '../hear.ts'
import { inMidLine } from '../in-mid-line.ts'
import { whatIsAsked } from '../recalling/asked.ts'
import { nameOfWhom } from '../recalling/who-is-who.ts'
import { factIn, type Part, type State } from '../state.ts'
import type { Choose } from '../word-line.ts'

/** A fact as it is said now: whole, in other words when it was heard before, or only what was asked for. */
export function wordFact(
  { id, as, to }: Extract<Part, { say: 'fact' }>,
  given: { graph: Graph; state: State; heard: Heard; choose: Choose; isOnly: boolean },
): { words: string; isShort: boolean } {
  const { graph, state, heard, choose, isOnly } = given
  const fact = factIn(graph, id)
  if (fact === undefined) return { words: '', isShort: false }
  const text = heard.asked?.text ?? ''
  // "Who was the driver?" wants a name; "who is Gerry?" has one, and wants all the rest.
  const isForName = nameOfWhom(fact.says, text) !== null
  const asked =
    to !== undefined
      ? whatIsAsked(to)
      : isOnly && (isForName || !/^who (?:is|was|are|were)\b/i.test(text))
        ? heard.asked
        : null
  const part = asked === null ? null : cut(fact.says, asked)
  const isUnheardOf = part !== null && !isForName && isNameOfNobodyKnown(part, { asked, state })
  const short = isUnheardOf ? null : part
  // Once it was said in short, who asks on wants the whole; once it was said whole, only the part.
  const wasSaid = (line: string) => (as === 'new' ? line.includes(short ?? '') : line === short)
  if (short !== null && !state.recent.some(wasSaid)) return { words: short, isShort: as === 'new' }
  const ways = as === 'new' ? [fact.says, ...(fact.otherWays ?? [])] : otherWays(fact, graph)
  const unheard = ways.filter((words) => !state.recent.some((line) => contains(line, words)))
  return { words: choose(unheard.length === 0 ? ways : unheard) ?? fact.says, isShort: false }
}

/** "Magee" says nothing to who has not heard of any: then it is told who that is. */
const isNameOfNobodyKnown = (
  part: string,
  { asked, state }: { asked: Heard['asked']; state: State },
): boolean =>
  asked?.wants === 'person' &&
  IS_ONLY_A_NAME.test(part) &&
  !state.recent.some((line) => line.includes(part.slice(0, -1)))

const IS_ONLY_A_NAME = /^(?:\p{Lu}[\p{L}'-]*[ .]*)+$/u

/** The author's own other ways first: grammar only turns what there is. */
function otherWays({ says, about, otherWays: own = [] }: Fact, graph: Graph): string[] {
  if (own.length > 0) return [...own, says]
  const retold = [...retellings(says), ...(about === 'pain' ? asWhatIsWrong(says, graph) : [])]
  return retold.length > 0 ? retold : [says]
}

/** "Teachers forget their passwords": "The trouble is that teachers forget their passwords." */
const asWhatIsWrong = (says: string, graph: Graph): string[] =>
  wordsOf(says).length > NO_LONGER || SAYS_THAT_IT_IS_WRONG.test(says)
    ? []
    : [`The trouble is that ${inMidLine(says, graph)}`]

/** In words. */
const NO_LONGER = 12

const SAYS_THAT_IT_IS_WRONG =
  /^(?:That's|That is|It's|It is|There's|There is|There are|The trouble|The problem|The worst|Because|So|And|But)\b|\b(?:problems?|troubles?|worst|afraid|worr(?:y|ies|ied)|that)\b|, so\b|[;:?!…]/

/** In the middle of a line it may begin in small letters. */
const contains = (line: string, words: string): boolean => line.includes(words.slice(1))
