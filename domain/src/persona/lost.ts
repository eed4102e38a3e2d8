import { plain } from '../language/words.ts'
import { toWhatIsAskedOn } from './answering/what-is-asked-on.ts'
import { toWhatWasWritten } from './answering/written-answer.ts'
import { type Decision, type Given, mixedUp } from './decision.ts'
import { isWrittenThroughout } from './recalling/same-question.ts'

/**
 * "Sorry, I'm lost.", "you've lost me": what was said was beside it, and to explain it leads farther away. Whoever notices
 * that asks what was meant; what was asked in the same breath, and is known, is answered.
 */
export function toLost(given: Given): Decision | null {
  const { heard, state, graph } = given
  const heldNothing = state.last.length > 0 && state.last.every(({ say }) => say === 'phrase')
  if (!IS_LOST.test(plain(heard.text)) || !(heldNothing || isWrittenThroughout(graph.answers)))
    return null
  const { asked } = heard
  const answer =
    asked === null || OF_THE_LINE.test(asked.text)
      ? null
      : (toWhatIsAskedOn(given, asked, 'surely') ?? toWhatWasWritten(given, asked, 'perhaps'))
  return answer ?? mixedUp(given)
}

const IS_LOST =
  /\bi(?:'m| am) (?:a (?:bit|little) |completely |totally |quite )?(?:lost|confused)\b|\bi(?:'m| am) not (?:quite |really )?(?:following|with you)\b|\byou(?:'ve| have)? (?:just |completely )?lost me\b|\bi(?:'ve| have) lost you\b(?! for)|\bi (?:don't|do not|didn't|did not|can't|couldn't) (?:quite |really )?(?:follow(?: you| that)?|get (?:that|it|you))\s*[.,?!]|\b(?:that|it) (?:doesn't|does not|didn't) (?:make (?:any )?sense|answer (?:my question|that))|\bthat(?:'s| is| was)(?: not|n't) what i (?:asked|meant|was asking)\b|\bi (?:never|didn't|did not) (?:say|said|ask|asked)\b/i

/** About nothing but what was just said. */
const OF_THE_LINE =
  /\bwhat (?:do|did|does) (?:you|that|it) mean\b|\b(?:of )?what(?: sorry)?$|^(?:said|you \p{L}+) what\b|\bwhat are you (?:talking|on) about\b/u
