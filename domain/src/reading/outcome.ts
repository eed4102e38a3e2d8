import { holds } from '../graph/conditions.ts'
import type { Graph, Outcome } from '../graph/graph.ts'
import { plain, wordsOf } from '../language/words.ts'
import { waysOf } from '../persona/phrases/phrases.ts'
import type { State } from '../persona/state.ts'
import { declines, hangsUp, isOutOfTime, takesLeaveIn } from './persona-says.ts'

type End = {
  graph: Graph
  /** After the last thing that was said. */
  state: State
  /** What the persona said after the learner's last words; '' where it said nothing. */
  lastLine: string
  isDeclined: boolean
}

/** How it ended: first by what was done, then by what the persona said, whoever worded it. */
export function outcomeOf({ graph, state, lastLine, isDeclined }: End): Outcome | null {
  if (state.now.includes('distress')) return 'distress'
  if (state.now.includes('stop')) return 'stopped'
  const byWords = outcomeInWords(graph, lastLine)
  if (byWords !== null) return byWords
  if (hangsUp(lastLine)) return 'hung-up'
  const isOver = takesLeaveIn(lastLine) || state.now.includes('closing')
  if (isOver && !state.agreed && (isOutOfTime(lastLine) || state.now.includes('time-up')))
    return 'time'
  if (state.agreed) return 'agreed'
  if (!isOver) return null
  if (isDeclined || declines(lastLine) || GOES_ELSEWHERE.test(lastLine)) return 'declined'
  if (graph.agreement === null && INVITES.test(lastLine)) return 'agreed'
  // A bare goodbye may be cool or warm: what came before decides.
  const ending = graph.endings.find(({ when }) => holds(when, { graph, state }))
  const isCool = wordsOf(lastLine).length <= A_COOL_LINE
  return isCool && ending?.outcome === 'declined' ? 'declined' : 'said-goodbye'
}

/** In words. */
const A_COOL_LINE = 4

const GOES_ELSEWHERE =
  /\b(?:call|ring|go (?:to|with)|try|take) (?:him|them|somebody else|someone else|another|a competitor|my (?:business|money|custom)|elsewhere)\b|\bcancel (?:my|the|our) (?:contract|account|subscription|order)\b/i

/** Of who has nothing to agree to, but somebody to choose. */
const INVITES =
  /\b(?:welcome aboard|you(?:'ve| have) got (?:the|it|our)|(?:next|second) (?:round|interview)|meet the (?:team|others|board)|(?:like|want|love) (?:you )?to (?:see you again|invite|offer|have you|go ahead|support|approve|fund)|we(?:'ll| will) (?:fund|approve|support|back) (?:it|this|you)|you have my (?:vote|support)|i(?:'ll| will) (?:vote for|support|back) (?:it|this|you))\b/i

/** The persona ended it in the words of the graph. */
function outcomeInWords(graph: Graph, line: string): Outcome | null {
  const said = plain(line).toLowerCase()
  if (said.trim() === '') return null
  const ending = graph.endings.find(({ says }) =>
    Object.values(waysOf(graph, says))
      .flat()
      .some((way) => {
        const words = plain(way).toLowerCase()
        // What has a name to be filled in is known by the rest.
        const longest = words.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? ''
        return longest.length >= A_LINE && said.includes(longest)
      }),
  )
  return ending?.outcome ?? null
}

/** In characters: "Goodbye." ends a talk in many ways. */
const A_LINE = 14
