import { stemsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { moreOf } from '../phrases/phrases.ts'
import type { Asked } from '../recalling/asked.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import type { Part } from '../state.ts'
import { asksOn } from './asks-on.ts'
import { ASKS_WHAT_IS_MEANT } from './own-line.ts'

/**
 * "The people, mostly." "How do you mean, the people?": who asks on about what anybody might have said hears what is behind
 * it, and not that nothing is.
 */
export function toMoreOfIt({ heard, state, graph }: Given): Decision | null {
  const { asked, labels, text } = heard
  if (asked === null || labels.question === 'none') return null
  if (state.last.some(({ say }) => !IS_OF_ANYBODY.has(say))) return null
  const line = state.recent.at(-1) ?? ''
  if (
    !asksOnAboutIt(asked, `${line} ${graph.persona.name}`) &&
    !ASKS_WHAT_IS_MEANT.test(bareQuestion(text))
  )
    return null
  if (state.last.some(({ say }) => say === 'more'))
    return { intent: 'nothing more to it', parts: [phrase('no-more')], open: state.open }
  for (const part of state.last) {
    if (part.say !== 'phrase') continue
    const said = Object.keys(moreOf(graph, part.of)).find((way) => line.includes(way))
    if (said !== undefined)
      return {
        intent: 'say more of what it said',
        parts: [{ say: 'more', of: part.of, than: said }],
        open: state.open,
      }
  }
  return null
}

const IS_OF_ANYBODY: ReadonlySet<Part['say']> = new Set(['phrase', 'more', 'ask'])

/** In nothing but the persona's own words and name, or in none that is about anything. */
function asksOnAboutIt({ text, stems, wants, isYesNo }: Asked, ownWords: string): boolean {
  const bare = bareQuestion(text)
  if (asksOn(text) !== null || ASKS_WHAT_IS_MEANT.test(bare)) return true
  if (isYesNo || wordsOf(bare).length > SHORT) return false
  if (stems.length === 0) return wants === 'more' || wants === 'example' || wants === 'reason'
  const own = new Set(stemsOf(ownWords))
  return stems.every((stem) => own.has(stem) || stem === A_KIND)
}

/** In words. */
const SHORT = 12

/** "What kind of questions?" */
const [A_KIND] = stemsOf('kind')
